export { applySubject } from './apply.ts'
export { applicationPayment, reauthorisationPayment, requestPayment } from './payables.ts'
export { declineLocked, declineRequest } from './request/decline.ts'
export type { CheckedIntent, Payable } from './contract/subject.ts'
