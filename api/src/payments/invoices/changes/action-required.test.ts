import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { BodyOf, invoices, TimelineEntry } from '@invoice-card/contracts'
import { type ActionRequiredReasonValue, actionRequiredLabels, collectionTabs, paymentTabs } from '@invoice-card/domain'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, requireAction } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { cancelUnanswered } from '../../examination/cancel-unanswered.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const { client } = payer
const update = (id: number, body: BodyOf<typeof invoices.updateInvoice>) =>
  client.invoices.updateInvoice({ params: { id }, body })
const authorise = async (id: number) =>
  payer.authenticate(
    await client.payments.authoriseAgain(
      {
        params: { id },
        body: {
          card: { kind: 'token', mdk_token: await gateway.token('jcb'), is_card_saved: false },
          is_terms_agreed: true,
        },
      },
      { idempotencyKey: randomUUID() },
    ),
  )
const newestNotice = () =>
  app.db
    .selectFrom('notifications')
    .select(['kind', 'title', 'body'])
    .where('company_id', '=', payer.companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const answers: Readonly<Record<ActionRequiredReasonValue, (id: number) => Promise<unknown>>> = {
  1: async id => update(id, { file_ids: [await payer.addFile()] }),
  2: id => update(id, { comment: '請求書の金額は値引前のものです。' }),
  3: id => update(id, { payee: { supplier_id: payer.supplierId, account_id: payer.accountId } }),
  4: async id =>
    update(id, { file_ids: [await payer.addFile(), await payer.addFile()], comment: '納品書を追加しました。' }),
  5: id => authorise(id),
  6: id =>
    update(id, {
      payee: { supplier_id: payer.supplierId, account_id: payer.accountId },
      comment: '口座を訂正しました。',
    }),
  7: id => update(id, { comment: 'ウェブサイトの制作を委託しています。' }),
}

for (const reason of [1, 2, 3, 4, 5, 6, 7] as const) {
  test(`reason ${reason}: says what to do by when, takes the answer, and restarts both checks`, async () => {
    const { invoice_id: id } = await payer.pay()
    await recordFirstCheck(app.examiner, id, examiners.tanaka)
    // What was returned had been charged and reserved before.
    if (reason === 6) await completeInvoice(app.examiner, id, examiners.suzuki)
    await requireAction(app.examiner, id, examiners.tanaka, reason, '担当より')
    const asked = await client.invoices.getInvoice({ params: { id } })
    assert.deepEqual(
      [asked.action_required_reason, asked.action_required_comment, asked.action_required_until, asked.is_editable],
      [reason, '担当より', '2026-11-26', true],
    )
    const { kind, title, body } = await newestNotice()
    assert.equal(kind, 'invoice_action_required')
    assert.ok(
      title.includes(actionRequiredLabels[reason].title) && body.includes(actionRequiredLabels[reason].instruction),
    )
    await assert.rejects(completeInvoice(app.examiner, id, examiners.suzuki))

    await answers[reason](id)
    const answered = await client.invoices.getInvoice({ params: { id } })
    assert.deepEqual([answered.status, answered.is_action_required, answered.action_required_reason], [1, false, null])
    await recordFirstCheck(app.examiner, id, examiners.tanaka)
    assert.equal((await completeInvoice(app.examiner, id, examiners.suzuki)).kind, 'completed')
    const transfers = await app.db
      .selectFrom('transfers')
      .select(['status', 'amount'])
      .where('invoice_id', '=', id)
      .where('status', '<>', 'cancelled')
      .execute()
    assert.deepEqual(transfers, [{ status: 'reserved', amount: 110_000 }])
    assert.deepEqual(await auditBooks(app.db), [])
  })
}

// The deadline of a transfer does not bind what the bank sent back, yet the day before it was named as the last to
// cancel.
test('a returned payment can be cancelled until the answer is due, whatever its transfer day', async () => {
  const { invoice_id: id } = await payer.pay()
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  const { cancel: before } = await client.invoices.getInvoice({ params: { id } })
  assert.equal(before?.until, '2026-11-27')
  await requireAction(app.examiner, id, examiners.tanaka, 6, null)
  const { cancel, is_cancellable, action_required_until } = await client.invoices.getInvoice({ params: { id } })
  assert.deepEqual([is_cancellable, cancel?.until, action_required_until], [true, '2026-11-26', '2026-11-26'])
})

/** A request that the payer has paid. */
async function paidRequest() {
  const seller = await createSeller(app)
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  await payer.authenticate(
    await client.payments.answerRequest(
      {
        params: { id },
        body: {
          action: 'pay',
          card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
          amount: 110_000,
          is_terms_agreed: true,
        },
      },
      { idempotencyKey: randomUUID() },
    ),
  )
  return { seller, id }
}

test('the payer of a request answers with files of its own; those of the seller stay', async () => {
  const { seller, id } = await paidRequest()
  await requireAction(app.examiner, id, examiners.tanaka, 4, null)
  const sellers = (await client.invoices.getInvoice({ params: { id } })).files.map(({ file_id }) => file_id)
  assert.equal(sellers.length, 1)
  const added = await payer.addFile()
  await assert.rejects(update(id, { file_ids: [added] }), isRefusedCall('invoice_not_editable'))
  await assert.rejects(update(id, { file_ids: [...sellers, await seller.addFile()] }), isRefusedCall('file_not_found'))
  const answered = await update(id, { file_ids: [...sellers, added] })
  assert.deepEqual(
    [answered.is_action_required, answered.files.map(({ file_id }) => file_id)],
    [false, [...sellers, added]],
  )
})

test('the owner reads questions, answers and corrections; the seller of a request none of them', async () => {
  const { invoice_id: id } = await payer.pay()
  await update(id, { invoice_number: 'INV-9' })
  await requireAction(app.examiner, id, examiners.tanaka, 2, '金額をご確認ください。')
  await update(id, { comment: '値引前の金額です。' })
  const detailsOf = (timeline: readonly TimelineEntry[]) =>
    timeline.flatMap(({ kind, reason, comment, changed }) =>
      reason || comment || changed ? [{ kind, reason, comment, changed }] : [],
    )
  assert.deepEqual(detailsOf((await client.invoices.getInvoice({ params: { id } })).timeline), [
    { kind: 'answered', reason: undefined, comment: undefined, changed: ['invoice_number'] },
    { kind: 'action_required', reason: 2, comment: '金額をご確認ください。', changed: undefined },
    { kind: 'answered', reason: undefined, comment: '値引前の金額です。', changed: undefined },
  ])

  const { seller, id: requestId } = await paidRequest()
  await requireAction(app.examiner, requestId, examiners.tanaka, 2, '金額をご確認ください。')
  await update(requestId, { comment: '値引前の金額です。' })
  assert.equal(detailsOf((await client.invoices.getInvoice({ params: { id: requestId } })).timeline).length, 2)
  const { timeline } = await seller.client.collections.getRequestSeller({ params: { id: requestId } })
  assert.ok(timeline.some(({ kind }) => kind === 'answered'))
  assert.deepEqual(detailsOf(timeline), [])
})

test('cancels an unanswered payment after three business days, and not a day before', async () => {
  const ids: number[] = []
  for (const reason of [1, 2, 3, 4, 5, 6, 7] as const) {
    const { invoice_id } = await payer.pay()
    await requireAction(app.examiner, invoice_id, examiners.tanaka, reason, null)
    ids.push(invoice_id)
  }
  const statuses = async () =>
    new Set(
      (await app.db.selectFrom('invoices').select('status').where('id', 'in', ids).execute()).map(
        ({ status }) => status,
      ),
    )
  app.clock.set('2026-11-26T14:59:00Z')
  await cancelUnanswered.run(app.worker, {})
  assert.deepEqual(await statuses(), new Set([1]))
  app.clock.set('2026-11-26T15:10:00Z')
  await cancelUnanswered.run(app.worker, {})
  await app.runJobs()
  assert.deepEqual(await statuses(), new Set([5]))
  const held = await app.db.selectFrom('payment_transactions').select('status').where('invoice_id', 'in', ids).execute()
  assert.deepEqual(new Set(held.map(({ status }) => status)), new Set(['voided']))
  await payer.signInAgain()
  await assert.rejects(update(ids[0] ?? 0, { comment: '遅れました。' }), isRefusedCall('invoice_not_editable'))
})

test('the tabs of both sides follow chapter 4, and what needs an answer is shown in any type', () => {
  const bothTypes = ['InvoicePayment', 'InvoiceRequestBuyer']
  const sorted = Object.fromEntries(
    Object.entries(paymentTabs).map(([tab, { invoice_statuses, invoice_types, is_action_required }]) => [
      tab,
      [invoice_statuses.toSorted(), invoice_types.toSorted(), is_action_required],
    ]),
  )
  assert.deepEqual(sorted, {
    waiting: [[6, 7], ['InvoiceRequestBuyer'], undefined],
    review: [[1, 2], bothTypes, false],
    actionRequired: [[1, 2, 3], bothTypes, true],
    reserved: [[3], bothTypes, undefined],
    history: [[4, 5, 8], bothTypes, undefined],
  })
  assert.deepEqual(collectionTabs, { request: [1, 2, 3], decided: [4], history: [5, 6, 7] })
})

test('a request stands in one group of its seller at a time, whatever its status', async () => {
  const seller = await createSeller(app)
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  const groupsOf = async () => {
    const lists = await Promise.all(
      Object.entries(collectionTabs).map(async ([tab, status]) => ({
        tab,
        rows: (await seller.client.collections.listRequestSellers({ query: { status } })).invoice_requests,
      })),
    )
    return lists.filter(({ rows }) => rows.some(row => row.id === id)).map(({ tab }) => tab)
  }
  assert.deepEqual(await groupsOf(), ['request'])
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  assert.deepEqual(await groupsOf(), ['history'])
})
