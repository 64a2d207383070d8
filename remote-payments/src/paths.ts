import type { PaymentTab } from '@invoice-card/domain'

/** The tabs of the payment screens that have a URL of their own. */
export type ListedTab = Exclude<PaymentTab, 'actionRequired'>

/** Every URL of this remote, in one place. */
export const paths = {
  create: '/payments/create',
  invoiceInfo: '/payments/add/invoiceinfo',
  confirm: '/payments/add/confirm',
  complete: (paymentId: string) => `/payments/complete?payment_id=${encodeURIComponent(paymentId)}`,
  list: (tab: ListedTab | 'draft') => `/payments/${tab}`,
  actionRequired: '/payments/review?tab=action-required',
  detail: (tab: ListedTab, id: number) => `/payments/${tab}/${id}`,
  payRequest: (id: number) => `/payments/waiting/${id}/creditcard`,
  /** A card authorised again, as an examiner asked (SPEC shows no route). */
  authorise: (id: number) => `/payments/review/${id}/creditcard`,
  editInvoiceInfo: (id: number) => `/payments/edit/${id}/invoiceinfo`,
  editConfirm: (id: number) => `/payments/edit/${id}/confirm`,
  /** Groups of payments that programs prepared, and one of them (SPEC shows no routes). */
  oauth: '/payments/oauth',
  oauthGroup: (id: number) => `/payments/oauth/${id}`,
  draft: (id: number) => `/payments/draft/${id}`,
} as const
