/** What is compared with what; also the label of the metric. */
export const differenceKinds = [
  'ledger_balance',
  'ledger_posting',
  'ledger_account',
  'audit_chain',
  'audit_anchor',
  'counter',
  'receipt_number',
  'charge_without_invoice',
  'payment_stuck',
  'invoice_payment',
  'invoice_completion',
  'invoice_transfer',
  'transfer_missed',
  'transfer_file',
  'transfer_line',
  'transfer_result',
  'card_at_gateway',
  'acquirer_statement',
  'acquirer_line',
  'charge_unpaid',
  'chargeback_overdue',
  'gateway_order',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/**
 * Two sources that say different things about one subject. Its texts stay the same for as long as the difference does.
 */
export interface Difference {
  readonly kind: DifferenceKind
  /** e.g. `invoice:18`. */
  readonly subject: string
  readonly expected: string
  readonly found: string
}

export const keyOf = ({
  kind,
  subject,
  expected,
  found,
}: Omit<Difference, 'kind'> & { readonly kind: string }): string => JSON.stringify([kind, subject, expected, found])
