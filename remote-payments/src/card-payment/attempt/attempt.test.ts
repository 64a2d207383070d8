import { RefusalError, UnreachableError } from '@invoice-card/api-client'
import { readCheckout } from '../../checkout/store.ts'
import { openAttempt, startTab } from '../../testing/checkout.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { createCall, paymentId } from '../../testing/payment.ts'
import { resumePayment, startPayment } from './attempt.ts'

const call = createCall
const create = 'POST /api/v1/invoices'
const approve = 'POST /api/v1/invoices/credit_cards/approval'
const created = {
  payment_id: paymentId,
  status: 'authentication_required',
  authentication_url: 'http://localhost/acs',
  invoice_id: null,
  message: null,
}
const approval = {
  payment_id: paymentId,
  status: 'approved',
  is_credit_approved: true,
  invoice_id: 1,
  authentication_url: null,
  v_result_code: null,
  message: null,
}
const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))

beforeEach(startTab)

test('the key is in session storage before the call is sent', async () => {
  let storedKey: unknown
  answerWith({
    [create]: () => {
      storedKey = openAttempt()?.idempotencyKey
      return created
    },
  })
  await startPayment(call)
  expect(storedKey).toEqual(expect.any(String))
  expect(sessionStorage.getItem('invoice-card.flow.payment')).toContain(storedKey)
})

test('a lost answer is asked for again under the same key with the same body', async () => {
  const network = answerWith({ [create]: lost })
  await expect(startPayment(call)).rejects.toBeInstanceOf(UnreachableError)
  network.answer(create, created)
  await expect(resumePayment()).resolves.toEqual({ kind: 'authenticate', url: 'http://localhost/acs', paymentId })
  const requests = network.requestsOf(create)
  expect(new Set(keysOf(requests)).size).toBe(1)
  expect(await requests[1]?.json()).toEqual(await requests[0]?.json())
})

test('while an attempt is open, paying again finishes that one, whatever is asked now', async () => {
  const network = answerWith({ [create]: lost })
  await startPayment(call).catch(() => {})
  network.answer(create, created)
  await startPayment({ ...call, body: { ...call.body, card: { kind: 'saved', credit_card_id: 4 } } })
  await expect(network.requestsOf(create)[1]?.json()).resolves.toMatchObject({
    card: { kind: 'saved', credit_card_id: 3 },
  })
})

test('once the server has named the payment, it is asked for and nothing is sent again', async () => {
  const network = answerWith({ [create]: created, [approve]: approval })
  await startPayment(call)
  await expect(resumePayment()).resolves.toEqual({ kind: 'settled', paymentId })
  expect(network.calls()).toEqual([create, approve])
})

test('a card declined with a code alone gets the words for that code', async () => {
  const words = 'GET /api/v1/v_result_message/AG33000000000000'
  const declined = {
    ...approval,
    status: 'declined',
    is_credit_approved: false,
    invoice_id: null,
    v_result_code: 'AG33000000000000',
  }
  const network = answerWith({
    [create]: created,
    [approve]: declined,
    [words]: { v_result_code: 'AG33000000000000', message: '限度額を超えています。' },
  })
  await startPayment(call)
  await expect(resumePayment()).resolves.toMatchObject({ kind: 'declined', message: '限度額を超えています。' })
  network.answer(words, lost)
  await startPayment(call)
  await expect(resumePayment()).resolves.toMatchObject({ kind: 'declined', message: null })
})

test('a refusal closes the attempt, so that the next one has a new key', async () => {
  const network = answerWith({ [create]: refusal(409, 'commission_changed') })
  await expect(startPayment(call)).rejects.toBeInstanceOf(RefusalError)
  network.answer(create, created)
  await startPayment(call)
  expect(new Set(keysOf(network.requestsOf(create))).size).toBe(2)
})

test.each([
  [429, 'too_many_requests'],
  [503, 'service_unavailable'],
])('%d %s says nothing about the payment: its key stays', async (status, code) => {
  const network = answerWith({ [create]: refusal(status, code) })
  await startPayment(call).catch(() => {})
  network.answer(create, created)
  await resumePayment()
  expect(new Set(keysOf(network.requestsOf(create))).size).toBe(1)
})

const notRegistered = refusal(403, 'company_not_registered')

test.each([
  ['company_not_registered', notRegistered],
  ['company_frozen', refusal(403, 'company_frozen')],
])('a refusal that comes before everything closes the attempt: %s', async (_, refused) => {
  answerWith({ [create]: refused })
  await expect(startPayment(call)).rejects.toBeInstanceOf(RefusalError)
  expect(openAttempt()).toBeNull()
})

test('the same refusal after a lost answer says nothing about the first call: its key stays', async () => {
  const network = answerWith({ [create]: lost })
  await startPayment(call).catch(() => {})
  network.answer(create, notRegistered)
  await resumePayment().catch(() => {})
  expect(openAttempt()).not.toBeNull()
  network.answer(create, created)
  await resumePayment()
  expect(new Set(keysOf(network.requestsOf(create))).size).toBe(1)
})

test('asked to wait and then refused before everything, the attempt closes', async () => {
  const network = answerWith({ [create]: refusal(429, 'too_many_requests') })
  await startPayment(call).catch(() => {})
  network.answer(create, notRegistered)
  await resumePayment().catch(() => {})
  expect(openAttempt()).toBeNull()
})

test('a declined card closes the attempt, and everything typed stays', async () => {
  answerWith({
    [create]: { ...created, status: 'declined', authentication_url: null, message: '利用限度額を超えています。' },
  })
  await expect(startPayment(call)).resolves.toMatchObject({ kind: 'declined', message: '利用限度額を超えています。' })
  expect(readCheckout()).toMatchObject({
    stage: 'declined',
    message: '利用限度額を超えています。',
    screen: '/payments/add/confirm',
  })
})
