import * as v from 'valibot'
import { createCall } from '../../testing/payment.ts'
import type { SeveralEvent } from './events.ts'
import { reduceSeveral } from './reducer.ts'
import { callOf, nothingChosen, SeveralPaymentsSchema, type Run, type RunOrder, type SeveralPayments } from './run.ts'
import { currentPayment, paymentsOf, placeOfCurrent, refusedCardId, restOf } from './selectors.ts'

const { card } = createCall.body
/** Drafts and requests take turns: 1 is a draft, 2 a request. */
const order = (id: number): RunOrder => ({
  item:
    id % 2 === 1
      ? { kind: 'draft', id, body: createCall.body }
      : { kind: 'request', id, body: { action: 'pay', card, amount: 10_330, is_terms_agreed: true } },
  name: `支払先 ${id}`,
  invoiceNumber: `INV-${id}`,
  totalYen: 10_330,
  idempotencyKey: `key-${id}`,
})
const begun = (...ids: number[]): SeveralEvent => ({ type: 'begun', orders: ids.map(order), at: 0 })
const sent = (id: number): SeveralEvent => ({ type: 'sent', key: `key-${id}` })
const named = (id: number): SeveralEvent => ({ type: 'named', key: `key-${id}`, paymentId: `payment-${id}` })
const paid = (id: number): SeveralEvent => ({ type: 'paid', key: `key-${id}`, invoiceId: id, isPaidElsewhere: false })
const failed = (id: number, stops: 'card' | 'everything' | null = null, isDeclined = true): SeveralEvent => ({
  type: 'failed',
  key: `key-${id}`,
  message: '限度額を超えています。',
  isDeclined,
  stops,
})
const pay = (id: number) => [sent(id), named(id), paid(id)]
const decline = (id: number) => [sent(id), named(id), failed(id)]
const halted: SeveralEvent = { type: 'halted' }

const after = (...events: readonly SeveralEvent[]): SeveralPayments =>
  events.reduce<SeveralPayments>(reduceSeveral, nothingChosen)
const kindsIn = (run: Run): string[] => paymentsOf(run).map(({ state }) => state.kind)
/** Stage, and how each payment stands. */
const wordsOf = ({ run }: SeveralPayments): string => [run.stage, ...kindsIn(run)].join(' ')

const states = {
  none: after(),
  waiting: after(begun(1, 2)),
  submitting: after(begun(1, 2), sent(1)),
  authenticating: after(begun(1, 2), sent(1), named(1)),
  second: after(begun(1, 2), ...pay(1)),
  stopped: after(begun(1, 2), sent(1), failed(1, 'card')),
  ended: after(begun(1), ...pay(1)),
}
type State = keyof typeof states
const unchanged = Object.fromEntries(Object.entries(states).map(([state, value]) => [state, wordsOf(value)])) as Record<
  State,
  string
>

/** What each event about the first payment makes of each state; what is left out stays as it is. */
const table: Record<SeveralEvent['type'], readonly [SeveralEvent, Partial<Record<State, string>>]> = {
  formTyped: [{ type: 'formTyped', form: { card: 3, isTermsAgreed: true } }, {}],
  confirmed: [{ type: 'confirmed', key: 'draft-1', held: 'values' }, {}],
  begun: [begun(3), { none: 'running waiting', stopped: 'running waiting', ended: 'running waiting' }],
  halted: [halted, { waiting: 'stopped waiting waiting', second: 'stopped paid waiting' }],
  sent: [sent(1), { waiting: 'running submitting waiting' }],
  deferred: [{ type: 'deferred', key: 'key-1', isUnheard: false }, {}],
  sessionEnded: [{ type: 'sessionEnded' }, {}],
  notBegun: [{ type: 'notBegun', key: 'key-1' }, { submitting: 'running waiting waiting' }],
  named: [named(1), { submitting: 'running authenticating waiting' }],
  paid: [paid(1), { authenticating: 'running paid waiting' }],
  failed: [failed(1), { submitting: 'running failed waiting', authenticating: 'running failed waiting' }],
}

describe.each(Object.entries(table))('%s', (_, [event, changes]) => {
  test.each(Object.keys(states) as State[])('%s', state => {
    expect(wordsOf(reduceSeveral(states[state], event))).toBe(changes[state] ?? unchanged[state])
  })
})

test('an event about another payment than the one in progress changes nothing', () => {
  expect(reduceSeveral(states.authenticating, paid(2))).toBe(states.authenticating)
  expect(reduceSeveral(states.submitting, named(2))).toBe(states.submitting)
})

test('a payment that fails does not stop the others', () => {
  const several = after(begun(1, 2, 3), ...decline(1), ...pay(2), sent(3))
  expect(wordsOf(several)).toBe('running failed paid submitting')
  expect(placeOfCurrent(several.run)).toBe(3)
  expect(currentPayment(several.run)?.item.id).toBe(3)
})

test('a refused card stops the others; it and what waits can be paid with another one', () => {
  const { run } = after(begun(1, 2, 3), ...pay(1), sent(2), failed(2, 'card'))
  expect(run).toMatchObject({ stage: 'stopped', reason: 'card' })
  expect(restOf(run).map(({ item }) => item.id)).toEqual([2, 3])
  expect(refusedCardId(run)).toBe(3)
})

test('a card that a request was refused with is known; another one can pay the request', () => {
  const { run } = after(begun(2, 3), sent(2), failed(2, 'card'))
  expect(refusedCardId(run)).toBe(3)
  expect(restOf(run).map(({ item }) => item.kind)).toEqual(['request', 'draft'])
})

test('a draft and a request with the same number are two payments', () => {
  const orders = [order(1), { ...order(2), item: { ...order(2).item, id: 1 } }]
  const several = after({ type: 'begun', orders, at: 0 }, ...pay(1))
  expect(wordsOf(several)).toBe('running paid waiting')
  expect(currentPayment(several.run)?.item).toMatchObject({ kind: 'request', id: 1 })
})

test('each is paid by the call of its kind', () => {
  expect([order(1), order(2)].map(({ item }) => callOf(item))).toMatchObject([
    { name: 'createInvoice' },
    { name: 'payRequest', invoiceId: 2 },
  ])
})

test('the stored state of a tab is read again; one of another shape is not', () => {
  const stored = JSON.parse(JSON.stringify(states.second)) as SeveralPayments
  expect(v.is(SeveralPaymentsSchema, stored)).toBe(true)
  const declining = { ...order(2), state: { kind: 'waiting' }, item: { ...order(2).item, body: { action: 'decline' } } }
  expect(v.is(SeveralPaymentsSchema, { ...stored, run: { ...stored.run, payments: [declining] } })).toBe(false)
})

test('three declines one after the other are the card’s, a refusal between them is not', () => {
  const declines = [...decline(1), ...decline(2)]
  expect(after(begun(1, 2, 3, 4), ...declines, ...decline(3)).run).toMatchObject({ stage: 'stopped', reason: 'card' })
  expect(wordsOf(after(begun(1, 2, 3, 4), ...declines, sent(3), failed(3, null, false)))).toBe(
    'running failed failed failed waiting',
  )
})

test('the payment in progress comes to its end after the others were stopped', () => {
  const several = after(begun(1, 2), sent(1), named(1), halted)
  expect(wordsOf(several)).toBe('running authenticating waiting')
  const { run } = reduceSeveral(several, paid(1))
  expect(run).toMatchObject({ stage: 'stopped', reason: 'user' })
  expect(kindsIn(run)).toEqual(['paid', 'waiting'])
})

test('the end of the session stops what waits, once the payment in progress has ended', () => {
  const several = after(begun(1, 2), sent(1), named(1), { type: 'sessionEnded' })
  expect(wordsOf(several)).toBe('running authenticating waiting')
  expect(reduceSeveral(several, paid(1)).run).toMatchObject({ stage: 'stopped', reason: 'session' })
})

test('nothing begins without a payment', () => {
  expect(after(begun()).run.stage).toBe('none')
})

test('an agreement holds for one press', () => {
  const form = { card: 3, isTermsAgreed: true }
  expect(after({ type: 'formTyped', form }).form).toEqual(form)
  expect(after({ type: 'formTyped', form }, begun(1)).form).toEqual(nothingChosen.form)
})

test('a call that was sent counts as unheard until the server asks to wait', () => {
  const { run } = after(begun(1), sent(1), { type: 'deferred', key: 'key-1', isUnheard: false })
  expect(currentPayment(run)?.state).toEqual({ kind: 'submitting', isUnheard: false })
})
