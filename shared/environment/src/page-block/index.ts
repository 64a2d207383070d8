/** For who reads or changes a page as text. */
export { blockForm, firstCharacter } from './block.ts'
export { readPage, replacePage } from './html.ts'
export { writeBlock } from './write.ts'
