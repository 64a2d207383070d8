import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { PreItemInput } from '@invoice-card/contracts'
import { rejectInvoice, requireAction } from '../../backoffice/calls/actions.ts'
import { lockInvoice, updateInvoiceRow } from '../../books/invoices/store.ts'
import { changeBooks } from '../../books/work/change-books.ts'
import { remindRequests } from '../../payments/collections/ending/jobs.ts'
import { notifyCardExpiry } from '../../payments/credit-cards/notify-expiry.ts'
import { saveCard } from '../../payments/saved-cards/store.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const { client } = payer

/** What is to be done, newest first; the count says the same. */
const asked = async (of = client) => {
  const { notifications, total_count, count_action_required } = await of.notifications.listNotifications({
    query: { is_action_required: true },
  })
  assert.deepEqual([total_count, count_action_required], [notifications.length, notifications.length])
  return notifications
}
const linksAsked = async () => (await asked()).map(({ link }) => link)
const clearAll = () =>
  app.db
    .updateTable('notifications')
    .set({ answered_at: app.clock.now() })
    .where('asks_about', 'is not', null)
    .where('answered_at', 'is', null)
    .execute()

test('a question of an examiner is open until it is answered, and says until when', async () => {
  const { invoice_id: id } = await payer.pay()
  await requireAction(app.examiner, id, examiners.tanaka, 1, null)
  const [one] = await asked()
  assert.deepEqual(
    [one?.kind, one?.link, one?.deadline, one?.is_read],
    ['invoice_action_required', `/payments/review/${id}`, '2026-11-26T14:59:59.000Z', false],
  )
  assert.match(
    one?.title ?? '',
    /^株式会社アオバデザイン（110,000円）のお支払い：請求書を読み取れませんでした（11月26日まで）$/,
  )
  // Seen is not done.
  await client.notifications.confirmNotification({ params: { id: one!.id } })
  assert.equal((await asked()).length, 1)
  await client.invoices.updateInvoice({ params: { id }, body: { file_ids: [await payer.addFile()] } })
  assert.deepEqual(await asked(), [])
  assert.equal((await client.notifications.getNotice({ params: { id: one!.id } })).is_action_required, false)
})

// Once the day was over, what had been answered in time read as missed.
test('a question answered in time stays answered after its deadline; another never becomes so', async () => {
  const { invoice_id: id } = await payer.pay()
  const { invoice_id: missed } = await payer.pay()
  for (const one of [id, missed]) await requireAction(app.examiner, one, examiners.tanaka, 1, null)
  const notices = await asked()
  const before = app.clock.now()
  await client.invoices.updateInvoice({ params: { id }, body: { file_ids: [await payer.addFile()] } })
  app.clock.set('2026-11-27T01:00:00Z')
  await payer.signInAgain()
  await rejectInvoice(app.examiner, missed, examiners.tanaka, null)
  const stateOf = async (link: string) => {
    const { id: notice } = notices.find(one => one.link === link)!
    const { is_action_required, is_answered } = await client.notifications.getNotice({ params: { id: notice } })
    return { is_action_required, is_answered }
  }
  assert.deepEqual(await stateOf(`/payments/review/${id}`), { is_action_required: false, is_answered: true })
  assert.deepEqual(await stateOf(`/payments/review/${missed}`), { is_action_required: false, is_answered: false })
  assert.deepEqual(await asked(), [])
  app.clock.set(before.toISOString())
  await payer.signInAgain()
})

test('it ends as well with the payment, and is asked once however often it is asked again', async () => {
  const { invoice_id: id } = await payer.pay()
  await requireAction(app.examiner, id, examiners.tanaka, 1, null)
  await client.invoices.updateInvoice({ params: { id }, body: { file_ids: [await payer.addFile()] } })
  await requireAction(app.examiner, id, examiners.tanaka, 4, null)
  assert.equal((await asked()).length, 1)
  await rejectInvoice(app.examiner, id, examiners.tanaka, null)
  assert.deepEqual(await asked(), [])
})

test('a deadline that has passed ends it before any job does', async () => {
  const { invoice_id: id } = await payer.pay()
  await requireAction(app.examiner, id, examiners.tanaka, 1, null)
  const before = app.clock.now()
  app.clock.set('2026-11-26T14:59:59Z')
  await payer.signInAgain()
  assert.equal((await asked()).length, 1)
  app.clock.set('2026-11-26T15:00:00Z')
  assert.deepEqual(await asked(), [])
  app.clock.set(before.toISOString())
  await payer.signInAgain()
  await clearAll()
})

test('a request is to be answered until it is; a reminder takes the place of the first notice', async () => {
  const seller = await createSeller(app)
  const { id } = await seller.request()
  await changeBooks(app.db, async books => {
    const invoice = (await lockInvoice(books, id)) ?? assert.fail()
    await updateInvoiceRow(books, invoice, { buyer_company_id: payer.companyId, status: 7 })
  })
  const { expires_at } = await app.db
    .selectFrom('invoice_requests')
    .select('expires_at')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  const before = app.clock.now()
  app.clock.set(new Date(expires_at!.getTime() - 24 * 3_600_000).toISOString())
  await payer.signInAgain()
  await remindRequests.run(app.worker, {})
  const [reminder, ...others] = await asked()
  assert.deepEqual(
    [reminder?.kind, reminder?.link, reminder?.deadline, others],
    ['request_reminder', `/payments/waiting/${id}/creditcard`, expires_at!.toISOString(), []],
  )
  // Asked once more, the older one asks for nothing; it was not done either.
  await app.db.updateTable('invoice_requests').set({ reminded_at: null }).where('invoice_id', '=', id).execute()
  await remindRequests.run(app.worker, {})
  assert.equal((await asked()).length, 1)
  const replaced = await client.notifications.getNotice({ params: { id: reminder!.id } })
  assert.deepEqual([replaced.is_action_required, replaced.is_answered, replaced.deadline], [false, false, null])
  await client.payments.answerRequest({ params: { id }, body: { action: 'decline' } }, { idempotencyKey: randomUUID() })
  assert.deepEqual(await asked(), [])
  app.clock.set(before.toISOString())
  await payer.signInAgain()
})

test('prepared payments are open until all of them are paid or put aside', async () => {
  const program = await connectProgram(app, payer.userId)
  const item = {
    supplier: { kind: 'existing', supplier_id: payer.supplierId },
    amount: 110_000,
    due_date: '2026-11-30',
    file_ids: [],
  } satisfies PreItemInput
  const { id } = await program.calls.createPreGroup({ body: { items: [item, item] } }, { idempotencyKey: randomUUID() })
  assert.deepEqual(await linksAsked(), [`/payments/oauth/${id}`])
  const {
    items: [first],
  } = await client.preGroups.getPreGroup({ params: { id } })
  await client.preGroups.discardPreItem({ params: { id, preId: first!.pre_id } })
  assert.equal((await asked()).length, 1)
  await client.preGroups.discardPreGroup({ params: { id } })
  assert.deepEqual(await asked(), [])
})

test('a card that ends is to be replaced until it is deleted or renewed', async () => {
  const card = { cardId: randomUUID(), cardNumber: '************1111', cardExpire: '12/26', cardBrand: 'VISA' }
  const saved = await saveCard(app.db, payer.companyId, card, app.clock.now())
  await notifyCardExpiry.run(app.worker, {})
  const [one] = await asked()
  assert.deepEqual(
    [one?.title, one?.deadline],
    ['ご登録のカード（Visa 末尾1111）の有効期限が近づいています（2026年12月末まで）', '2026-12-31T14:59:59.000Z'],
  )
  await saveCard(app.db, payer.companyId, card, app.clock.now())
  assert.equal((await asked()).length, 1)
  await saveCard(app.db, payer.companyId, { ...card, cardExpire: '12/31' }, app.clock.now())
  assert.deepEqual(await asked(), [])
  assert.ok(saved)
})
