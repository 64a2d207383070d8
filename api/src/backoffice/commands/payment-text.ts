import type { ExaminedPayment, ExaminedPaymentDetail } from '@invoice-card/contracts/backoffice'
import { invoiceStatus } from '@invoice-card/domain'
import { yen } from '../../platform/wording/public.ts'
import { fileLines, payerText } from './evidence-text.ts'

const statusNames = Object.fromEntries(Object.entries(invoiceStatus).map(([name, status]) => [status, name]))
const statusName = (status: number): string => `${status} ${statusNames[status] ?? ''}`

export const lineOf = (invoice: ExaminedPayment): string =>
  [
    invoice.display_id,
    statusName(invoice.status).padEnd(20),
    yen(invoice.amount).padStart(14),
    invoice.transfer_date ?? '-',
    invoice.supplier_name,
    invoice.is_action_required ? `(waits for the owner: reason ${invoice.action_required_reason})` : '',
    invoice.is_frozen ? '(held by a freeze)' : '',
  ]
    .join('  ')
    .trimEnd()

const nameOf = (by: ExaminedPayment['checked_by']): string => (by === null ? '-' : `${by.display_name} (${by.login})`)

export const textOf = (detail: ExaminedPaymentDetail): string => {
  const { account, payment, action_required } = detail
  return [
    `${detail.display_id}  ${statusName(detail.status)}`,
    payerText(detail.payer),
    [
      `payee     ${detail.supplier_name}`,
      detail.registration_number,
      detail.supplier_id === null ? null : `supplier ${detail.supplier_id}`,
    ]
      .filter(Boolean)
      .join('  '),
    account
      ? `account   ${account.bank_name} ${account.branch_name} ${account.account_number} ${account.account_holder_kana}`
      : '',
    `amount    ${yen(detail.amount)} + fee ${yen(detail.commission_amount)}`,
    `dates     due ${detail.due_date}, transfer ${detail.transfer_date ?? '-'}`,
    `number    ${detail.invoice_number ?? '-'}`,
    detail.checked_by ? `checks    ${nameOf(detail.checked_by)}, ${nameOf(detail.completed_by)}` : '',
    payment
      ? `card      ${payment.card}, ${payment.status}${payment.pending_action ? ` (${payment.pending_action} pending)` : ''}`
      : '',
    ...(detail.files.length > 0 ? detail.files.flatMap(fileLines) : ['files     -']),
    ...detail.round_trip.map(roundTripLine),
    action_required
      ? `waits     ${action_required.title} until ${action_required.until ?? '-'}: ${action_required.comment ?? ''}`
      : '',
    detail.is_frozen ? 'held      held by a freeze: see frozen' : '',
    ...detail.events.flatMap(({ at, kind, actor, detail: { values } }) => [
      `  ${at}  ${kind.padEnd(16)} ${actor}`,
      ...changesOf(values),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
}

const roundTripLine = (back: ExaminedPaymentDetail['round_trip'][number]): string => {
  const way = `${back.payer_name} -> ${back.supplier_name}`
  const state = `${statusName(back.status)}, ${back.transfer_date ?? 'no day'}`
  return `back      its payee pays its payer: ${back.display_id} ${yen(back.amount)} ${way}, ${state}`
}

/** A line for each value that was changed; events from before have none. */
const changesOf = (values: unknown): string[] =>
  Object.entries(typeof values === 'object' && values !== null ? values : {}).map(
    ([name, { from, to }]: [string, { from: unknown; to: unknown }]) =>
      `      ${name}: ${wordFor(from)} -> ${wordFor(to)}`,
  )

const wordFor = (value: unknown): string =>
  value === null || value === '' ? '-' : typeof value === 'string' ? value : JSON.stringify(value)
