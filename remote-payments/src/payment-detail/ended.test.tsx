import { screen, sentence, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { payment } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const list = 'GET /api/v1/invoices'
const cancelled = {
  ...payment,
  status: 5 as const,
  is_cancellable: false,
  is_editable: false,
  cancel: null,
  cancellation: { reason: 'buyer' as const, settlement: 'void' as const },
}

test.each([
  ['2020-01-10', /支払期日を過ぎています。お支払いがまだの場合は、お早めに別の方法で/],
  ['2099-01-10', /支払期日までに、別の方法でお支払いください。/],
])('a cancelled payment that is due on %s says what is still possible', async (due_date, advice) => {
  answerWith({ [get]: { ...cancelled, due_date } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText(advice)).toBeVisible()
})

test.each([
  ['declined', '依頼番号 I-00000018'],
  ['withdrawn', '依頼番号 I-00000018'],
  ['buyer', '申込番号 I-00000018'],
] as const)('what ended as %s is named as %s', async (reason, name) => {
  const type = 'InvoiceRequestBuyer' as const
  answerWith({ [get]: { ...cancelled, type, cancellation: { reason, settlement: null } } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText(sentence(name))).toBeVisible()
})

// Its seller may have withdrawn a wrong invoice: who is told to pay otherwise pays it.
test.each([
  ['declined', { status: 5, cancellation: { reason: 'declined', settlement: null } }, /請求元とご相談ください。$/],
  ['withdrawn', { status: 5, cancellation: { reason: 'withdrawn', settlement: null } }, /^お手続きは不要です。/],
  ['expired', { status: 8, cancellation: null }, /^カードへの請求は行われません。/],
] as const)(
  'a request that ended as %s sends its buyer to the seller, not to pay otherwise',
  async (_, end, advice) => {
    answerWith({ [get]: { ...cancelled, type: 'InvoiceRequestBuyer', ...end } })
    await renderAt('/payments/history/18')
    expect(await screen.findByText(advice)).toBeVisible()
    expect(screen.queryByText(/別の方法で/)).toBeNull()
  },
)

test('a withdrawn request shows what its seller said', async () => {
  const cancellation = { reason: 'withdrawn' as const, settlement: null, comment: '金額を誤ったため' }
  answerWith({ [get]: { ...cancelled, type: 'InvoiceRequestBuyer', cancellation } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText('請求元からのメッセージ')).toBeVisible()
  expect(screen.getByText('「金額を誤ったため」')).toBeVisible()
})

test('a payment cancelled under the address of another list leads back to the list that has it', async () => {
  answerWith({ [get]: payment, 'PUT /api/v1/invoices/18/cancel': cancelled })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  expect(screen.getByRole('link', { name: /審査中/ })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  expect(await screen.findByRole('link', { name: '履歴' })).toHaveAttribute('href', '/payments/history')
  expect(screen.queryByRole('link', { name: /審査中/ })).toBeNull()
})

test('a payment that left the list it was opened from leads there, under a name that fits', async () => {
  answerWith({
    [get]: cancelled,
    [list]: { invoices: [payment], total_count: 1, total_count_is_action_required: 0 },
  })
  const { address } = await renderAt('/payments/review?sort=due_date')
  await userEvent.click(await screen.findByRole('link', { name: payment.supplier_name }))
  const back = await screen.findByRole('link', { name: /お支払いの一覧/ })
  await userEvent.click(back)
  await waitFor(() => expect(address()).toBe('/payments/review?sort=due_date'))
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
test.each([
  ['a day', 1, 'カード代金の引き落とし（予定）', /引き落とし日は、ご利用のカード会社の締め日によって決まります/],
  ['seven weeks', 49, 'カード代金の引き落とし（時期を経過）', /通常の引き落とし日を過ぎている時期です/],
])('%s after the transfer the timeline says of the debit only what is known', async (_, days, title, line) => {
  const timeline = [
    { kind: 'transferred', state: 'done', at: daysAgo(days), on: null },
    { kind: 'card_debit', state: 'planned', at: null, on: null },
  ]
  answerWith({ [get]: { ...payment, status: 4, is_cancellable: false, cancel: null, timeline } })
  await renderAt('/payments/history/18')
  const step = within(await screen.findByRole('region', { name: '進み具合' })).getAllByRole('listitem')[1]
  expect(step).toHaveTextContent(title)
  expect(step).toHaveTextContent(line)
})
