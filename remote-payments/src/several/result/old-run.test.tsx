import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { paymentsOf } from '../run/selectors.ts'
import { dispatchSeveral, readRun } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { createCall, paymentApproved, paymentStarted } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const order = {
  item: { kind: 'draft', id: 4, body: createCall.body },
  name: '山田工房',
  invoiceNumber: 'INV-4',
  totalYen: 10_330,
  idempotencyKey: 'key-4',
} as const

test('in a tab that is opened again late, what was sent is sent again by a press alone', async () => {
  startTab()
  dispatchSeveral({ type: 'begun', orders: [order], at: Date.now() - 31 * 60_000 })
  dispatchSeveral({ type: 'sent', key: 'key-4' })
  const network = answerWith({
    [create]: paymentStarted,
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
  })
  await renderAt('/payments/several/result')
  expect(await screen.findByText(/時間がたったため、自動では再開していません/)).toBeVisible()
  expect(screen.getByRole('link', { name: '続けずに、下書きへ' })).toHaveAttribute('href', '/payments/draft/4')
  expect(network.calls()).not.toContain(create)
  await userEvent.click(screen.getByRole('button', { name: '同じ内容で手続きを続ける' }))
  expect(await screen.findByText('1件のお支払いを申し込みました。')).toBeVisible()
})

test('one that was left late stands in the way of no other payment', async () => {
  startTab()
  const begunAt = Date.now() - 31 * 60_000
  dispatchSeveral({ type: 'begun', orders: [order], at: begunAt })
  dispatchSeveral({ type: 'sent', key: 'key-4' })
  answerWith({})
  await renderAt('/payments/several')
  expect(await screen.findByText(/まとめて支払うものがありません/)).toBeVisible()
  const next = { ...order, idempotencyKey: 'key-5' }
  dispatchSeveral({ type: 'begun', orders: [next], at: begunAt + 60_000 })
  expect(paymentsOf(readRun()).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-4'])
  dispatchSeveral({ type: 'begun', orders: [next], at: Date.now() })
  expect(paymentsOf(readRun()).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-5'])
})
