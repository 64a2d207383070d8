export { findLivePaymentAbout } from './payments/live-payment-store.ts'
export { isAccountRecheck } from './invoices/account-recheck.ts'
export { changedValues } from './invoices/changed-values.ts'
export { buyerTypeOf, readCounter, readCounters } from './work/counter-store.ts'
export { listEvents } from './work/event-store.ts'
export { cancelReasonOfRow, knownCancelReason } from './invoices/cancel-reason-store.ts'
export { defineFacts, examinerFacts } from './invoices/facts.ts'
export { cancelUntil, hasReceipt, isCancellable, isEditable } from './invoices/policies.ts'
export { refusalCodeOf } from './invoices/refusal-codes.ts'
export { registrationNumberError } from './invoices/registration-number.ts'
export {
  cardTotalOf,
  chargeOf,
  isRequestPayable,
  requestAmountsOf,
  requestDeadline,
  requestTransferDate,
} from './invoices/request-terms.ts'
export { listRoundTrips } from './invoices/round-trip.ts'
export {
  findDecline,
  findInvoice,
  findSoldInvoice,
  insertApplied,
  insertInvoice,
  listInvoiceFiles,
  listUnanswered,
  lockInvoice,
  lockInvoices,
  replaceInvoiceFiles,
  updateInvoiceRow,
  waitForInvoice,
} from './invoices/store.ts'
export {
  type InvoiceRow,
  partiesOf,
  isAllowedFrom,
  isForSeller,
  refusalOf,
  type TransitionFacts,
  type TransitionRefusal,
} from './invoices/transitions.ts'
export { postLedgerLines } from './ledger/store.ts'
export { requestOwnerAction } from './moves/request-owner-action.ts'
export { cancelInvoice } from './moves/cancel.ts'
export { cancellationOf, endingCommentOf } from './moves/cancellation.ts'
export { moveInvoice, noActionRequired, TransitionRefused } from './moves/move.ts'
export { settlementOf } from './moves/settlement.ts'
export { isSupplierStopped } from './moves/supplier-stop.ts'
export type { NoticeInvoice } from './notices/notice-texts.ts'
export { notifyAmountChanged, notifyApplied, notifyCompleted, notifyTransferred } from './notices/notices.ts'
export {
  notifyMailFailed,
  notifyRequestDeclined,
  notifyRequestLinked,
  notifySellerCompleted,
  notifySellerLapsed,
} from './notices/request-notices.ts'
export { notifyTransferReturned, notifyRefunded, notifyResent } from './notices/return-notices.ts'
export { cardFactsOf, withdrawn } from './payments/card-facts.ts'
export { counterpartKeysOf, documentKeyOf } from './payments/document-key.ts'
export {
  evidenceKeysOf,
  evidenceOf,
  findEvidence,
  findInvoiceOfDocument,
  findInvoiceOfEvidence,
  isEvidenceClaimed,
  isEvidenceInUse,
  claimEvidence,
  ownersOfEvidence,
} from './payments/evidence-store.ts'
export { isHeld, isHeldRow, listHeld, listHeldBy } from './payments/held-store.ts'
export { findUnchanging, InvoiceUnknown, lockChargeOf, lockKnown } from './payments/lock-known.ts'
export { lockAttempt, lockCharge, lockDocuments } from './payments/lock-store.ts'
export { isReplaceable, replacementError } from './payments/replaceable.ts'
export {
  changePayment,
  changePaymentBy,
  chargedStatuses,
  claimPayment,
  deferPayment,
  type DocumentKeys,
  dropCapture,
  dropFallenCapture,
  findLiveCounterpart,
  findLiveDocument,
  findLiveDuplicate,
  findPaidMeanwhile,
  findPayment,
  findPaymentByKey,
  findPaymentByOrder,
  getPayment,
  insertIntent,
  isLive,
  isUndetermined,
  listOldAuthorisations,
  listStuckPayments,
  liveStatuses,
  type PaymentChange,
  saveDocumentKeys,
  undeterminedStatuses,
} from './payments/store.ts'
export {
  type ApplicationPayment,
  attemptKeyOf,
  type PaymentRow,
  type ReauthorisationPayment,
  replacementKeyOf,
  type RequestPayment,
} from './payments/subject.ts'
export {
  countReturns,
  decideReturn,
  findBouncedAccount,
  findOpenReturn,
  insertReturn,
  listOpenReturns,
  listReturns,
  type MoneyReturn,
  saveNamedAccount,
  reserveFollowUp,
  reverseTransfer,
  undecideReturn,
} from './transfers/returned-store.ts'
export { readOutcomes } from './transfers/outcome-store.ts'
export { returnStateOfRow } from './transfers/return-state-store.ts'
export {
  cancelTransfer,
  findAgreedTransferDay,
  findReservedTransfer,
  finishTransfer,
  isInTransferFile,
  reserveTransfer,
} from './transfers/store.ts'
export type { Books } from './work/books.ts'
export { changeBooks } from './work/change-books.ts'
