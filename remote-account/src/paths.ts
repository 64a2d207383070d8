/** Where this remote's screens are, and those it leads to. */
export const paths = {
  account: '/myaccount',
  company: '/myaccount/company',
  creditCards: '/myaccount/creditcards',
  security: '/myaccount/security',
  editEmailAddress: '/myaccount/edit-email-address',
  editEmailAuth: '/myaccount/edit-email-auth',
  /** The host's: open to everybody, because the change may end this session. */
  editEmailComplete: '/myaccount/edit-email-complete',
  editPassword: '/myaccount/edit-password',
  signIns: '/myaccount/security/history',
  programs: '/myaccount/programs',
  data: '/myaccount/data',
  leave: '/myaccount/leave',
  /** The payments': how a payment stands, and the way on with its authentication. */
  paymentResult: (id: string) => `/payments/complete?payment_id=${id}`,
  /** The host's: a new password by a link in a mail. */
  newPassword: '/password/sendemail',
  /** The host's: says that the account is closed, to who is not signed in any more. */
  leaveComplete: '/leave-complete',
} as const
