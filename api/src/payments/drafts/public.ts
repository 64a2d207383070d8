export { purgeExpiredDrafts } from './delete-expired.ts'
export { draftsHandlers } from './handlers.ts'
export { type DraftTimes, maxDrafts, timesFrom } from './lifetime.ts'
export { draftsMessages } from './messages.ts'
export { listDrafts } from './list-store.ts'
export { fileNameOf, type Names, namesOf, supplierNameOf } from './names-store.ts'
export {
  countDrafts,
  deleteDrafts,
  deleteDraftsOfFile,
  deleteDraftsUnder,
  findDraft,
  findDraftsOfGroup,
  findDraftUnder,
  findInvoiceOfFile,
  insertDraft,
} from './store.ts'
export { applyUntil, toDraftSummaries } from './view.ts'
export { dayIn, hasWord, numberIn, supplierNameIn } from './values-store.ts'
