import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { pageOf, paymentRow } from '../testing/payment-row.ts'
import { renderAt } from '../testing/render-at.tsx'

const listed = (total_count: number) => ({
  'GET /api/v1/invoices': pageOf([{ ...paymentRow, status: 4 }], total_count),
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
      file_name: 'お支払いの一覧_2026-11-21.csv',
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
