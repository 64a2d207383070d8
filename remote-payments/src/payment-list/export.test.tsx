import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'

const row = {
  id: 18,
  type: 'InvoicePayment',
  status: 4,
  is_action_required: false,
  action_required_reason: null,
  supplier_id: 7,
  supplier_name: '株式会社青葉デザイン製作所',
  amount: 607_200,
  commission_amount: 18_216,
  due_date: '2026-11-30',
  transfer_date: '2026-11-30',
  pay_until: null,
  action_required_until: null,
  is_cancellable: true,
  created_at: '2026-11-20T01:00:00Z',
}
const listed = (total_count: number) => ({
  'GET /api/v1/invoices': { invoices: [row], total_count, total_count_is_action_required: 0 },
})
const exported = 'GET /api/v1/invoices/export'
const button = () => screen.findByRole('button', { name: 'CSVをダウンロードする' })

test('a refusal says what to do', async () => {
  const onSnackbar = jest.fn()
  const stop = bus.on('snackbar', onSnackbar)
  answerWith({ ...listed(1), [exported]: refusal(422, 'too_many_invoices_to_export', '条件で絞り込んでください。') })
  await renderAt('/payments/history')
  await userEvent.click(await button())
  await waitFor(() =>
    expect(onSnackbar).toHaveBeenCalledWith(
      expect.objectContaining({ color: 'error', text: '条件で絞り込んでください。' }),
    ),
  )
  stop()
})

test('a list longer than a file may be says so before anything is asked for', async () => {
  answerWith(listed(500_001))
  await renderAt('/payments/history')
  expect(await screen.findByText(/CSVに出力できるのは500,000件までです/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'CSVをダウンロードする' })).not.toBeInTheDocument()
})

test('the file has what the tab shows under its conditions, whatever the page', async () => {
  const network = answerWith({
    ...listed(45),
    [exported]: {
      download_url: '/api/v1/invoices/export/x.y',
      file_name: '支払い一覧_2026-11-21.csv',
      expires_at: '2026-11-21T01:05:00Z',
      total_count: 45,
    },
  })
  await renderAt('/payments/reserved?page=2&q=青葉&date_from=2026-11-01&order=amountHigh')
  await userEvent.click(await button())
  await waitFor(() => expect(network.calls()).toContain(exported))
  const query = new URL(network.requestsOf(exported)[0]!.url).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    invoice_statuses: '3',
    search_word: '青葉',
    date_from: '2026-11-01',
    sort: 'amount',
    order: 'desc',
  })
  expect(query.has('from')).toBe(false)
})
