import { store } from '@invoice-card/session'
import * as v from 'valibot'
import { begun, nothingRemembered, OpenCheckoutSchema, RememberedSchema } from './checkout.ts'
import { createCall } from '../testing/payment.ts'
import { emptyApplication } from './entry.ts'

const attempt = { idempotencyKey: 'key', call: createCall, isUnheard: true }
const stages = [
  begun,
  { stage: 'submitting', entry: emptyApplication, attempt },
  { stage: 'authenticating', entry: emptyApplication, attempt, paymentId: 'p' },
  { stage: 'declined', entry: emptyApplication, paymentId: 'p', message: '', screen: '/payments/add/confirm' },
]

test.each(stages)('a stored checkout is taken up again: $stage', checkout => {
  expect(v.parse(OpenCheckoutSchema, JSON.parse(JSON.stringify(checkout)))).toEqual(checkout)
})

test.each([
  ['of the release before', { ...emptyApplication, attempt: null, paymentId: null, declined: null }],
  ['with fields of two stages', { ...begun, attempt }],
  ['without a field', { stage: 'submitting', entry: emptyApplication }],
  ['with a form of another shape', { stage: 'editing', entry: { ...emptyApplication, invoiceForm: { formOne: {} } } }],
  ['nothing', null],
])('a stored checkout is refused: %s', (_, stored) => {
  expect(v.is(OpenCheckoutSchema, stored)).toBe(false)
})

test('the stored flow of a tab is taken up again', () => {
  expect(v.parse(RememberedSchema, JSON.parse(JSON.stringify(nothingRemembered)))).toEqual(nothingRemembered)
})

test('a tab with values of another release starts empty, and stores nothing of them any more', async () => {
  sessionStorage.setItem('invoice-card.flow.payment', JSON.stringify({ invoiceFile: null, attempt: null, draftId: 4 }))
  sessionStorage.setItem('invoice-card.work.checkouts', JSON.stringify({ pending: { p: 'createInvoice' } }))
  const { readCheckout, settledAtom } = await import('./store.ts')
  expect(readCheckout()).toEqual(begun)
  expect(store.get(settledAtom)).toEqual([])
  expect(sessionStorage.getItem('invoice-card.flow.payment')).toBeNull()
  expect(sessionStorage.getItem('invoice-card.work.checkouts')).toBeNull()
})
