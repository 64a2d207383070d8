import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { requireAction, rejectInvoice } from '../../../backoffice/calls/actions.ts'
import { cancelUnanswered } from '../../examination/cancel-unanswered.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { lastMailTo } from '../../../testing/mails/mails.ts'
import { createSeller, keyOf } from '../../../testing/companies/seller.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)
const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const newest = () =>
  app.db
    .selectFrom('notifications')
    .selectAll()
    .where('company_id', '=', seller.companyId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
async function paid(): Promise<number> {
  return (await paidByLink()).id
}
async function paidByLink() {
  const sent = await seller.request({ supplier_person_email: payer.emailAddress })
  const { id } = sent
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  await payer.authenticate(
    await payer.client.payments.answerRequest(
      { params: { id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
      { idempotencyKey: randomUUID() },
    ),
  )
  return { id, key: keyOf(sent.shared_link) }
}

test('shows the seller the name of the company that paid, but only after the payment', async () => {
  const { name } = await app.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', payer.companyId)
    .executeTakeFirstOrThrow()
  const open = await seller.request({ supplier_person_email: payer.emailAddress })
  const id = await paid()
  assert.deepEqual([(await detail(open.id)).payer_name, (await detail(id)).payer_name], [null, name])
  assert.notEqual(name, (await detail(id)).buyer_name)
  assert.match((await newest()).title, /^北星物流株式会社（110,000円）宛のご依頼で/)
})

const endings = [
  ['buyer', /依頼先のお申し出により/, (id: number) => payer.client.invoices.cancelInvoice({ params: { id } })],
  [
    'examiner',
    /審査の結果、お引き受けできなかったため/,
    (id: number) => rejectInvoice(app.examiner, id, examiners.tanaka, '反社会的勢力との関係'),
  ],
  [
    'unanswered',
    /期限までにお支払いの内容を確認できなかったため/,
    async (id: number) => {
      await requireAction(app.examiner, id, examiners.tanaka, 1, 'カードの名義をお知らせください')
      app.clock.set('2026-11-27T01:00:00Z')
      await cancelUnanswered.run(app.worker, {})
      app.clock.set('2026-11-20T01:00:00Z')
    },
  ],
] as const
for (const [reason, because, end] of endings) {
  test(`a paid request that ends by "${reason}" gives its seller the reason, not the examination`, async () => {
    const { id, key } = await paidByLink()
    await end(id)
    // The link said that the seller had withdrawn it, and that nothing was to be done.
    assert.equal((await app.anonymous.requestKeys.getRequestKey({ params: { key } })).reason, 'used')
    const { kind, title, body, link } = await newest()
    assert.deepEqual([kind, link], ['request_payment_cancelled', `/collections/history/${id}`])
    assert.match(title, /北星物流株式会社（110,000円）/)
    assert.match(body, because)
    assert.match(((await lastMailTo(app, seller.emailAddress)).text ?? '').replaceAll('\n', ''), /キャンセルの理由/)
    const seen = await detail(id)
    assert.deepEqual(seen.cancellation, { reason, settlement: 'void', comment: null })
    assert.doesNotMatch(JSON.stringify(seen) + body, /反社会的|名義をお知らせ/)
  })
}

test('shows the other side the comment with which one side ended a request', async () => {
  const withdrawn = await seller.request({ supplier_person_email: 'withdrawn@example.jp' })
  const { cancellation } = await seller.client.collections.cancelRequestSeller({
    params: { id: withdrawn.id },
    body: { comment: '金額の誤り' },
  })
  assert.deepEqual(cancellation, { reason: 'withdrawn', settlement: null, comment: '金額の誤り' })
  const declined = await seller.request({ supplier_person_email: payer.emailAddress })
  await payer.client.payments.answerRequest(
    { params: { id: declined.id }, body: { action: 'decline', comment: '振込でお支払いします' } },
    { idempotencyKey: randomUUID() },
  )
  assert.deepEqual((await detail(declined.id)).cancellation, {
    reason: 'declined',
    settlement: null,
    comment: '振込でお支払いします',
  })
  assert.equal((await newest()).link, `/collections/history/${declined.id}`)
  const bought = await payer.client.invoices.getInvoice({ params: { id: declined.id }, query: {} })
  assert.equal(bought.cancellation?.comment, '振込でお支払いします')
  assert.equal(
    (await detail((await seller.request({ supplier_person_email: 'open@example.jp' })).id)).cancellation,
    null,
  )
})

test('lists and their files of both sides say who ended a request', async () => {
  const ask = async () => (await seller.request({ supplier_person_email: payer.emailAddress })).id
  const [withdrawn, declined, open] = [await ask(), await ask(), await ask()]
  await seller.client.collections.cancelRequestSeller({ params: { id: withdrawn }, body: {} })
  await payer.client.payments.answerRequest(
    { params: { id: declined }, body: { action: 'decline' } },
    { idempotencyKey: randomUUID() },
  )
  const query = { ids: [withdrawn, declined, open] }
  const [sold, bought] = await Promise.all([
    seller.client.collections.listRequestSellers({ query }),
    payer.client.invoices.listInvoices({ query }),
  ])
  for (const rows of [sold.invoice_requests, bought.invoices])
    assert.deepEqual(Object.fromEntries(rows.map(({ id, cancel_reason }) => [id, cancel_reason])), {
      [withdrawn]: 'withdrawn',
      [declined]: 'declined',
      [open]: undefined,
    })
  const links = [
    await seller.client.collections.exportRequestSellers({ query }),
    await payer.client.invoices.exportInvoices({ query }),
  ]
  for (const { download_url } of links) {
    const file = await (await app.app.request(download_url)).text()
    for (const word of ['取り下げ', '辞退', '支払い待ち']) assert.match(file, new RegExp(`,${word},`))
  }
})

test("a link in the seller's message is left out for the buyer, and stays for the seller", async () => {
  const message = 'お支払いは https://evil.example/pay から'
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress, message })
  const bought = await payer.client.invoices.getInvoice({ params: { id }, query: {} })
  assert.equal(bought.request?.message, 'お支払いは ［リンクは表示していません］ から')
  assert.equal((await detail(id)).message, message)
})

test('the buyer of a withdrawn request reads its comment, without a link', async () => {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  const comment = '金額の誤り https://evil.example/pay'
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: { comment } })
  const { cancellation } = await payer.client.invoices.getInvoice({ params: { id }, query: {} })
  assert.equal(cancellation?.comment, '金額の誤り ［リンクは表示していません］')
})

test('a notice leads to the list that holds the request at that moment', async () => {
  const id = await paid()
  const { kind, link, title } = await newest()
  assert.deepEqual([kind, link], ['request_paid', `/collections/request/${id}`])
  assert.match(title, /北星物流株式会社（110,000円）/)
})
