/** Where this remote's screens are, and those it leads to. */
export const paths = {
  account: '/myaccount',
  security: '/myaccount/security',
  creditCards: '/myaccount/creditcards',
  /** A part of the overview. */
  part: (id: 'company') => `/myaccount#${id}`,
  /** The payments': how a payment stands, and the way on with its authentication. */
  payment: (id: string) => `/payments/complete?payment_id=${id}`,
  /** The host's: a new password by a link in a mail. */
  newPassword: '/password/sendemail',
} as const
