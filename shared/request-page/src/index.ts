/**
 * The page behind the link of a request: shown to its buyer by the host and to its seller in a preview, from one
 * source.
 */
export { RequestPage, type EntryLinks } from './request-page.tsx'
export { type FileSource } from './request-file.tsx'
