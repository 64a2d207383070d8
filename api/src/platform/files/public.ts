export { fileKeys } from './keys.ts'
export { deleteUnfinishedUploads } from './delete-unfinished.ts'
export { type ImageSize, isJpeg, isPng, readJpegSize, readPngSize } from './image-header.ts'
export { copyLink, originalLink, pageLink, uploadLifeMs, uploadLink } from './links.ts'
export { mountFiles } from './routes.ts'
export { insertParts, isRelated, isSplit, listParts, type PartRow, withParts } from './part-store.ts'
export { removeUnlessBackedUp } from './removal-store.ts'
export { answerOriginal } from './sent-file.ts'
export { fileStoreOf } from './store-of.ts'
export {
  acceptFile,
  claimCheck,
  countUnfinished,
  countWaitingReadings,
  failReadings,
  type FileRow,
  findClientFile,
  findFile,
  findFileById,
  findReadableFile,
  insertFile,
  listAcceptedFiles,
  listPages,
  refuseFile,
  releaseCheck,
  savePage,
  saveProgress,
  saveResult,
  sumAcceptedBytes,
  sumReadingMs,
} from './store.ts'
