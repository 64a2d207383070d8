export { cancellationOf, endingCommentOf } from './cancellation.ts'
export { cancelReasonOfRow, knownCancelReason } from './cancel-reason-store.ts'
export { returnStateOfRow } from './return-state-store.ts'
export { readOutcomes } from './store.ts'
