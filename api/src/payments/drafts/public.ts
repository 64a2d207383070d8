export { purgeExpiredDrafts } from './delete-expired.ts'
export { draftsHandlers } from './handlers.ts'
export { type DraftTimes, maxDrafts, timesFrom } from './lifetime.ts'
export { draftsMessages } from './messages.ts'
export { fileNameOf, type Names, namesOf, supplierNameOf } from './names-store.ts'
export {
  countDrafts,
  deleteDrafts,
  deleteDraftsUnder,
  findDraft,
  findDraftsOfGroup,
  findInvoiceOfFile,
  insertDraft,
} from './store.ts'
export { dayIn, hasWord, numberIn, supplierNameIn } from './values-store.ts'
