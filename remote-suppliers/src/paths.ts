/** Every URL of this remote, in one place. */
export const paths = {
  list: '/suppliers',
  disabled: '/suppliers?status=disabled',
  detail: (id: number) => `/suppliers/${id}`,
  newPayment: '/payments/create',
  pay: (id: number) => `/payments/invoicepayment?supplier_id=${id}`,
} as const
