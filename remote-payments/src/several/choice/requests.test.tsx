import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { draftAnswer, requestAnswer, requestAnswers, severalAnswers } from '../../testing/several.ts'

beforeEach(startTab)

const payButton = (name: string) => screen.findByRole('button', { name })
const get = (id: number) => `GET /api/v1/invoices/${id}`
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const cancelled = { status: 5, cancellation: { reason: 'withdrawn', settlement: null } } as const
const declined = { status: 5, cancellation: { reason: 'declined', settlement: null } } as const
const ended = { pay_until: null }

test.each([
  ['expired', requestAnswer(21, { status: 8 }, ended), 'カード払いの期限を過ぎています。'],
  ['past its deadline', requestAnswer(21, {}, { pay_until: '2020-01-01T03:00:00Z' }), '期限を過ぎています。'],
  ['withdrawn', requestAnswer(21, cancelled, ended), 'ご依頼は取り下げられています。'],
  ['declined', requestAnswer(21, declined, ended), 'すでに辞退されています。'],
  ['paid', requestAnswer(21, { status: 1 }, ended), 'すでにお支払いの手続きが済んでいます。'],
  ["a frozen seller's", requestAnswer(21, {}, { is_suspended: true }), 'このご依頼は現在お支払いいただけません。'],
  ['switched off', refusal(400, 'feature_disabled'), 'カード払いのご依頼は、現在ご利用いただけません。'],
])('a request that is %s stays out, with the reason and the way to it', async (_, answer, reason) => {
  answerWith({ ...severalAnswers(4), [get(21)]: answer })
  await renderAt('/payments/several?drafts=4&requests=21')
  const part = within(await screen.findByRole('region', { name: 'まとめて支払えない依頼（1件）' }))
  expect(part.getByRole('listitem')).toHaveTextContent(new RegExp(`^依頼.*${reason}`))
  expect(part.getByRole('link', { name: /のご依頼を開く$/ })).toHaveAttribute('href', '/payments/waiting/21/creditcard')
  expect(await payButton('1件 625,416円を支払う')).toBeVisible()
})

test('a request that is not there, or is no request, leads to the list of those that are', async () => {
  answerWith({
    ...severalAnswers(5),
    'GET /api/v1/drafts/5': draftAnswer(5, { amount: null }),
    [get(21)]: refusal(404, 'invoice_not_found'),
    [get(22)]: { ...requestAnswer(22), request: null },
  })
  await renderAt('/payments/several?drafts=5&requests=21,22')
  const part = within(await screen.findByRole('region', { name: 'まとめて支払えない下書きと依頼（3件）' }))
  expect(part.getAllByText('ご依頼が見つかりません。支払い待ちの一覧をご確認ください。')).toHaveLength(2)
  expect(part.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/payments/draft/5',
    '/payments/waiting',
    '/payments/waiting',
  ])
  expect(screen.getByText('まとめて支払える下書きと依頼がありません')).toBeVisible()
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
})

test('a request that is still being loaded is not said to be gone', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({ ...severalAnswers(4), [get(21)]: () => promise })
  await renderAt('/payments/several?drafts=4&requests=21')
  await waitFor(() => expect(network.calls()).toContain('GET /api/v1/suppliers/7'))
  expect(screen.queryByText(/見つかりません/)).toBeNull()
  resolve(requestAnswer(21))
  expect(await payButton('2件 1,043,416円を支払う')).toBeVisible()
})

test('a request that could not be loaded is asked for again', async () => {
  const network = answerWith({ ...severalAnswers(), [get(21)]: lost })
  await renderAt('/payments/several?requests=21')
  const retry = await screen.findByRole('button', { name: /もう一度/ })
  network.answer(get(21), requestAnswer(21))
  await userEvent.click(retry)
  expect(await payButton('1件 418,000円を支払う')).toBeVisible()
})

test('requests stand beside drafts, each with what it is, who is paid, its fee and its deadline', async () => {
  answerWith({ ...severalAnswers(4), ...requestAnswers(21) })
  const { address } = await renderAt('/payments/several?drafts=4&requests=21')
  await payButton('2件 1,043,416円を支払う')
  const [draft, request] = rows()
  expect(draft).toHaveTextContent(/下書き.*株式会社青葉デザイン製作所.*INV-4.*18,216円.*支払期日 2026年11月30日\(月\)/)
  expect(request).toHaveTextContent(
    /依頼.*北都工業株式会社.*INV-21.*418,000円.*418,000円.*手数料 なし.*カード払いの期限.*まで.*支払期日 2026年12月17日/,
  )
  expect(screen.getByText('手数料の合計（税込）').nextSibling).toHaveTextContent('18,216円')
  await userEvent.click(screen.getByRole('button', { name: '北都工業株式会社を外す' }))
  expect(await payButton('1件 625,416円を支払う')).toBeVisible()
  expect(address()).toBe('/payments/several?drafts=4')
})

test('a draft and a request with the same number are two rows', async () => {
  answerWith({ ...severalAnswers(4), ...requestAnswers(4) })
  const { address } = await renderAt('/payments/several?drafts=4&requests=4')
  await payButton('2件 1,043,416円を支払う')
  await userEvent.click(screen.getByRole('button', { name: '株式会社青葉デザイン製作所を外す' }))
  expect(await payButton('1件 418,000円を支払う')).toBeVisible()
  expect(address()).toBe('/payments/several?requests=4')
})

test('of drafts and requests no more than twenty are paid at once', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => index + 10)
  answerWith({ ...severalAnswers(...ids), ...requestAnswers(...ids) })
  await renderAt(`/payments/several?drafts=${ids.join(',')}&requests=${ids.join(',')}`)
  expect(await screen.findByText(/20件までです。2件は一覧から外しました/)).toBeVisible()
  expect(await payButton('20件 10,641,576円を支払う')).toBeVisible()
})
