import type { NotificationKind } from '@invoice-card/contracts'

/** What is sent: when, to whom, and whether it is also a notification with its unread dot. */
interface Entry {
  readonly when: string
  readonly to: string
  readonly isRow: boolean
}

const users = 'every user of the company'
const buyers = 'every user of the buyer'
const sellers = 'every user of the seller'
const self = 'the user concerned'
const outsider = 'the address of a request whose company is no customer'

const rows = {
  registration_result: { when: 'a registration is accepted, waits for a person, or is refused', to: users },
  verification_letter_sent: { when: 'the letter with the code of the verification is posted', to: users },
  company_changed: { when: 'an examiner changes what a company registered, after documents', to: users },
  company_verified: { when: 'a company has shown that it is the one of the register', to: users },
  invoice_applied: { when: 'a payment is applied for', to: buyers },
  invoice_amount_changed: {
    when: 'another card authorisation has changed the amount of a payment: the new amount, total and card',
    to: buyers,
  },
  invoice_action_required: { when: 'an examiner or the bank needs something of the owner', to: buyers },
  invoice_completed: {
    when: 'the check is complete: the transfer day, whether it had to move, and until when it can be cancelled',
    to: buyers,
  },
  invoice_transferred: { when: 'the bank has transferred: the receipt is ready', to: buyers },
  invoice_cancelled: { when: 'a payment is cancelled by its owner, an examiner, or for want of an answer', to: buyers },
  transfer_returned: {
    when: 'the money of a transfer is returned',
    to: 'every user of the payer and, of a request, of its seller',
  },
  transfer_resent: {
    when: 'returned money is transferred again',
    to: 'every user of the payer and, of a request, of its seller',
  },
  transfer_refunded: {
    when: 'returned money is refunded to the card',
    to: 'every user of the payer and, of a request, of its seller',
  },
  card_expiring: { when: 'a saved card ends in 60 and in 30 days', to: users },
  request_received: { when: 'a request is made; without a mail where the seller asked for none', to: buyers },
  request_reminder: { when: 'two business days before a request lapses, unless its seller is frozen', to: buyers },
  request_message: { when: 'the seller of an open request has something to say', to: buyers },
  request_cancelled: { when: 'the seller withdraws a request', to: buyers },
  request_expired: { when: 'a request lapses', to: buyers },
  request_dates_changed: { when: 'the seller changes the dates of an open request', to: buyers },
  request_linked: { when: 'the buyer of a request has found it', to: sellers },
  request_paid: { when: 'the buyer has paid a request by card', to: sellers },
  request_declined: { when: 'the buyer declines a request', to: sellers },
  request_completed: { when: 'the check of a paid request is complete: what comes in on which day', to: sellers },
  request_account_required: {
    when: 'the bank could not pay into the account of a request: its seller names another',
    to: sellers,
  },
  request_transferred: { when: 'the money of a request is transferred: the receipt is ready', to: sellers },
  request_payment_cancelled: { when: 'the payment of a request is cancelled, by whom and why', to: sellers },
  request_lapsed: { when: 'a request lapses', to: sellers },
  request_prepared: { when: 'the draft of a monthly request is prepared, or no room was left for it', to: sellers },
  request_mail_failed: {
    when: 'a mail about a request reaches nobody at the address that its seller named',
    to: sellers,
  },
  new_device: { when: 'a sign-in from a browser not seen before', to: self },
  password_changed: { when: 'the password is changed or reset', to: self },
  email_address_changed: { when: 'the mail address is changed', to: self },
  security_settings_changed: {
    when: 'codes at sign-in are turned on or off, or sessions are ended by the user or an examiner',
    to: self,
  },
  use_suspended: {
    when: 'an examiner freezes a user, the company, a supplier or a card, or lifts that',
    to: 'the user concerned, or every user of the company',
  },
  external_client_connected: { when: 'a program of another company is let in', to: self },
  pre_group_registered: { when: 'a program of another company prepares payments', to: self },
  data_export_ready: { when: 'the download of all data is ready, for 24 hours', to: self },
  data_export_failed: { when: 'the download of all data could not be made', to: self },
  supplier_account_changed: {
    when: 'an account of a supplier is changed, or added to one that is approved or has had another, or an account is deleted: what, by whom, when',
    to: users,
  },
  supplier_approved: { when: 'an examiner approves a supplier', to: users },
  supplier_rejected: { when: 'an examiner refuses a supplier', to: users },
} as const satisfies Record<Exclude<NotificationKind, 'other'>, Omit<Entry, 'isRow'>>

const mailsOnly = {
  sign_in_code: { when: 'a sign-in needs a code', to: self },
  second_factor_on_code: { when: 'codes at sign-in are about to be turned on', to: self },
  second_factor_off_code: { when: 'codes at sign-in are about to be turned off', to: self },
  oauth_approval_code: { when: 'a program of another company is about to be let in', to: self },
  account_closure_code: { when: 'the company is about to leave the service', to: self },
  account_closed: { when: 'the company has left the service', to: users },
  sign_up_code: { when: 'somebody signs up', to: 'the address given' },
  sign_up_known: { when: 'somebody signs up with an address that has an account', to: 'the owner of the address' },
  email_change_code: { when: 'the mail address is about to change', to: 'the new address' },
  email_change_known: {
    when: 'the mail address is to become one that has an account',
    to: 'the owner of that address',
  },
  email_address_replaced: { when: 'the mail address is changed', to: 'the address before' },
  password_reset: { when: 'a password is to be reset', to: 'the address given, where it has an account' },
  request_received_by_link: { when: 'a request is made, or mailed again', to: outsider },
  request_reminder_by_link: {
    when: 'two business days before a request lapses, unless its seller is frozen',
    to: outsider,
  },
  request_message_by_link: { when: 'the seller of an open request has something to say', to: outsider },
  request_cancelled_by_link: { when: 'the seller withdraws a request', to: outsider },
  request_dates_changed_by_link: { when: 'the seller changes the dates of an open request', to: outsider },
  request_expired_by_link: { when: 'a request lapses', to: outsider },
} as const satisfies Record<string, Omit<Entry, 'isRow'>>

/** What a notification is about. */
export type NoticeKind = keyof typeof rows
/** The mails there are: each notification's, and those that are no notification. */
export type MailName = NoticeKind | keyof typeof mailsOnly

const withRow = (entries: Record<string, Omit<Entry, 'isRow'>>, isRow: boolean) =>
  Object.entries(entries).map(([name, entry]) => [name, { ...entry, isRow }] as const)

/** Every mail by name, as docs/notices.md lists them. */
export const mailCatalogue: ReadonlyMap<string, Entry> = new Map([...withRow(rows, true), ...withRow(mailsOnly, false)])
