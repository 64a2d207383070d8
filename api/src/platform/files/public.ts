export { fileKeys } from './file-store.ts'
export { deleteUnfinishedUploads } from './delete-unfinished.ts'
export { type ImageSize, isJpeg, isPng, readJpegSize, readPngSize } from './image-header.ts'
export { originalLink, pageLink, uploadLifeMs, uploadLink } from './links.ts'
export { mountFiles } from './routes.ts'
export { fileStoreOf } from './store-of.ts'
export {
  acceptFile,
  claimCheck,
  countUnfinished,
  failReadings,
  type FileRow,
  findClientFile,
  findFile,
  findFileById,
  findReadableFile,
  insertFile,
  listAcceptedFiles,
  listPages,
  releaseCheck,
  savePage,
  saveProgress,
  saveResult,
} from './store.ts'
