import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { dispatchSeveral } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { createCall } from '../../testing/payment.ts'
import { pageOf } from '../../testing/payment-row.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { approve, create, ends, numberIn, paymentOf, result, started, waiting } from '../../testing/several-run.tsx'

beforeEach(startTab)

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
