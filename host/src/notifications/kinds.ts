import type { NotificationKind } from '@invoice-card/contracts'
import { notificationMessages as messages } from './messages.ts'

/** What the list is narrowed to: some thirty kinds are too many to choose from. */
const groups = {
  payment: [
    'invoice_applied',
    'invoice_amount_changed',
    'invoice_action_required',
    'invoice_completed',
    'invoice_transferred',
    'invoice_cancelled',
    'transfer_returned',
    'transfer_resent',
    'transfer_refunded',
    'pre_group_registered',
  ],
  received: [
    'request_received',
    'request_reminder',
    'request_message',
    'request_cancelled',
    'request_expired',
    'request_dates_changed',
  ],
  sent: [
    'request_linked',
    'request_paid',
    'request_declined',
    'request_completed',
    'request_account_required',
    'request_transferred',
    'request_payment_cancelled',
    'request_lapsed',
    'request_prepared',
    'request_mail_failed',
  ],
  supplier: ['supplier_account_changed', 'supplier_approved', 'supplier_rejected'],
  account: [
    'registration_result',
    'verification_letter_sent',
    'company_changed',
    'company_verified',
    'card_expiring',
    'new_device',
    'password_changed',
    'email_address_changed',
    'security_settings_changed',
    'use_suspended',
    'external_client_connected',
    'data_export_ready',
    'data_export_failed',
    'other',
  ],
} as const satisfies Record<string, readonly NotificationKind[]>

type KindGroup = keyof typeof groups
// A kind without a group does not compile: it would be found under none.
type Grouped = (typeof groups)[KindGroup][number]
const groupOf: Readonly<Record<NotificationKind, KindGroup>> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, kinds]) => kinds.map(kind => [kind, group])),
) as Record<Grouped, KindGroup>

/** The groups as a list's choice. */
export const kindOptions = Object.entries(messages.kinds).map(([value, label]) => ({ value, label }))

export const kindLabel = (kind: NotificationKind): string => messages.kinds[groupOf[kind]]

/** The kinds of a group as the list call takes them; none for what is no group. */
export const kindsOf = (group: string): NotificationKind[] | undefined =>
  Object.hasOwn(groups, group) ? [...groups[group as KindGroup]] : undefined
