/** Every URL of this remote, in one place. */
export const paths = {
  list: '/suppliers',
  disabled: '/suppliers?status=disabled',
  detail: (id: number) => `/suppliers/${id}`,
  newPayment: '/payments/create',
} as const
