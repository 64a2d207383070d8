import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { dispatchSeveral, readRun } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { createCall, paymentApproved, paymentStarted } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'

afterEach(() => jest.restoreAllMocks())

test('without a line the next payment waits: nothing is sent before the user goes on', async () => {
  startTab()
  const order = {
    item: { kind: 'draft', id: 4, body: createCall.body },
    name: '山田工房',
    invoiceNumber: 'INV-4',
    totalYen: 10_330,
    idempotencyKey: 'key-4',
  } as const
  dispatchSeveral({ type: 'begun', orders: [order], at: Date.now() })
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const network = answerWith({
    [create]: paymentStarted,
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
  })
  await renderAt('/payments/several/result')
  expect(await screen.findByText(/まだ行われていません。接続を確認して/)).toBeVisible()
  expect(network.calls()).not.toContain(create)
  expect(readRun()).toMatchObject({ payments: [{ state: { kind: 'waiting' } }] })
  onLine.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: '支払いを続ける' }))
  expect(await screen.findByText('1件のお支払いを申し込みました。')).toBeVisible()
})
