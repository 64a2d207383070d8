import { act, screen, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { clearSession, holdUnsaved, writeTokens } from '@invoice-card/session'
import { dispatchSeveral } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { signIn } from '../../testing/login-user.ts'
import { createCall, paymentApproved, paymentStarted } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const approve = 'POST /api/v1/invoices/credit_cards/approval'
const result = '/payments/several/result'
const order = (id: number) => ({
  item: { kind: 'draft' as const, id, body: createCall.body },
  name: `山田工房${id}`,
  invoiceNumber: `INV-${id}`,
  totalYen: 10_330,
  idempotencyKey: `key-${id}`,
})
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

function beginRun(): void {
  startTab()
  signIn()
  dispatchSeveral({ type: 'begun', orders: [4, 5, 6].map(order), at: Date.now() })
}
const signInAgain = () =>
  act(() => {
    writeTokens({ access_token: 'a2', id_token: 'i2', refresh_token: 'r2' })
    signIn()
  })

// Of three the second was refused with 401: the sign-in led to the list of drafts, which said nothing of any of them.
test('after the next sign-in says which were paid and which not, and pays nothing by itself', async () => {
  beginRun()
  let made = 0
  const network = answerWith({
    [create]: () => (++made === 1 ? paymentStarted : refusal(401, 'invalid_access_token')),
    [approve]: { ...paymentApproved, invoice_id: 4 },
  })
  const { address, leave } = await renderAt(result)
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  // The host leads to the sign-in, and brings back here.
  expect(address()).toBe(result)
  leave()
  await signInAgain()
  await renderAt(result)
  expect(await screen.findByText('1件のお支払いを申し込みました。2件は実行していません。')).toBeVisible()
  expect(screen.getByText(/途中でサインアウトされたため、残りの支払いを止めました。/)).toBeVisible()
  expect(rows().map(row => row.textContent)).toEqual([
    expect.stringContaining('お申し込み済み'),
    expect.stringContaining('未実行'),
    expect.stringContaining('未実行'),
  ])
  expect(screen.getByRole('link', { name: '残りを支払う（2件）' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=5,6',
  )
  expect(network.requestsOf(create)).toHaveLength(2)
})

test('the answer of a payment that was on its way as the session ended counts', async () => {
  beginRun()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({ [create]: () => promise, [approve]: { ...paymentApproved, invoice_id: 4 } })
  const { leave } = await renderAt(result)
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(1))
  act(() => {
    holdUnsaved()
    clearSession()
  })
  leave()
  await act(async () => resolve(paymentStarted))
  await signInAgain()
  await renderAt(result)
  expect(await screen.findByText('1件のお支払いを申し込みました。2件は実行していません。')).toBeVisible()
  expect(network.requestsOf(create)).toHaveLength(1)
})

test('the list of drafts leads to what came of it', async () => {
  beginRun()
  act(() => {
    holdUnsaved()
    clearSession()
  })
  await signInAgain()
  answerWith({ 'GET /api/v1/drafts': { drafts: [], count: 0 } })
  await renderAt('/payments/draft')
  expect(await screen.findByText('まとめて支払う手続きが途中です')).toBeVisible()
  expect(screen.getByRole('link', { name: '続きの画面へ' })).toHaveAttribute('href', result)
})

test('nobody else is told of it', async () => {
  beginRun()
  act(() => {
    holdUnsaved()
    clearSession()
  })
  answerWith({ 'GET /api/v1/drafts': { drafts: [], count: 0 } })
  await renderAt(result)
  expect(await screen.findByRole('heading', { level: 1, name: 'まとめて支払った結果' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
