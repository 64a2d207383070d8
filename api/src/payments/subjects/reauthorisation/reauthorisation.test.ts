import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, requireAction } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import type { TestCard } from '../../../testing/outside/gateway.ts'
import { startMortalApp } from '../../../testing/companies/mortal-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { requireReauthorisation } from '../../examination/require-reauthorisation.ts'
import { cancelUnanswered } from '../../examination/cancel-unanswered.ts'
import { lastMailTo } from '../../../testing/mails/mails.ts'
import { reconcilePayments } from '../../reconciler/reconcile-payments.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { gateway, app, payer, dieAt, recover } = await startMortalApp()
afterEach(() => gateway.disarm())

const again = async (
  id: number,
  {
    card = 'frictionless',
    key = randomUUID(),
    ...body
  }: {
    card?: TestCard
    key?: string
    corrected?: { amount: number; commission_amount: number }
    comment?: string
    known_updated_at?: string | undefined
  } = {},
) =>
  payer.client.payments.authoriseAgain(
    {
      params: { id },
      body: {
        card: { kind: 'token', mdk_token: await gateway.token(card), is_card_saved: false },
        is_terms_agreed: true,
        ...body,
      },
    },
    { idempotencyKey: key },
  )
const get = (id: number) => payer.client.invoices.getInvoice({ params: { id } })
const approve = (payment_id: string) => payer.client.creditCards.approveCredit({ body: { payment_id } })
const paymentOf = (id: string) =>
  app.db.selectFrom('payment_transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const orderStatusOf = async (paymentId: string) => {
  const { order_id } = await paymentOf(paymentId)
  return (await gateway.orders()).find(order => order.order_id === order_id)?.status
}
const liveOrdersOf = async (invoiceId: number) => {
  const rows = await app.db
    .selectFrom('payment_transactions')
    .select('order_id')
    .where(where => where.or([where('invoice_id', '=', invoiceId), where('about_invoice_id', '=', invoiceId)]))
    .execute()
  const own = new Set(rows.map(({ order_id }) => order_id))
  return (await gateway.orders())
    .filter(({ order_id, status }) => own.has(order_id) && ['authorized', 'captured'].includes(status))
    .map(({ order_id }) => order_id)
}
const booksHold = async () => assert.deepEqual(await auditBooks(app.db), [])

/** A payment whose buyer is asked for another authorisation. */
const asked = async () => {
  const payment = await payer.pay()
  await recordFirstCheck(app.examiner, payment.invoice_id, examiners.tanaka)
  await requireAction(app.examiner, payment.invoice_id, examiners.tanaka, 5, null)
  return payment
}

/** A request that is paid. */
const paidRequest = async () => {
  const seller = await createSeller(app)
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const started = await payer.client.payments.answerRequest(
    { params: { id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
    { idempotencyKey: randomUUID() },
  )
  await payer.authenticate({ authentication_url: started.authentication_url })
  return { seller, invoice_id: id, payment_id: started.payment_id ?? '' }
}

test('words alone answer nothing where the card has to be authorised again', async () => {
  const { invoice_id } = await asked()
  await assert.rejects(
    payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { comment: 'お願いします。' } }),
    isRefusedCall('card_authorisation_required'),
  )
})

test('the old authorisation and the question stay where the new card is declined', async () => {
  const { invoice_id, payment_id } = await asked()
  const started = await again(invoice_id, { card: 'overLimit' })
  await payer.authenticate(started)
  assert.equal((await approve(started.payment_id)).status, 'declined')
  await app.runJobs()
  assert.equal(await orderStatusOf(payment_id), 'authorized')
  assert.equal((await get(invoice_id)).is_action_required, true)
})

test('replaces and voids the old authorisation, and the examination starts again', async () => {
  const { invoice_id, payment_id } = await asked()
  const started = await again(invoice_id, { card: 'challenge', comment: '別のカードです。' })
  assert.equal(await orderStatusOf(payment_id), 'authorized')
  await payer.authenticate(started, { password: '1234' })
  assert.deepEqual(
    [(await approve(started.payment_id)).status, (await approve(started.payment_id)).invoice_id],
    ['approved', invoice_id],
  )
  await app.runJobs()
  assert.deepEqual([await orderStatusOf(payment_id), (await paymentOf(payment_id)).status], ['voided', 'voided'])
  const invoice = await get(invoice_id)
  assert.deepEqual([invoice.status, invoice.is_action_required, invoice.card?.last4], [1, false, '1881'])
  await recordFirstCheck(app.examiner, invoice_id, examiners.tanaka)
  assert.equal((await completeInvoice(app.examiner, invoice_id, examiners.suzuki)).kind, 'completed')
  assert.equal(await orderStatusOf(started.payment_id), 'captured')
  await booksHold()
})

test('authorises another card for the new fee of a corrected amount before the check starts', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await assert.rejects(
    again(invoice_id, { corrected: { amount: 220_000, commission_amount: 1 } }),
    isRefusedCall('commission_changed'),
  )
  const started = await again(invoice_id, { corrected: { amount: 220_000, commission_amount: 6_600 } })
  await payer.authenticate(started)
  await app.runJobs()
  const { amount, commission_amount, total_amount } = await get(invoice_id)
  assert.deepEqual([amount, commission_amount, total_amount], [220_000, 6_600, 226_600])
  assert.deepEqual([await orderStatusOf(payment_id), await orderStatusOf(started.payment_id)], ['voided', 'authorized'])
  await booksHold()
})

// Two tabs had both asked for the payment before either was sent: the later one overwrote what it had not seen.
test('refuses a corrected amount that began before another correction, and asks no card', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  const { updated_at: begun } = await get(invoice_id)
  assert.ok(begun)
  app.clock.advance({ seconds: 1 })
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { invoice_number: 'B-1' } })
  const corrected = { amount: 220_000, commission_amount: 6_600 }
  await assert.rejects(again(invoice_id, { corrected, known_updated_at: begun }), isRefusedCall('invoice_changed'))
  assert.deepEqual(await liveOrdersOf(invoice_id), [(await paymentOf(payment_id)).order_id])

  const { updated_at: current } = await get(invoice_id)
  app.clock.advance({ seconds: 1 })
  const started = await again(invoice_id, { corrected, known_updated_at: current })
  await payer.authenticate(started)
  await app.runJobs()
  assert.equal((await get(invoice_id)).amount, 220_000)
  await assert.rejects(again(invoice_id, { corrected, known_updated_at: current }), isRefusedCall('invoice_changed'))
  await booksHold()
})

// The mail of the application went on saying the old sum.
test('notifies the buyer of a corrected amount, its total and card, and of no other card alone', async () => {
  const { invoice_id } = await payer.pay()
  const changes = () =>
    app.db
      .selectFrom('notifications')
      .select(['body', 'link'])
      .where('company_id', '=', payer.companyId)
      .where('kind', '=', 'invoice_amount_changed')
      .where('link', 'like', `%/${invoice_id}`)
      .execute()
  await payer.authenticate(await again(invoice_id, { card: 'jcb' }))
  await app.runJobs()
  assert.deepEqual(await changes(), [])
  await payer.authenticate(await again(invoice_id, { corrected: { amount: 220_000, commission_amount: 6_600 } }))
  await app.runJobs()
  const [notice, ...others] = await changes()
  assert.deepEqual([notice?.link, others], [`/payments/review/${invoice_id}`, []])
  assert.match(
    notice?.body ?? '',
    /110,000円から220,000円に変更しました。\nカード（Visa 末尾1111）のお支払い合計は226,600円/,
  )
  assert.match((await lastMailTo(app, payer.emailAddress)).subject, /金額変更を受け付けました/)
})

test('the evidence stays taken, and a second exchange of the card is possible', async () => {
  const file_ids = [await payer.addFile()]
  const { invoice_id } = await payer.pay({ file_ids })
  for (const card of ['jcb', 'frictionless'] as const) {
    await payer.authenticate(await again(invoice_id, { card }))
    await app.runJobs()
  }
  assert.equal((await liveOrdersOf(invoice_id)).length, 1)
  await assert.rejects(
    async () => payer.start(await payer.application({ file_ids })),
    isRefusedCall('duplicate_invoice'),
  )
})

// The charge of a request stood in the way of the one that was to take its place: there was no answer, and after three
// days it was cancelled.
test('a paid request takes another card as often as it is asked, and its seller gets the money', async () => {
  const { seller, invoice_id, payment_id } = await paidRequest()
  let last = payment_id
  for (const card of ['jcb', 'challenge'] as const) {
    await recordFirstCheck(app.examiner, invoice_id, examiners.tanaka)
    await requireAction(app.examiner, invoice_id, examiners.tanaka, 5, null)
    await assert.rejects(
      payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { comment: 'お願いします。' } }),
      isRefusedCall('card_authorisation_required'),
    )
    // Left at the issuer: it makes room for the next.
    const left = await again(invoice_id, { card: 'challenge' })
    const started = await again(invoice_id, { card })
    await payer.authenticate(started, card === 'challenge' ? { password: '1234' } : undefined)
    assert.equal((await approve(started.payment_id)).status, 'approved')
    await app.runJobs()
    assert.deepEqual([await orderStatusOf(last), (await paymentOf(left.payment_id)).status], ['voided', 'abandoned'])
    last = started.payment_id
  }
  await recordFirstCheck(app.examiner, invoice_id, examiners.tanaka)
  assert.equal((await completeInvoice(app.examiner, invoice_id, examiners.suzuki)).kind, 'completed')
  assert.deepEqual(
    [await liveOrdersOf(invoice_id), await orderStatusOf(last)],
    [[(await paymentOf(last)).order_id], 'captured'],
  )
  const { deposit_amount, status } = await seller.client.collections.getRequestSeller({ params: { id: invoice_id } })
  assert.deepEqual([deposit_amount, status], [106_700, 4])
  await booksHold()
})

test('charges one card for ten concurrent clicks, and blocks a second attempt only meanwhile', async () => {
  const { invoice_id } = await asked()
  const key = randomUUID()
  const card = { kind: 'token', mdk_token: await gateway.token('challenge'), is_card_saved: false } as const
  const click = () =>
    payer.client.payments.authoriseAgain(
      { params: { id: invoice_id }, body: { card, is_terms_agreed: true } },
      { idempotencyKey: key },
    )
  const answers = await Promise.all(Array.from({ length: 10 }, click))
  assert.equal(new Set(answers.map(answer => JSON.stringify(answer))).size, 1)
  // Left at the issuer: it makes room for the next.
  const second = await again(invoice_id)
  await payer.authenticate(second)
  await payer.authenticate(answers[0] ?? second, { password: '1234' })
  app.clock.advance({ minutes: 3 })
  await reconcilePayments.run(app.worker, {})
  await app.runJobs()
  assert.deepEqual(await liveOrdersOf(invoice_id), [(await paymentOf(second.payment_id)).order_id])
  await payer.signInAgain()
})

test('gives the new authorisation back where the payment was cancelled during authentication', async () => {
  const { invoice_id, payment_id } = await asked()
  const started = await again(invoice_id, { card: 'challenge' })
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await payer.authenticate(started, { password: '1234' })
  const { status, message } = await approve(started.payment_id)
  assert.equal(status, 'declined')
  assert.match(message ?? '', /お支払いの状態が変わった/)
  await app.runJobs()
  assert.deepEqual([await orderStatusOf(payment_id), await orderStatusOf(started.payment_id)], ['voided', 'voided'])
  await booksHold()
})

test('leaves one live charge or none when a cancellation and a new authorisation race', async () => {
  for (let round = 0; round < 4; round++) {
    const { invoice_id } = await asked()
    const started = await again(invoice_id, { card: 'challenge' })
    await Promise.allSettled([
      payer.authenticate(started, { password: '1234' }),
      payer.client.invoices.cancelInvoice({ params: { id: invoice_id } }),
    ])
    await app.runJobs()
    assert.deepEqual([(await get(invoice_id)).status, await liveOrdersOf(invoice_id)], [5, []])
  }
  await booksHold()
})

test("authorises no card again that is charged, nor what is not the caller's", async () => {
  const { invoice_id } = await payer.pay()
  assert.equal((await get(invoice_id)).is_card_replaceable, true)
  await recordFirstCheck(app.examiner, invoice_id, examiners.tanaka)
  await assert.rejects(again(invoice_id), isRefusedCall('invoice_not_editable'))
  assert.equal((await get(invoice_id)).is_card_replaceable, false)
  await completeInvoice(app.examiner, invoice_id, examiners.suzuki)
  await requireAction(app.examiner, invoice_id, examiners.suzuki, 5, null)
  await assert.rejects(again(invoice_id), isRefusedCall('card_already_charged'))
  const { is_editable, is_card_replaceable } = await get(invoice_id)
  assert.deepEqual({ is_editable, is_card_replaceable }, { is_editable: true, is_card_replaceable: false })
  const stranger = await app.signIn()
  const card = { kind: 'token', mdk_token: 'x', is_card_saved: false } as const
  await assert.rejects(
    stranger.client.payments.authoriseAgain(
      { params: { id: invoice_id }, body: { card, is_terms_agreed: true } },
      { idempotencyKey: randomUUID() },
    ),
    isRefusedCall('invoice_not_found'),
  )
})

for (const point of [
  'intent_committed',
  'token_bound',
  'authorisation_answered',
  'authentication_recorded',
  'result_answered',
  'authorisation_recorded',
] as const) {
  test(`holds exactly one authorisation when the process dies at ${point}`, async () => {
    const { invoice_id } = await asked()
    await dieAt(point, async () => payer.authenticate(await again(invoice_id)))
    await recover()
    const [live, ...others] = await liveOrdersOf(invoice_id)
    assert.deepEqual(others, [])
    const current = await app.db
      .selectFrom('invoices')
      .innerJoin('payment_transactions', 'payment_transactions.id', 'invoices.payment_id')
      .select('order_id')
      .where('invoices.id', '=', invoice_id)
      .executeTakeFirstOrThrow()
    assert.equal(live, current.order_id)
    await booksHold()
  })
}

test('asks once for another authorisation before the first one lapses, and the payment goes on', async () => {
  const waiting = await payer.pay()
  const examined = await payer.pay()
  const charged = await payer.pay()
  const requested = await paidRequest()
  for (const { invoice_id } of [examined, charged]) await recordFirstCheck(app.examiner, invoice_id, examiners.tanaka)
  await completeInvoice(app.examiner, charged.invoice_id, examiners.suzuki)
  const askedNow = async () =>
    Promise.all(
      [waiting, examined, charged, requested].map(
        async ({ invoice_id }) => (await get(invoice_id)).action_required_reason,
      ),
    )
  app.clock.advance({ days: 49 })
  await payer.signInAgain()
  await requireReauthorisation.run(app.worker, {})
  assert.deepEqual(await askedNow(), [null, null, null, null])
  app.clock.advance({ days: 2 })
  await payer.signInAgain()
  await requireReauthorisation.run(app.worker, {})
  assert.deepEqual(await askedNow(), [5, 5, null, 5])
  const { text } = await lastMailTo(app, payer.emailAddress)
  // A second card payment is asked for: why, and that nothing is charged twice.
  assert.match(text ?? '', /カードの承認には期限があり、.*二重に請求されることはありません。/)
  for (const { invoice_id } of [waiting, requested]) {
    const started = await again(invoice_id)
    await payer.authenticate(started)
    assert.equal((await approve(started.payment_id)).status, 'approved')
  }
  await requireReauthorisation.run(app.worker, {})
  assert.deepEqual(await askedNow(), [null, 5, null, null])
  app.clock.advance({ days: 8 })
  await payer.signInAgain()
  await cancelUnanswered.run(app.worker, {})
  await app.runJobs()
  assert.deepEqual([(await get(examined.invoice_id)).status, await orderStatusOf(examined.payment_id)], [5, 'voided'])
  await booksHold()
})
