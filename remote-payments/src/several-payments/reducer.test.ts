import { createCall } from '../testing/payment.ts'
import type { SeveralEvent } from './events.ts'
import { reduceSeveral } from './reducer.ts'
import { nothingChosen, type Run, type RunOrder, type SeveralPayments } from './run.ts'
import { currentPayment, paymentsOf, placeOfCurrent, refusedCardId, restOf } from './selectors.ts'

const order = (draftId: number): RunOrder => ({
  draftId,
  name: `支払先 ${draftId}`,
  invoiceNumber: `INV-${draftId}`,
  totalYen: 10_330,
  idempotencyKey: `key-${draftId}`,
  body: createCall.body,
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
  begun: [begun(3), { none: 'running waiting', stopped: 'running waiting', ended: 'running waiting' }],
  halted: [halted, { waiting: 'stopped waiting waiting', second: 'stopped paid waiting' }],
  sent: [sent(1), { waiting: 'running submitting waiting' }],
  deferred: [{ type: 'deferred', key: 'key-1', isUnheard: false }, {}],
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
  expect(currentPayment(several.run)?.draftId).toBe(3)
})

test('a refused card stops the others; it and what waits can be paid with another one', () => {
  const { run } = after(begun(1, 2, 3), ...pay(1), sent(2), failed(2, 'card'))
  expect(run).toMatchObject({ stage: 'stopped', reason: 'card' })
  expect(restOf(run).map(({ draftId }) => draftId)).toEqual([2, 3])
  expect(refusedCardId(run)).toBe(3)
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

test('nothing begins without a payment', () => {
  expect(after(begun()).run.stage).toBe('none')
})

test('what was agreed to holds for one press', () => {
  const form = { card: 3, isTermsAgreed: true }
  expect(after({ type: 'formTyped', form }).form).toEqual(form)
  expect(after({ type: 'formTyped', form }, begun(1)).form).toEqual(nothingChosen.form)
})

test('a call that was sent counts as unheard until the server asks to wait', () => {
  const { run } = after(begun(1), sent(1), { type: 'deferred', key: 'key-1', isUnheard: false })
  expect(currentPayment(run)?.state).toEqual({ kind: 'submitting', isUnheard: false })
})
