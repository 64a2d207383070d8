import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { payment } from '../testing/payment.ts'
import { pageOf, paymentRow } from '../testing/payment-row.ts'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/invoices'
const row = (id: number, changes: object = {}) => ({ ...paymentRow, id, supplier_name: `取引先${id}`, ...changes })
const page = (...invoices: object[]) => pageOf(invoices)
const cancelOf = (id: number) => `PUT /api/v1/invoices/${id}/cancel`
const select = async (id: number) =>
  userEvent.click(
    await screen.findByRole('checkbox', { name: `取引先${id} I-${String(id).padStart(8, '0')}を選択する` }),
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const file = { download_url: '/x', file_name: 'x', expires_at: '2026-11-21T01:05:00Z' }

test('a request that cannot be cancelled leads to where it is declined', async () => {
  answerWith({ [list]: page(row(1), row(2, { is_cancellable: false, status: 7, type: 'InvoiceRequestBuyer' })) })
  await renderAt('/payments/reserved')
  await select(1)
  await select(2)
  await press('選択したお申し込みをキャンセルする')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByRole('link', { name: 'ご依頼を開く' })).toHaveAttribute('href', '/payments/waiting/2/creditcard')
})

test('what is cancelled is summed up, with and without the fee', async () => {
  answerWith({
    [list]: page(
      row(1, { amount: 100_000, commission_amount: 3_000 }),
      row(2, { amount: 20_000, commission_amount: 600 }),
      row(3, { is_cancellable: false, status: 3 }),
    ),
  })
  await renderAt('/payments/reserved')
  for (const id of [1, 2, 3]) await select(id)
  await press('選択したお申し込みをキャンセルする')
  const dialog = within(await screen.findByRole('alertdialog', { name: '2件のお申し込みをキャンセルしますか' }))
  const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
  const sums = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual(['請求金額の合計（2件）', 'お申し込みの合計（手数料を含む）'])
  expect(sums).toEqual(['120,000円', '123,600円'])
})

// On a phone the payments were below three paragraphs: which ones had to be scrolled for.
test('what is cancelled stands first, with its sum, and what a cancellation does below', async () => {
  answerWith({ [list]: page(row(1)) })
  await renderAt('/payments/review')
  await select(1)
  await press('選択したお申し込みをキャンセルする')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toMatch(
    /請求金額の合計（1件）.*キャンセルするお申し込み（1件）.*取引先1.*元に戻せません。.*返金します。/s,
  )
})

test('a payment that cannot be cancelled is named with its reason, and left alone', async () => {
  const network = answerWith({
    [list]: page(row(1), row(2, { is_cancellable: false, status: 3 })),
    [cancelOf(1)]: payment,
  })
  await renderAt('/payments/reserved')
  await select(1)
  await select(2)
  await press('選択したお申し込みをキャンセルする')
  const dialog = within(await screen.findByRole('alertdialog', { name: '1件のお申し込みをキャンセルしますか' }))
  expect(dialog.getByRole('list', { name: 'キャンセルするお申し込み（1件）' })).toHaveTextContent('取引先1')
  expect(dialog.getByRole('list', { name: 'キャンセルできないお申し込み（1件）' })).toHaveTextContent(
    '取引先2I-00000002607,200円キャンセルできる期限（振込日の前営業日 23時59分）を過ぎています。',
  )
  expect(dialog.getByText(/カードの利用枠が戻る時期は、カード会社の処理によって異なります/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'キャンセルする' }))
  expect(await screen.findByText('1件のお申し込みをキャンセルしました。')).toBeVisible()
  expect(network.calls()).not.toContain(cancelOf(2))
})

// One that was refused by its examiner was called cancelled.
test('a payment that has ended is named with how it ended', async () => {
  answerWith({
    [list]: page(
      row(1, { is_cancellable: false, status: 5, cancel_reason: 'examiner' }),
      row(2, { is_cancellable: false, status: 5, cancel_reason: 'buyer' }),
      row(3),
    ),
  })
  await renderAt('/payments/reserved')
  await select(1)
  await select(2)
  await select(3)
  await press('選択したお申し込みをキャンセルする')
  const dialog = within(await screen.findByRole('alertdialog', { name: '1件のお申し込みをキャンセルしますか' }))
  expect(dialog.getByText('すでに終了しています（引き受け不可）。')).toBeVisible()
  expect(dialog.getByText('すでに終了しています（キャンセル）。')).toBeVisible()
})

test('each result stands by itself; what failed can be tried again', async () => {
  const network = answerWith({
    [list]: page(row(1), row(2), row(3)),
    [cancelOf(1)]: lost,
    [cancelOf(2)]: payment,
    [cancelOf(3)]: refusal(409, 'invoice_already_transferred'),
  })
  await renderAt('/payments/review')
  for (const id of [1, 2, 3]) await select(id)
  await press('選択したお申し込みをキャンセルする')
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'キャンセルの結果' }))
  expect(await dialog.findByText('1件をキャンセルしました。2件はキャンセルできませんでした。')).toBeVisible()
  const [first, second, third] = dialog.getAllByRole('listitem')
  expect(first).toHaveTextContent(/キャンセルできませんでした：サーバーに接続できませんでした/)
  expect(second).toHaveTextContent('キャンセルしました')
  expect(third).toHaveTextContent(/キャンセルできませんでした：すでに支払先への振込が完了している/)
  network.answer(cancelOf(1), payment)
  await userEvent.click(dialog.getByRole('button', { name: 'できなかったものをもう一度キャンセルする' }))
  // What was refused for good is not sent again, and nothing is left to try.
  expect(await dialog.findByText('2件をキャンセルしました。1件はキャンセルできませんでした。')).toBeVisible()
  for (const id of [2, 3]) expect(network.calls().filter(call => call === cancelOf(id))).toHaveLength(1)
  expect(dialog.queryByRole('button', { name: 'できなかったものをもう一度キャンセルする' })).toBeNull()
})

test('the selected rows alone are asked for as CSV, and their receipts as a ZIP', async () => {
  const transferred = { status: 4, is_cancellable: false }
  const network = answerWith({
    [list]: page(row(1, transferred), row(2, transferred), row(3, { ...transferred, status: 5 })),
    'GET /api/v1/invoices/export': { ...file, total_count: 2 },
    'GET /api/v1/invoices/receipts/archive': { ...file, receipt_count: 1 },
  })
  await renderAt('/payments/history')
  await select(3)
  expect(screen.queryByRole('button', { name: '領収書をZIPでダウンロードする' })).toBeNull()
  expect(screen.queryByRole('button', { name: '選択したお申し込みをキャンセルする' })).toBeNull()
  await select(1)
  await press('選択した行をCSVでダウンロードする')
  await press('領収書をZIPでダウンロードする')
  await waitFor(() => expect(network.calls()).toContain('GET /api/v1/invoices/receipts/archive'))
  for (const call of ['GET /api/v1/invoices/export', 'GET /api/v1/invoices/receipts/archive'])
    expect(new URL(network.requestsOf(call)[0]!.url).searchParams.getAll('ids')).toEqual(['1', '3'])
})

describe('requests that wait', () => {
  const waiting = { type: 'InvoiceRequestBuyer', status: 7, is_cancellable: false }

  test('are paid together from their list', async () => {
    answerWith({ [list]: page(row(1, waiting), row(2, waiting), row(3, waiting)), 'GET /api/v1/invoices/1': lost })
    const { address } = await renderAt('/payments/waiting')
    await select(1)
    await select(3)
    await press('まとめて支払う')
    await waitFor(() => expect(address()).toBe('/payments/several?requests=1,3'))
  })

  test('other payments are not offered to be paid', async () => {
    answerWith({ [list]: page(row(1)) })
    await renderAt('/payments/review')
    await select(1)
    expect(screen.queryByRole('button', { name: 'まとめて支払う' })).toBeNull()
  })
})
