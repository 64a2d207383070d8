import { payTogetherPath, type PaymentTab } from '@invoice-card/domain'

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
  /** A card authorised again, as an examiner asked (a route of ours). */
  authorise: (id: number) => `/payments/review/${id}/creditcard`,
  editInvoiceInfo: (id: number) => `/payments/edit/${id}/invoiceinfo`,
  editConfirm: (id: number) => `/payments/edit/${id}/confirm`,
  /** Programs that may prepare payments. */
  programs: '/myaccount/programs',
  creditCards: '/myaccount/creditcards',
  /** Groups of payments that programs prepared, and one of them (routes of ours). */
  oauth: '/payments/oauth',
  oauthGroup: (id: number) => `/payments/oauth/${id}`,
  /** A payment that begins with its payee (a route of ours). */
  invoicePayment: '/payments/invoicepayment',
  /** An invoice file that is here already (a route of ours); `of` says where from. */
  receiptInvoice: (
    fileId: string,
    of: { readonly draft_id: number } | { readonly pre_group_id: number; readonly pre_id: number },
  ) =>
    `/payments/receiptinvoice/${fileId}?${new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]))}`,
  /** A supplier that is registered before its first payment. */
  addSupplier: '/suppliers/add/company',
  /** Several drafts and requests that one press pays, and how each of them ended (routes of ours). */
  several: payTogetherPath,
  severalResult: '/payments/several/result',
  draft: (id: number) => `/payments/draft/${id}`,
  supplierHistory: (supplierId: number) => `/suppliers/${supplierId}/payment-history`,
} as const
