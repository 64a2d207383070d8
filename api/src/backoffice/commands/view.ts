import { actionRequiredLabels, invoiceDisplayId, invoiceStatus, type InvoiceStatusValue } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'
import {
  type ChangedValues,
  findPayment,
  type InvoiceRow,
  listEvents,
  listInvoiceFiles,
  listRoundTrips,
} from '../../payments/books/public.ts'
import { yen } from '../../platform/wording/public.ts'

const statusNames = Object.fromEntries(Object.entries(invoiceStatus).map(([name, status]) => [status, name]))
export const statusName = (status: InvoiceStatusValue): string => `${status} ${statusNames[status] ?? ''}`

export const rowOf = (invoice: InvoiceRow) => ({
  id: invoice.id,
  display_id: invoiceDisplayId(invoice.id),
  status: invoice.status,
  is_action_required: invoice.is_action_required,
  supplier_name: invoice.supplier_name,
  amount: invoice.amount,
  commission_amount: invoice.commission_amount,
  transfer_date: invoice.transfer_date,
  checked_by: invoice.checked_by,
  completed_by: invoice.completed_by,
})

export const lineOf = (invoice: InvoiceRow): string =>
  [
    invoiceDisplayId(invoice.id),
    statusName(invoice.status).padEnd(20),
    yen(invoice.amount).padStart(14),
    invoice.transfer_date ?? '-',
    invoice.supplier_name,
    invoice.is_action_required ? `(waits for the owner: reason ${invoice.action_required_reason})` : '',
  ]
    .join('  ')
    .trimEnd()

/** Everything that an examiner looks at before deciding. */
export async function describeForExaminer(db: Db, invoice: InvoiceRow) {
  const [events, files, payment, back] = await Promise.all([
    listEvents(db, invoice.id),
    listInvoiceFiles(db, invoice.id),
    invoice.payment_id === null ? undefined : findPayment(db, invoice.payment_id),
    listRoundTrips(db, invoice),
  ])
  const {
    due_date,
    invoice_number,
    registration_number,
    issue_date,
    transfer_person_name,
    account,
    action_required_reason,
    action_required_comment,
    action_required_until,
  } = invoice
  return {
    ...rowOf(invoice),
    due_date,
    issue_date,
    invoice_number,
    registration_number,
    transfer_person_name,
    account,
    action_required:
      action_required_reason === null
        ? null
        : {
            reason: action_required_reason,
            title: actionRequiredLabels[action_required_reason].title,
            comment: action_required_comment,
            until: action_required_until,
          },
    payment: payment
      ? {
          payment_id: payment.id,
          order_id: payment.order_id,
          status: payment.status,
          pending_action: payment.pending_action,
          total_amount: payment.total_amount,
          card: `${payment.card_brand} **** ${payment.card_last4}`,
        }
      : null,
    // The payee pays the payer too.
    round_trip: back.map(({ id, amount }) => ({ id, display_id: invoiceDisplayId(id), amount })),
    files: files.map(({ file_id, file_name, page_count }) => ({ file_id, file_name, page_count })),
    events: events.map(({ kind, actor, at, detail }) => ({ kind, actor, at: at.toISOString(), detail })),
  }
}

export const textOf = (detail: Awaited<ReturnType<typeof describeForExaminer>>): string => {
  const { account, payment, action_required } = detail
  return [
    `${detail.display_id}  ${statusName(detail.status)}`,
    `payee     ${detail.supplier_name}  ${detail.registration_number ?? ''}`.trimEnd(),
    account
      ? `account   ${account.bank_name} ${account.branch_name} ${account.account_number} ${account.account_holder_kana}`
      : '',
    `amount    ${yen(detail.amount)} + fee ${yen(detail.commission_amount)}`,
    `dates     due ${detail.due_date}, transfer ${detail.transfer_date ?? '-'}`,
    `number    ${detail.invoice_number ?? '-'}`,
    payment
      ? `card      ${payment.card}, ${payment.status}${payment.pending_action ? ` (${payment.pending_action} under way)` : ''}`
      : '',
    `files     ${detail.files.map(({ file_name, page_count }) => `${file_name} (${page_count} p.)`).join(', ') || '-'}`,
    detail.round_trip.length > 0
      ? `back      its payee pays its payer: ${detail.round_trip.map(({ display_id, amount }) => `${display_id} ${yen(amount)}`).join(', ')}`
      : '',
    action_required
      ? `waits     ${action_required.title} until ${action_required.until ?? '-'}: ${action_required.comment ?? ''}`
      : '',
    ...detail.events.flatMap(({ at, kind, actor, detail: { values } }) => [
      `  ${at}  ${kind.padEnd(16)} ${actor}`,
      ...changesOf(values),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
}

/** A line for each value that was changed. */
const changesOf = (values: unknown): string[] =>
  Object.entries(isChangedValues(values) ? values : {}).map(
    ([name, { from, to }]) => `      ${name}: ${wordFor(from)} -> ${wordFor(to)}`,
  )

// Written by `moveInvoice` alone; events from before have none.
const isChangedValues = (values: unknown): values is ChangedValues => typeof values === 'object' && values !== null

const wordFor = (value: unknown): string =>
  value === null || value === '' ? '-' : typeof value === 'string' ? value : JSON.stringify(value)
