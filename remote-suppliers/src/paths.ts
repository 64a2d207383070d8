import type { RequestSellerDetail } from '@invoice-card/contracts'
import { collectionTabOf } from '@invoice-card/domain'

/** Every URL of this remote, and those it leads to, in one place. */
export const paths = {
  list: '/suppliers',
  disabled: '/suppliers?tab=disabled',
  addCompany: '/suppliers/add/company',
  addBank: '/suppliers/add/bank',
  addConfirm: '/suppliers/add/confirm',
  detail: (id: number) => `/suppliers/${id}`,
  /** The form of the contact data, and forms and changes of an account (routes of ours). */
  editContact: (id: number) => `/suppliers/${id}/edit`,
  addAccount: (id: number) => `/suppliers/${id}/accounts/add`,
  editAccount: (id: number, accountId: number) => `/suppliers/${id}/accounts/${accountId}/edit`,
  accountChanges: (id: number, accountId: number) => `/suppliers/${id}/accounts/${accountId}/changes`,
  paymentHistory: (id: number) => `/suppliers/${id}/payment-history`,
  payment: (id: number, paymentId: number) => `/suppliers/${id}/payment-history/${paymentId}`,
  collectionHistory: (id: number) => `/suppliers/${id}/collection-history`,
  collection: (id: number, requestId: number) => `/suppliers/${id}/collection-history/${requestId}`,
  newPayment: '/payments/create',
  /** A deleted supplier has no screen any more, its payments have. */
  paymentsOfDeleted: (id: number) => `/payments/history?supplier_id=${id}`,
  pay: (id: number) => `/payments/invoicepayment?supplier_id=${id}`,
  /** A request where its seller can do something about it. */
  request: (request: Pick<RequestSellerDetail, 'id' | 'status'>) =>
    `/collections/${collectionTabOf(request)}/${request.id}`,
} as const
