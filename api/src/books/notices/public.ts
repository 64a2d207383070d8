export type { CancelReason, NoticeInvoice } from './notice-texts.ts'
export {
  notifyActionRequired,
  notifyAmountChanged,
  notifyApplied,
  notifyCancelled,
  notifyCompleted,
  notifyTransferred,
} from './notices.ts'
export {
  notifyAccountRequired,
  notifyMailFailed,
  notifyRequestDeclined,
  notifyRequestLinked,
  notifySellerCompleted,
  notifySellerLapsed,
} from './request-notices.ts'
export { notifyRefunded, notifyResent, notifyTransferReturned } from './return-notices.ts'
