import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal, type Network } from '@invoice-card/config/testing/network'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { dispatchSeveral, readRun } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { createCall, paymentApproved, paymentId, paymentStarted } from '../../testing/payment.ts'
import { pageOf } from '../../testing/payment-row.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { requestAnswers, severalAnswers } from '../../testing/several.ts'

const create = 'POST /api/v1/invoices'
const approve = 'POST /api/v1/invoices/credit_cards/approval'
const result = '/payments/several/result'

const declined = (v_result_code: string, message: string) => ({
  status: 'declined',
  is_credit_approved: false,
  invoice_id: null,
  v_result_code,
  message,
})
const overLimit = declined('G001AC0100000000', '限度額を超えています。')
const waiting = { status: 'authentication_required', invoice_id: null, authentication_url: 'http://localhost/acs' }

/** Which draft a call is about; the payment is named after it. */
const numberIn = async (request: Request) => ((await request.json()) as CreateInvoiceBody).invoice.invoice_number ?? ''
const paymentOf = (number: string) => paymentId.slice(0, -1) + number.slice(-1)
const started = async (request: Request) => ({ ...paymentStarted, payment_id: paymentOf(await numberIn(request)) })
const refuseSecond = (status: string, message?: string) => async (request: Request) =>
  (await numberIn(request.clone())) === 'INV-5' ? refusal(409, status, message) : started(request)
/** How each payment ends, by its invoice number: approved unless it is said otherwise. */
const ends =
  (others: Record<string, object> = {}) =>
  async (request: Request) => {
    const { payment_id } = (await request.json()) as { payment_id: string }
    const id = payment_id.slice(-1)
    return { ...paymentApproved, payment_id, invoice_id: Number(id), ...others[`INV-${id}`] }
  }

/** Pays on the confirmation of several payments, which asks for the given answers. */
async function payAll(search: string, button: string, answers: Record<string, unknown>) {
  const network = answerWith({ [create]: started, [approve]: ends(), ...answers })
  const page = await renderAt(`/payments/several?${search}`)
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(page.address()).toBe(result))
  return { network, page }
}
const payThree = (answers: object = {}) =>
  payAll('drafts=4,5,6', '3件 1,876,248円を支払う', { ...severalAnswers(4, 5, 6), ...answers })
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const keysOf = (network: Network) => network.requestsOf(create).map(({ headers }) => headers.get('idempotency-key'))

beforeEach(startTab)

test('a declined payment does not stop the others: each shows how it ended', async () => {
  const { network } = await payThree({ [approve]: ends({ 'INV-5': overLimit }) })
  expect(await screen.findByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()
  expect(rows()[0]).toHaveTextContent(/INV-4.*お申し込み済み/)
  expect(rows()[1]).toHaveTextContent(/INV-5.*支払えませんでした限度額を超えています。/)
  expect(rows()[2]).toHaveTextContent(/INV-6.*お申し込み済み/)
  expect(screen.getByRole('link', { name: 'I-00000004を開く' })).toHaveAttribute('href', '/payments/review/4')
  expect(screen.getByRole('link', { name: /の内容を確認する/ })).toHaveAttribute('href', '/payments/draft/5')
  expect(new Set(keysOf(network)).size).toBe(3)
  expect(await Promise.all(network.requestsOf(create).map(numberIn))).toEqual(['INV-4', 'INV-5', 'INV-6'])
})

// Each asks for another card, and had to be opened and paid alone.
test('whatever another card may pay is the rest, also what stopped nothing', async () => {
  const failures = { 'INV-4': overLimit, 'INV-6': declined('GN01', '本人認証に失敗しました。') }
  await payThree({ [approve]: ends(failures) })
  const rest = await screen.findByRole('link', { name: '別のカードで残りを支払う（2件）' })
  expect(rest).toHaveAttribute('href', '/payments/several?drafts=4,6')
})

test('a payment whose authentication the user left is offered again, with any card', async () => {
  await payThree({ [approve]: ends({ 'INV-5': declined('GC01', '本人認証がキャンセルされました。') }) })
  const rest = await screen.findByRole('link', { name: '残りを支払う（1件）' })
  expect(rest).toHaveAttribute('href', '/payments/several?drafts=5')
})

test('a payee that is frozen is no rest: no card pays it', async () => {
  await payThree({ [approve]: ends({ 'INV-5': declined('XF02', 'この支払先は利用停止中です。') }) })
  expect(await screen.findByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()
  expect(screen.queryByRole('link', { name: /残りを支払う/ })).toBeNull()
})

test('a refused application says why, with the server’s words, and the next one is paid', async () => {
  await payThree({ [create]: refuseSecond('duplicate_invoice', 'お申し込み済みの請求書です。') })
  expect(await screen.findByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()
  expect(rows()[1]).toHaveTextContent('お申し込み済みの請求書です。')
})

test.each([
  ['declined', { [approve]: ends({ 'INV-5': declined('AC03', 'カードの有効期限が切れています。') }) }],
  ['refused', { [create]: refuseSecond('card_frozen') }],
])('a card that is %s stops the rest, for which another card is offered', async (_, answers) => {
  const { network } = await payThree(answers)
  expect(
    await screen.findByText('1件のお支払いを申し込みました。1件は支払えませんでした。1件は実行していません。'),
  ).toBeVisible()
  expect(rows()[2]).toHaveTextContent(/INV-6.*未実行/)
  expect(network.requestsOf(create)).toHaveLength(2)
  const rest = screen.getByRole('link', { name: '別のカードで残りを支払う（2件）' })
  expect(rest).toHaveAttribute('href', '/payments/several?drafts=5,6')
})

test('a refusal that would meet every payment stops the rest', async () => {
  await payThree({ [create]: refusal(403, 'card_attempts_exceeded', '1時間ほど時間をおいてください。') })
  expect(await screen.findByText(/1件は支払えませんでした。2件は実行していません。/)).toBeVisible()
  expect(rows()[0]).toHaveTextContent('1時間ほど時間をおいてください。')
  expect(screen.getByRole('link', { name: '残りを支払う（3件）' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=4,5,6',
  )
})

test('after a lost answer and a reload the same call is repeated, and the run goes on', async () => {
  const { network, page } = await payThree({ [create]: lost })
  expect(await screen.findByText('お支払いの結果を確認できませんでした')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: /^3件中1件目/ })).toBeVisible()
  page.leave()
  network.answer(create, started)
  await renderAt(result)
  expect(await screen.findByText('3件のお支払いを申し込みました。')).toBeVisible()
  const [first, second, ...others] = keysOf(network)
  expect(second).toBe(first)
  expect(new Set([first, ...others]).size).toBe(3)
})

test('an answer that may have got lost stays open when the company is stopped meanwhile', async () => {
  const { network } = await payThree({ [create]: lost })
  await screen.findByText('お支払いの結果を確認できませんでした')
  network.answer(create, refusal(403, 'company_not_registered'))
  await userEvent.click(screen.getByRole('button', { name: '同じ内容で手続きを続ける' }))
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(2))
  expect(await screen.findByRole('button', { name: '同じ内容で手続きを続ける' })).toBeVisible()
  expect(readRun().stage).toBe('running')
})

describe('a run whose payment waits for its issuer', () => {
  const { body } = createCall
  const order = (id: number) => ({
    item: { kind: 'draft' as const, id, body: { ...body, invoice: { ...body.invoice, invoice_number: `INV-${id}` } } },
    name: '山田工房',
    invoiceNumber: `INV-${id}`,
    totalYen: 10_330,
    idempotencyKey: `key-${id}`,
  })
  const begin = (at = Date.now()) => {
    dispatchSeveral({ type: 'begun', orders: [4, 5].map(order), at })
    dispatchSeveral({ type: 'sent', key: 'key-4' })
    dispatchSeveral({ type: 'named', key: 'key-4', paymentId: paymentOf('INV-4') })
  }

  test('goes on by itself on the return from there', async () => {
    begin()
    const network = answerWith({ [create]: started, [approve]: ends() })
    const { address } = await renderAt(`/payments/complete?payment_id=${paymentOf('INV-4')}`)
    expect(await screen.findByText('2件のお支払いを申し込みました。')).toBeVisible()
    expect(address()).toBe(result)
    expect(await Promise.all(network.requestsOf(create).map(numberIn))).toEqual(['INV-5'])
  })

  test('offers to go on where the user has turned back, and charges nothing meanwhile', async () => {
    begin()
    const network = answerWith({ [create]: started, [approve]: ends({ 'INV-4': waiting }) })
    await renderAt('/payments/several?drafts=4,5')
    expect(await screen.findByRole('button', { name: '本人認証を続ける' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '残りの支払いを止める' }))
    expect(await screen.findByText(/残りは支払わずに終了します/)).toBeVisible()
    expect(screen.queryByText(/次のお支払いに進みます/)).toBeNull()
    expect(screen.getByText(/認証の画面で中止すると、このお支払いは行われません/)).toBeVisible()
    expect(network.calls()).not.toContain(create)
  })

  test('ends without the next payment where that was agreed to long ago', async () => {
    begin(Date.now() - 2 * 60 * 60_000)
    const network = answerWith({ [create]: started, [approve]: ends() })
    await renderAt(result)
    expect(await screen.findByText('1件のお支払いを申し込みました。1件は実行していません。')).toBeVisible()
    expect(network.calls()).not.toContain(create)
    const rest = screen.getByRole('link', { name: '残りを支払う（1件）' })
    expect(rest).toHaveAttribute('href', '/payments/several?drafts=5')
  })

  test.each(['draft', 'waiting'])('is found again in the list %s', async name => {
    begin()
    answerWith({
      'GET /api/v1/invoices': pageOf([]),
      'GET /api/v1/drafts': { drafts: [], count: 0 },
      'GET /api/v1/oauth/pre_groups': { pre_groups: [], count: 0, count_open_items: 0 },
    })
    await renderAt(`/payments/${name}`)
    expect(await screen.findByRole('link', { name: '続きの画面へ' })).toHaveAttribute('href', result)
  })
})

describe('a run with requests of sellers', () => {
  const pay = (id: number) => `PUT /api/v1/invoices/${id}/request_buyer`
  const startedAs = (id: number) => ({ ...paymentStarted, payment_id: paymentOf(`INV-${id}`) })

  const payMixed = (answers: object = {}) =>
    payAll('drafts=4&requests=5,6', '3件 1,461,416円を支払う', {
      ...severalAnswers(4),
      ...requestAnswers(5, 6),
      [pay(5)]: startedAs(5),
      [pay(6)]: startedAs(6),
      ...answers,
    })

  test('a declined or refused one says why, leads to its request, and stops no other', async () => {
    await payMixed({
      [approve]: ends({ 'INV-5': overLimit }),
      [pay(6)]: refusal(409, 'request_cancelled', 'このご依頼は取り下げられています。'),
    })
    expect(await screen.findByText('1件のお支払いを申し込みました。2件は支払えませんでした。')).toBeVisible()
    expect(rows()[0]).toHaveTextContent(/INV-4.*お申し込み済み/)
    expect(rows()[1]).toHaveTextContent(/^依頼.*INV-5.*支払えませんでした限度額を超えています。/)
    expect(rows()[2]).toHaveTextContent(/^依頼.*INV-6.*支払えませんでしたこのご依頼は取り下げられています。/)
    expect(screen.getAllByRole('link', { name: '北都工業株式会社の依頼を開く' })[1]).toHaveAttribute(
      'href',
      '/payments/waiting/6/creditcard',
    )
    expect(screen.getByRole('link', { name: '支払い待ちの一覧へ' })).toHaveAttribute('href', '/payments/waiting')
    expect(screen.queryByRole('link', { name: '下書きの一覧へ' })).toBeNull()
  })

  test('a refused card stops the rest, which is offered again as what it is', async () => {
    const { network } = await payMixed({ [create]: refusal(409, 'card_frozen') })
    const rest = await screen.findByRole('link', { name: '別のカードで残りを支払う（3件）' })
    expect(rest).toHaveAttribute('href', '/payments/several?drafts=4&requests=5,6')
    expect(network.calls()).not.toContain(pay(5))
  })

  test('after a lost answer and a reload the same call is repeated, and the run goes on', async () => {
    const { network, page } = await payMixed({ [pay(5)]: lost })
    expect(await screen.findByText('お支払いの結果を確認できませんでした')).toBeVisible()
    page.leave()
    network.answer(pay(5), startedAs(5))
    await renderAt(result)
    expect(await screen.findByText('3件のお支払いを申し込みました。')).toBeVisible()
    const [first, second] = network.requestsOf(pay(5))
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(await second?.json()).toEqual({
      action: 'pay',
      card: { kind: 'saved', credit_card_id: 3 },
      amount: 418_000,
      is_terms_agreed: true,
    })
    expect(network.requestsOf(create)).toHaveLength(1)
    expect(network.requestsOf(pay(6))).toHaveLength(1)
  })

  test('goes on by itself on the return from the issuer of a request', async () => {
    const { network, page } = await payMixed({ [approve]: ends({ 'INV-5': waiting }) })
    expect(await screen.findByRole('button', { name: '本人認証を続ける' })).toBeVisible()
    page.leave()
    network.answer(approve, ends())
    const { address } = await renderAt(`/payments/complete?payment_id=${paymentOf('INV-5')}`)
    expect(await screen.findByText('3件のお支払いを申し込みました。')).toBeVisible()
    expect(address()).toBe(result)
    expect(network.requestsOf(pay(5))).toHaveLength(1)
  })
})
