export { findDispute, findHold, isChargedBack, isChargedBackRow, isDisputedRow } from './charged-back-store.ts'
export { isHeld, isHeldRow, listHeld, listHeldBy } from './held-store.ts'
export { findLivePaymentAbout } from './live-payment-store.ts'
export { findUnchanging, InvoiceUnknown, lockChargeOf, lockKnown } from './lock-known.ts'
export { lockAttempt, lockCharge } from './lock-store.ts'
export {
  changePayment,
  changePaymentBy,
  chargedStatuses,
  dropCompletion,
  findPayment,
  findPaymentByKey,
  getPayment,
  isLive,
  isUndetermined,
  liveStatuses,
  type PaymentChange,
  undeterminedStatuses,
} from './store.ts'
export {
  type ApplicationPayment,
  attemptKeyOf,
  type PaymentRow,
  type ReauthorisationPayment,
  replacementKeyOf,
  type RequestPayment,
} from './subject.ts'
