/** Examination statuses of an invoice by name (docs/product.md#invoice-states). */
export const invoiceStatus = {
  inProgress: 1,
  checked: 2,
  completed: 3,
  transferred: 4,
  cancelled: 5,
  buyerNotRegistered: 6,
  waitingForPayment: 7,
  expired: 8,
} as const

/** 1 to 8, as on the wire. */
export type InvoiceStatusValue = (typeof invoiceStatus)[keyof typeof invoiceStatus]

/**
 * A payment of the company's own, a request from a seller as its buyer sees it, and as its seller sees it
 * (docs/product.md#invoice-states).
 */
const invoiceTypes = ['InvoicePayment', 'InvoiceRequestBuyer', 'InvoiceRequestSeller'] as const
/** Type of an invoice on the wire; a request has another one for its buyer than for its seller. */
export type InvoiceTypeValue = (typeof invoiceTypes)[number]

type WithStatus = { readonly status: InvoiceStatusValue }

/** What the buyer is shown for a status. */
export const invoiceStatusLabels: Readonly<Record<InvoiceStatusValue, string>> = {
  1: '審査中',
  2: '審査中',
  3: '振込予約済み',
  4: '振込完了',
  5: 'キャンセル',
  6: '支払い待ち',
  7: '支払い待ち',
  8: '期限切れ',
}

const { inProgress, checked, completed, transferred, buyerNotRegistered, waitingForPayment } = invoiceStatus

/** The card is authorised, and nobody has completed the examination. */
export const inReviewStatuses = [inProgress, checked] as const
/** The payer has paid, and the money has not left for the payee. */
export const openStatuses = [...inReviewStatuses, completed] as const
/** The payer has paid, and it was not cancelled. */
export const paidStatuses = [...openStatuses, transferred] as const
/** A request that its buyer has not paid yet. */
export const awaitingBuyerStatuses = [buyerNotRegistered, waitingForPayment] as const

/** The money has left for the payee; nothing can be changed any more. */
export const isTransferred = ({ status }: WithStatus): boolean => status === invoiceStatus.transferred
/** A request that its buyer did not pay in time. */
export const isExpired = ({ status }: WithStatus): boolean => status === invoiceStatus.expired
/** Ended by a user, an examiner or a job; what its card was charged is released or refunded. */
export const isCancelled = ({ status }: WithStatus): boolean => status === invoiceStatus.cancelled
/** Card charged, transfer on its way. */
export const isReserved = ({ status }: WithStatus): boolean => status === invoiceStatus.completed
/** Under examination: first or second check still to come. */
export const isInReview = ({ status }: WithStatus): boolean =>
  status === invoiceStatus.inProgress || status === invoiceStatus.checked
/** The payer has paid, and the money has not left for the payee. */
export const isOpen = (invoice: WithStatus): boolean => isInReview(invoice) || isReserved(invoice)
/** A request that its buyer has not paid yet. */
export const isAwaitingBuyer = ({ status }: WithStatus): boolean =>
  status === invoiceStatus.buyerNotRegistered || status === invoiceStatus.waitingForPayment
/** Statuses that nothing leads out of: transferred, cancelled, expired. */
export const isFinal = ({ status }: WithStatus): boolean =>
  isTransferred({ status }) || isCancelled({ status }) || isExpired({ status })
