import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InvoiceStatusValue } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/holidays.ts'
import { refusalCodeOf } from './refusal-codes.ts'
import type { InvoiceRow } from '../invoices/row.ts'
import { type Actor, refusalOf, statusAfter, type TransitionName, transitions } from './transitions.ts'

const statuses = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies InvoiceStatusValue[]
const actors = ['buyer', 'seller', 'examiner', 'system'] as const satisfies Actor['kind'][]

/** The states by the rules, apart from the table that the code reads: who leads from where to where. */
const rules: Readonly<Record<TransitionName, string>> = {
  check: 'examiner 1>2',
  complete: 'examiner 2>3',
  transfer: 'examiner 3>4',
  requireAction: 'examiner 1>1 2>2 3>3',
  requireReauthorisation: 'system 1>1 2>2',
  returnTransfer: 'examiner 3>3',
  confirmSupplier: 'examiner 1>1 2>2 3>3',
  answer: 'buyer 1>1 2>1 3>1',
  nameAccount: 'seller 3>1',
  correct: 'buyer 1>1',
  cancel: 'buyer 1>5 2>5 3>5',
  reject: 'examiner 1>5 2>5 3>5',
  cancelUnanswered: 'system 1>5 2>5 3>5',
  link: 'buyer 6>7',
  payRequest: 'buyer 7>1',
  declineRequest: 'buyer 7>5',
  withdrawRequest: 'seller 6>5 7>5',
  addressToCustomer: 'seller 6>7 7>7',
  addressToOutsider: 'seller 6>6 7>6',
  lapse: 'system 6>8 7>8',
}

const actorOf = (kind: Actor['kind']): Actor =>
  kind === 'examiner' ? { kind, name: 'me', examiner_id: 2 } : { kind, name: 'me' }
const now = new Date('2026-11-20T01:00:00Z')
const needsAction: ReadonlySet<TransitionName> = new Set([
  'answer',
  'nameAccount',
  'confirmSupplier',
  'cancelUnanswered',
])
const invoiceIn = (status: InvoiceStatusValue, name: TransitionName) =>
  ({
    status,
    is_action_required: needsAction.has(name),
    checked_by_id: 1,
    transfer_date: '2026-12-10',
    ...(name === 'nameAccount' ? { kind: 'request', action_required_reason: 6 } : {}),
  }) as InvoiceRow

test('every action of everybody in every status does what the rules allow, nothing else', () => {
  for (const name of Object.keys(transitions) as TransitionName[]) {
    for (const kind of actors) {
      const allowed = statuses.flatMap(status => {
        const invoice = invoiceIn(status, name)
        return refusalOf(name, invoice, { actor: actorOf(kind), now, holidays, isCaptured: true }) === null
          ? [`${status}>${statusAfter(name, invoice)}`]
          : []
      })
      const [actor, ...steps] = rules[name].split(' ')
      assert.deepEqual(allowed, kind === actor ? steps : [], `${name} by ${kind}`)
    }
  }
})

test('nothing leads out of transferred, cancelled and expired', () => {
  for (const name of Object.keys(transitions) as TransitionName[]) {
    for (const status of [4, 5, 8] as const) {
      for (const kind of actors)
        assert.notEqual(
          refusalOf(name, invoiceIn(status, name), { actor: actorOf(kind), now, holidays, isCaptured: true }),
          null,
        )
    }
  }
})

test('names the reason of a refusal by the status', () => {
  const codesOf = (action: Parameters<typeof refusalCodeOf>[0]) =>
    statuses.map(status => refusalCodeOf(action, { status }))
  const missing = 'invoice_not_found'
  assert.deepEqual(codesOf('cancel'), [
    missing,
    missing,
    missing,
    'invoice_already_transferred',
    'invoice_already_cancelled',
    missing,
    missing,
    'invoice_already_cancelled',
  ])
  const paid = 'request_already_paid'
  assert.deepEqual(codesOf('answerRequest'), [
    paid,
    paid,
    paid,
    paid,
    'request_cancelled',
    missing,
    paid,
    'request_expired',
  ])
  assert.deepEqual(codesOf('withdrawRequest'), [
    paid,
    paid,
    paid,
    paid,
    'request_already_closed',
    paid,
    paid,
    'request_already_closed',
  ])
  assert.equal(refusalCodeOf('withdrawRequest', { status: 7 }, 'being_paid'), 'request_payment_in_progress')
})
