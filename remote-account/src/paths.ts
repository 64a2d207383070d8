/** Where this remote's screens are, and those it leads to. */
export const paths = {
  account: '/myaccount',
  security: '/myaccount/security',
  signIns: '/myaccount/security/history',
  programs: '/myaccount/programs',
  /** A part of the overview. */
  part: (id: 'company' | 'creditcards') => `/myaccount#${id}`,
  /** The host's: a new password by a link in a mail. */
  newPassword: '/password/sendemail',
} as const
