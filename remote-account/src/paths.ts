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
  /** A part of the overview. */
  part: (id: 'company' | 'creditcards') => `/myaccount#${id}`,
  /** The host's: a new password by a link in a mail. */
  newPassword: '/password/sendemail',
} as const
