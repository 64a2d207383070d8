import type { InvoiceAction, JournalEntry } from '../harness/journal.ts'
import { type Invoice, listInvoices, listPayments, type Payment } from './payments.ts'
import { type Finding, type Invariant, isLive } from './world.ts'

type Answered = Extract<JournalEntry, { kind: 'answered' }>

/** What callers were answered is true for ever. */
export const acknowledged: Invariant = async world => {
  const payments = new Map((await listPayments(world)).map(payment => [payment.id, payment]))
  const invoices = new Map((await listInvoices(world)).map(invoice => [invoice.id, invoice]))
  const applied = new Map(
    world.journal.flatMap(entry => (entry.kind === 'applied' ? [[entry.key, entry] as const] : [])),
  )
  const paymentOfKey = new Map<string, string>()
  const findings: Finding[] = []
  for (const entry of world.journal) {
    if (entry.kind === 'wrong') findings.push(entry)
    if (entry.kind !== 'answered') continue
    const payment = payments.get(entry.payment_id)
    const about = payment?.order_id ?? ''
    const first = paymentOfKey.get(entry.key) ?? entry.payment_id
    paymentOfKey.set(entry.key, first)
    if (first !== entry.payment_id)
      findings.push({
        about,
        text: `key ${entry.key} was answered with payment ${first}, later with ${entry.payment_id}`,
      })
    if (!payment)
      findings.push({ about, text: `payment ${entry.payment_id} was answered ${entry.status} and is not there` })
    else
      findings.push(
        ...compare(entry, payment, applied.get(entry.key)?.total_amount, isLive(world.orders.get(payment.order_id))),
      )
  }
  return [...findings, ...strangers(world.journal, payments), ...unconfirmedActions(world.journal, invoices)]
}

function* compare(
  answered: Answered,
  { order_id: about, key, status, invoice_id, total_amount }: Payment,
  askedYen: number | undefined,
  isCharged: boolean,
): Generator<Finding> {
  if (key !== answered.key)
    yield {
      about,
      text: `payment ${answered.payment_id} was answered for key ${answered.key} and is stored under ${key}`,
    }
  if (answered.status === 'approved' && !['authorised', 'captured', 'voided', 'refunded'].includes(status))
    yield { about, text: `the payment was answered approved and is ${status}` }
  if (answered.invoice_id !== null && answered.invoice_id !== invoice_id)
    yield { about, text: `the answer had invoice ${answered.invoice_id}, the payment has ${invoice_id}` }
  if (answered.status === 'declined' && (isCharged || invoice_id !== null))
    yield { about, text: `the payment was answered declined and is ${status}, invoice ${invoice_id}` }
  if (askedYen !== undefined && askedYen !== total_amount)
    yield { about, text: `${askedYen} yen were agreed, ${total_amount} are booked` }
}

/** A payment under a key that no buyer sent was made by nobody. */
const strangers = (journal: readonly JournalEntry[], payments: ReadonlyMap<string, Payment>): Finding[] => {
  const keys = new Set(journal.flatMap(entry => (entry.kind === 'applied' ? [entry.key] : [])))
  return [...payments.values()]
    .filter(({ key }) => !keys.has(key))
    .map(({ order_id, key }) => ({ about: order_id, text: `no buyer ever sent the key ${key}` }))
}

/**
 * Statuses in which an invoice may be after an action was confirmed; only what somebody asked for later may lead on.
 */
const statusesAfter: Partial<Record<InvoiceAction, readonly number[]>> = {
  check: [2, 3, 4],
  complete: [3, 4],
  transfer: [4],
  cancel: [5],
  reject: [5],
  withdraw: [5],
  decline: [5],
}
/** What may lead on from any status that was confirmed before. */
const endings: readonly InvoiceAction[] = ['cancel', 'reject', 'require_action', 'return']
const cancelling: readonly InvoiceAction[] = [...endings, 'withdraw', 'decline']

function* unconfirmedActions(
  journal: readonly JournalEntry[],
  invoices: ReadonlyMap<number, Invoice>,
): Generator<Finding> {
  const asked = new Map<number, Set<InvoiceAction>>()
  const ask = (id: number, action: InvoiceAction) => asked.set(id, (asked.get(id) ?? new Set()).add(action))
  for (const entry of journal) {
    if (entry.kind === 'asked') ask(entry.invoice_id, entry.action)
    if (entry.kind === 'bank_answers')
      for (const { invoice_id, code } of entry.results) ask(invoice_id, code === 0 ? 'transfer' : 'return')
  }
  for (const invoice of invoices.values()) {
    const requestedActions = asked.get(invoice.id) ?? new Set()
    if (invoice.status === 5 && !cancelling.some(action => requestedActions.has(action)))
      yield { about: invoice.order_id ?? '', text: `invoice ${invoice.id} is cancelled, which nobody asked for` }
    if (invoice.status === 8 && !requestedActions.has('lapse'))
      yield { about: '', text: `request ${invoice.id} has lapsed, and its time had not come` }
    if (invoice.status === 4 && !requestedActions.has('transfer'))
      yield { about: invoice.order_id ?? '', text: `invoice ${invoice.id} is transferred, which nobody asked for` }
  }
  for (const entry of journal) {
    if (entry.kind !== 'done') continue
    const invoice = invoices.get(entry.invoice_id)
    const isLedOn = entry.action !== 'transfer' && endings.some(action => asked.get(entry.invoice_id)?.has(action))
    const expected = [...(statusesAfter[entry.action] ?? []), ...(isLedOn ? [1, 2, 5] : [])]
    if (!invoice)
      yield { about: '', text: `invoice ${entry.invoice_id} was confirmed (${entry.action}) and is not there` }
    else if (expected.length > 0 && statusesAfter[entry.action] && !expected.includes(invoice.status))
      yield {
        about: invoice.order_id ?? '',
        text: `${entry.action} of invoice ${entry.invoice_id} was confirmed, and it is in status ${invoice.status}`,
      }
  }
}
