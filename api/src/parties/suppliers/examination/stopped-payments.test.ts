import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, requireAction } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../../payments/examination/complete.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { makeTransferFile } from '../../../payments/transfers/make-file.ts'
import { applySupplierDecision } from '../../../payments/invoices/changes/apply-supplier-decision.ts'
import { examineSupplier, type SupplierDecision } from './examination.ts'
import { examiners } from '../../../testing/companies/examiners.ts'
import { maxDeclines } from '../../../payments/gateway-answers/limits.ts'
import { examinerActor } from '../../../platform/audit/examiner.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services, db } = app
const { suppliers, invoices, notifications } = payer.client

let numbers = 0
/** An approved supplier with an account, as the choice of an application. */
async function approvedSupplier() {
  const { id } = await suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社取引先${(numbers += 1)}` },
  })
  const account = await suppliers.createSupplierAccount({
    params: { id },
    body: {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '1234567',
      account_holder_kana: 'カ）アオバデザイン',
    },
  })
  await examine('approve', id)
  return {
    id,
    choice: {
      supplier: { kind: 'existing', supplier_id: id },
      account: { kind: 'existing', account_id: account.id },
    } as const,
  }
}
type Choice = Awaited<ReturnType<typeof approvedSupplier>>['choice']
const decide = (decision: SupplierDecision, supplierId: number) =>
  examineSupplier(services, { supplierId, examiner: examiners.tanaka, decision, comment: 'ウェブサイトがない' })
const examine = async (decision: SupplierDecision, supplierId: number) => {
  assert.equal(typeof (await decide(decision, supplierId)), 'object')
  await app.runJobs()
}
const applied = async (choice: Choice) => (await payer.pay(choice)).invoice_id
const checked = async (choice: Choice) => {
  const id = await applied(choice)
  await recordFirstCheck(services, id, examiners.first)
  return id
}
const reserved = async (choice: Choice) => {
  const id = await checked(choice)
  assert.equal((await completeInvoice(services, id, examiners.second)).kind, 'completed')
  return id
}
const invoice = (id: number) => invoices.getInvoice({ params: { id } })
const stateOf = async (id: number) => {
  const { status, is_action_required, action_required_reason } = await invoice(id)
  return [status, is_action_required, action_required_reason]
}
const paymentOf = async (id: number) => {
  const { payment_id } = await db
    .selectFrom('invoices')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (
    await db.selectFrom('payment_transactions').select('status').where('id', '=', payment_id).executeTakeFirstOrThrow()
  ).status
}
const noticesAbout = async (id: number) =>
  (await notifications.listNotifications({ query: { from: 0, size: 100 } })).notifications
    .filter(({ link }) => link?.endsWith(`/${id}`))
    .map(({ title }) => title)

test('an escalated supplier asks and notifies the owner of every payment in progress', async () => {
  const { id, choice } = await approvedSupplier()
  const other = await approvedSupplier()
  const ids = [await applied(choice), await checked(choice), await reserved(choice)]
  const elsewhere = await applied(other.choice)
  await examine('escalate', id)
  assert.deepEqual(await Promise.all(ids.map(stateOf)), [
    [1, true, 7],
    [2, true, 7],
    [3, true, 7],
  ])
  for (const one of ids)
    assert.equal(
      (await noticesAbout(one)).filter(title =>
        /^株式会社取引先\d+（110,000円）のお支払い：支払先の確認が必要です（11月26日まで）$/.test(title),
      ).length,
      1,
    )
  // What examiners write to each other stays between them.
  assert.equal((await invoice(ids[0] ?? 0)).action_required_comment, null)
  assert.deepEqual(await stateOf(elsewhere), [1, false, null])

  await examine('approve', id)
  assert.deepEqual(await Promise.all(ids.map(stateOf)), [
    [1, false, null],
    [2, false, null],
    [3, false, null],
  ])
  assert.equal(
    (await invoice(ids[0] ?? 0)).timeline.findLast(({ state }) => state === 'done')?.kind,
    'supplier_confirmed',
  )
  assert.equal((await completeInvoice(services, ids[1] ?? 0, examiners.second)).kind, 'completed')
})

test('an answer does not free a payment from its escalated supplier, and is not asked for twice', async () => {
  const { id, choice } = await approvedSupplier()
  const payment = await checked(choice)
  await decide('escalate', id)
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'applySupplierDecision')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await app.runJobs()
  await invoices.updateInvoice({ params: { id: payment }, body: { comment: '制作を委託しています。' } })
  // The job may run again.
  await applySupplierDecision.run(app.worker, payload as Parameters<typeof applySupplierDecision.run>[1])
  assert.deepEqual(await stateOf(payment), [1, false, null])
  await recordFirstCheck(services, payment, examiners.first)
  await assert.rejects(completeInvoice(services, payment, examiners.second), { refusal: 'supplier_stopped' })
  assert.equal(await paymentOf(payment), 'authorised')
  await examine('approve', id)
  await examine('escalate', id)
  assert.deepEqual(await stateOf(payment), [2, true, 7])
})

test('approval leaves what a person asked for', async () => {
  const { id, choice } = await approvedSupplier()
  const payment = await applied(choice)
  await requireAction(services, payment, examiners.first, 7, '契約書を見せてください')
  await examine('escalate', id)
  await examine('approve', id)
  assert.deepEqual(await stateOf(payment), [1, true, 7])
})

test('a rejected supplier ends its payments: card voided or refunded, transfer cancelled', async () => {
  const { id, choice } = await approvedSupplier()
  const open = await applied(choice)
  const charged = await reserved(choice)
  await examine('escalate', id)
  await examine('reject', id)
  assert.deepEqual([(await invoice(open)).status, (await invoice(charged)).status], [5, 5])
  assert.deepEqual([await paymentOf(open), await paymentOf(charged)], ['voided', 'refunded'])
  for (const one of [open, charged]) {
    assert.match(
      (await noticesAbout(one))[0] ?? '',
      /^株式会社取引先\d+（110,000円）のお支払いをお引き受けできませんでした$/,
    )
    const audit = await db
      .selectFrom('audit_log')
      .select('actor')
      .where('subject', '=', `invoice:${one}`)
      .where('action', '=', 'invoice.reject')
      .executeTakeFirst()
    assert.equal(audit?.actor, examinerActor(examiners.tanaka))
  }
  assert.deepEqual(await db.selectFrom('transfers').select('status').where('invoice_id', '=', charged).execute(), [
    { status: 'cancelled' },
  ])
  assert.deepEqual(await auditBooks(db), [])
})

test('a payment in a transfer file goes on, and its supplier is rejected all the same', async () => {
  const { id, choice } = await approvedSupplier()
  const sent = await reserved(choice)
  assert.equal(typeof (await makeTransferFile(services, '2026-11-30', 'examiner:a')), 'object')
  const waiting = await applied(choice)
  await examine('escalate', id)
  await examine('reject', id)
  assert.deepEqual([await stateOf(sent), (await invoice(waiting)).status], [[3, false, null], 5])
})

test('no transfer to an escalated supplier enters a file, not even before its owner was asked', async () => {
  const { id, choice } = await approvedSupplier()
  await reserved(choice)
  await decide('escalate', id)
  assert.equal(await makeTransferFile(services, '2026-11-30', 'examiner:a'), 'nothing_due')
})

test('a supplier rejected while its buyer is at the issuer is not paid: the card is released', async () => {
  const { id, choice } = await approvedSupplier()
  for (const account of [
    choice.account,
    {
      kind: 'new',
      account: {
        bank_code: '0001',
        branch_code: '001',
        account_type: 1,
        account_number: '7777777',
        account_holder_kana: 'カ）アオバデザイン',
      },
    } as const,
  ]) {
    await db.updateTable('suppliers').set({ status: 'Escalation' }).where('id', '=', id).execute()
    const started = await payer.start(await payer.application({ ...choice, account }))
    await decide('reject', id)
    await payer.authenticate(started)
    const { invoice_id, v_result_code } = await payer.client.creditCards.approveCredit({
      body: { payment_id: started.payment_id },
    })
    assert.equal(invoice_id, null)
    assert.match(v_result_code ?? '', /XS01/)
    await app.runJobs()
    assert.equal((await suppliers.getSupplier({ params: { id } })).status, 'Rejected')
    const payment = await db
      .selectFrom('payment_transactions')
      .select(['status', 'pending_action'])
      .where('id', '=', started.payment_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(payment, { status: 'declined', pending_action: null })
  }
})

// Each counted as a decline of the card: ten of them stopped the user, the network and the card for an hour.
test('a rejected supplier counts against no card, user or network', async () => {
  const { id, choice } = await approvedSupplier()
  await db.updateTable('suppliers').set({ status: 'Escalation' }).where('id', '=', id).execute()
  const begun = []
  for (let count = 0; count < maxDeclines; count++) begun.push(await payer.start(await payer.application(choice)))
  await decide('reject', id)
  for (const started of begun) {
    await payer.authenticate(started)
    const { payment_id } = started
    const { v_result_code } = await payer.client.creditCards.approveCredit({ body: { payment_id } })
    assert.match(v_result_code ?? '', /XS01/)
  }
  await payer.pay()
})

test('concurrent rejecting and completing never reserve a transfer to a rejected supplier', async () => {
  const { id, choice } = await approvedSupplier()
  const ids = [await checked(choice), await checked(choice), await checked(choice)]
  await db.updateTable('suppliers').set({ status: 'Unapproved' }).where('id', '=', id).execute()
  await Promise.allSettled([...ids.map(one => completeInvoice(services, one, examiners.second)), decide('reject', id)])
  await app.runJobs()
  assert.deepEqual(await Promise.all(ids.map(async one => (await invoice(one)).status)), [5, 5, 5])
  assert.equal(
    (
      await db
        .selectFrom('transfers')
        .select('id')
        .where('invoice_id', 'in', ids)
        .where('status', '=', 'reserved')
        .execute()
    ).length,
    0,
  )
  assert.deepEqual(await auditBooks(db), [])
})
