import { screen } from '@invoice-card/config/testing'
import { lost, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { paymentStarted } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { requestAnswer, requestAnswers, severalAnswers } from '../../testing/several.ts'
import {
  approve,
  create,
  ends,
  overLimit,
  payAll,
  paymentOf,
  result,
  rows,
  waiting,
} from '../../testing/several-run.tsx'

beforeEach(startTab)

describe('a run with requests of sellers', () => {
  const seenAt = '2026-11-20T01:00:00.000Z'
  const pay = (id: number) => `PUT /api/v1/invoices/${id}/request_buyer`
  const startedAs = (id: number) => ({ ...paymentStarted, payment_id: paymentOf(`INV-${id}`) })

  const payMixed = (answers: object = {}) =>
    payAll('drafts=4&requests=5,6', '3件 1,461,416円を支払う', {
      ...severalAnswers(4),
      ...requestAnswers(5, 6),
      'GET /api/v1/invoices/5': requestAnswer(5, { updated_at: seenAt }),
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
    expect(screen.getAllByRole('link', { name: '北都工業株式会社のご依頼を開く' })[1]).toHaveAttribute(
      'href',
      '/payments/waiting/6/creditcard',
    )
    expect(screen.getByRole('link', { name: '支払い待ちの一覧へ' })).toHaveAttribute('href', '/payments/waiting')
    expect(screen.queryByRole('link', { name: '下書きの一覧へ' })).toBeNull()
  })

  // Its seller gave it other days while it was on the screen.
  test('one that its seller has changed is not paid, and stops no other', async () => {
    const changed = 'この画面を開いたあとに、内容が変更されました。'
    await payMixed({ [pay(5)]: refusal(409, 'invoice_changed', changed) })
    expect(await screen.findByText('2件のお支払いを申し込みました。1件は支払えませんでした。')).toBeVisible()
    expect(rows()[1]).toHaveTextContent(new RegExp(`^依頼.*INV-5.*支払えませんでした${changed}`))
    expect(screen.getByRole('link', { name: '北都工業株式会社のご依頼を開く' })).toHaveAttribute(
      'href',
      '/payments/waiting/5/creditcard',
    )
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
      known_updated_at: seenAt,
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
