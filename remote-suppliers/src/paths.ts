/** Every URL of this remote, in one place. */
export const paths = {
  list: '/suppliers',
  disabled: '/suppliers?status=disabled',
  addCompany: '/suppliers/add/company',
  addBank: '/suppliers/add/bank',
  addConfirm: '/suppliers/add/confirm',
  detail: (id: number) => `/suppliers/${id}`,
  newPayment: '/payments/create',
  pay: (id: number) => `/payments/invoicepayment?supplier_id=${id}`,
} as const
