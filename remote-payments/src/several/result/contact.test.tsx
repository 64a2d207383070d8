import { screen, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { dispatchSeveral } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { compared } from '../../testing/known-supplier.ts'
import { createCall, paymentApproved, paymentStarted } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const approve = 'POST /api/v1/invoices/credit_cards/approval'
const order = {
  item: { kind: 'draft', id: 4, body: createCall.body },
  name: '山田工房',
  invoiceNumber: 'INV-4',
  totalYen: 10_330,
  idempotencyKey: 'key-4',
} as const
const message = 'お支払いいただけません。'
const declined = (v_result_code: string) => ({
  [approve]: {
    ...paymentApproved,
    status: 'declined',
    is_credit_approved: false,
    invoice_id: null,
    v_result_code,
    message,
  },
})

test.each([
  ['the decline XF02', declined('G001XF0200000000'), 1],
  ['the decline AC01', declined('G001AC0100000000'), 0],
  ['the refusal supplier_frozen', { [create]: refusal(409, 'supplier_frozen', message) }, 1],
  ['the refusal duplicate_invoice', { [create]: refusal(409, 'duplicate_invoice', message) }, 0],
])('beside the words of %s the row has a link to us where they ask for it', async (_, answers, links) => {
  startTab()
  dispatchSeveral({ type: 'begun', orders: [order], at: Date.now() })
  answerWith({ [create]: paymentStarted, ...compared, ...answers })
  await renderAt('/payments/several/result')
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'お問い合わせ' })).toHaveLength(links)
})

test('a row whose words name the list of payments leads to it', async () => {
  startTab()
  dispatchSeveral({ type: 'begun', orders: [order], at: Date.now() })
  const words = 'このお申し込みはすでに受け付けています。お支払いの一覧をご確認ください。'
  answerWith({
    [create]: paymentStarted,
    ...compared,
    [approve]: { ...declined('G001P00300000000')[approve], message: words },
  })
  await renderAt('/payments/several/result')
  const row = within((await screen.findByText(words)).closest('tr')!)
  expect(row.getByRole('link', { name: 'お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
})
