export { requestDraftsHandlers } from './handlers.ts'
export { requestDraftsMessages } from './messages.ts'
export { findRequestOfDraft, findRequestOfDraftKey, recordSentDrafts } from './sent-store.ts'
export { countRequestDrafts, insertRequestDraft } from './store.ts'
