import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { payment } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const cancel = 'PUT /api/v1/invoices/18/cancel'
const invoice = payment

test.each(['999', 'abc'])('a payment %s that is not there gets a friendly view', async (id) => {
  answerWith({ 'GET /api/v1/invoices/999': refusal(404, 'invoice_not_found') })
  await renderAt(`/payments/review/${id}`)
  expect((await screen.findAllByText('お支払いが見つかりません')).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
})

test('cancelling too late is explained, and the payment stays', async () => {
  answerWith({ [get]: invoice, [cancel]: refusal(409, 'cancel_deadline_passed') })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  expect(await screen.findByText(/カードの利用枠が戻る時期は/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'キャンセルする' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'お申し込みをキャンセルする' })).toBeVisible()
})

test('after a refused change lists and counts are asked again, too', async () => {
  const list = 'GET /api/v1/invoices'
  const network = answerWith({ [get]: invoice, [cancel]: refusal(409, 'invoice_already_cancelled'), [list]: { invoices: [invoice], total_count: 1, total_count_is_action_required: 0 } })
  const recount = jest.fn()
  const stop = bus.on('statsChanged', recount)
  await renderAt('/payments/review')
  await userEvent.click(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' }))
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  await waitFor(() => expect(recount).toHaveBeenCalled())
  network.answer(list, { invoices: [], total_count: 0, total_count_is_action_required: 0 })
  await userEvent.click(screen.getByRole('link', { name: /審査中/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '株式会社青葉デザイン製作所' })).toBeNull())
  stop()
})

test('before cancelling a charged payment the user knows until when it goes and that all comes back', async () => {
  answerWith({ [get]: { ...invoice, status: 3, cancel: { until: '2026-11-27', settlement: 'refund' } } })
  await renderAt('/payments/reserved/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  expect(await screen.findByText('キャンセルできるのは、2026年11月27日(金)の23時59分までです。')).toBeVisible()
  expect(screen.getByText(/全額を返金します/)).toBeVisible()
})

test('a cancelled payment is shown as cancelled at once', async () => {
  answerWith({ [get]: invoice, [cancel]: { ...invoice, status: 5, is_cancellable: false } })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  expect(await screen.findByText('キャンセル')).toBeVisible()
})

test('nothing is not an answer; a comment is', async () => {
  const asked = { ...invoice, is_action_required: true, action_required_reason: 2 as const, action_required_comment: '金額をご確認ください。' }
  const update = 'PUT /api/v1/invoices/18'
  const network = answerWith({ [get]: asked, [update]: invoice })
  await renderAt('/payments/review/18')
  expect(await screen.findByText('金額をご確認ください。')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '回答を送信する' }))
  expect(await screen.findByText(/ファイルを追加するか、ご回答を入力してください/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /ご回答・ご説明/ }), '値引き後の金額です。')
  await userEvent.click(screen.getByRole('button', { name: '回答を送信する' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '回答を送信する' })).toBeNull())
  await expect(network.requestsOf(update)[0]?.json()).resolves.toEqual({ comment: '値引き後の金額です。' })
})

const transferred = { ...invoice, status: 4 as const, is_cancellable: false, is_editable: false, cancel: null }
const back = { reason: '口座解約', outcome: null, transfer_date: null, account: null }
test.each([
  ['somebody has to decide', back, 'return_decision', '振込した資金が、金融機関から戻されました', /担当者が確認しています/],
  ['it is sent again', { ...back, outcome: 'resend', transfer_date: '2026-12-01' }, 'resent', '再度の振込を予定しています', /2026年12月1日\(火\)にあらためて振込します。カードへの追加のご請求はありません。/],
  ['the card gets it back', { ...back, outcome: 'refund' }, 'refunded', 'カードへの返金の手続きを行っています', /手数料を含めて返金します/],
] as const)('money that came back is told with its reason: %s', async (_, returned, kind, title, text) => {
  const timeline = [{ kind: 'came_back', state: 'done', at: '2026-11-30T01:00:00Z', on: null }, { kind, state: 'current', at: null, on: returned.transfer_date }]
  answerWith({ [get]: { ...transferred, returned, timeline } })
  await renderAt('/payments/history/18')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toHaveTextContent('口座解約')
  expect(screen.getByText('振込の返却（組戻し）')).toBeVisible()
})
