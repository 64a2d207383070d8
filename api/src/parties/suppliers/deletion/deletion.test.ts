import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { recordFirstCheck, markTransferred } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../../payments/examination/complete.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'
import { recordReturnedTransfer, refundReturned, resendReturned } from '../../../payments/transfers/returned.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services } = app
const { suppliers } = payer.client

const account = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ﾎｼｿﾞﾗ',
} as const
let made = 0
async function addSupplier() {
  const { id, accounts } = await suppliers.createSupplierCorporation({
    body: {
      corporate_name: `株式会社ほしぞら${(made += 1)}`,
      account: { ...account, account_number: String(1_000_000 + made) },
    },
  })
  const accountId = accounts[0]?.id ?? assert.fail('no account')
  const pay = () =>
    payer.pay({ supplier: { kind: 'existing', supplier_id: id }, account: { kind: 'existing', account_id: accountId } })
  return {
    id,
    pay,
    deletion: () => suppliers.getSupplierDeletion({ params: { id } }),
    remove: () => suppliers.deleteSupplier({ params: { id } }),
  }
}
async function transfer(id: number) {
  await recordFirstCheck(services, id, examiners.first)
  assert.equal((await completeInvoice(services, id, examiners.second)).kind, 'completed')
  await markTransferred(services, id, examiners.second)
}

test('names the payments in progress that block a deletion, and refuses with their number', async () => {
  const { pay, deletion, remove } = await addSupplier()
  const [first, second] = [await pay(), await pay()]
  const { uses, ...said } = await deletion()
  assert.deepEqual(said, {
    refusal: 'supplier_in_use',
    use_count: 2,
    application_count: 0,
    retained_payment_count: 0,
    retained_request_count: 0,
    account_count: 1,
  })
  assert.deepEqual(
    uses,
    [second, first].map(({ invoice_id }) => ({
      invoice_id,
      type: 'InvoicePayment',
      status: 1,
      amount: 110_000,
      transfer_date: '2026-11-30',
      due_date: '2026-11-30',
      is_action_required: false,
      is_money_returned: false,
    })),
  )
  await assert.rejects(remove(), (error: unknown) => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('supplier_in_use')(error))
    assert.deepEqual(error.body.details, { use_count: 2, application_count: 0 })
    return true
  })
})

test('lists ten of many and counts all', async () => {
  const { id, deletion } = await addSupplier()
  await app.db
    .insertInto('invoices')
    .values(
      Array.from({ length: 12 }, () => ({
        kind: 'payment' as const,
        status: 3 as const,
        buyer_company_id: payer.companyId,
        supplier_id: id,
        supplier_name: '株式会社ほしぞら',
        amount: 10_000,
        due_date: '2026-11-30',
      })),
    )
    .execute()
  const { uses, use_count } = await deletion()
  assert.deepEqual([uses.length, use_count], [10, 12])
})

// The mail about the money asks for another account of the supplier, which one that is deleted does not take.
test('a supplier stays while returned money is undecided, and until it is sent again', async () => {
  const { id, pay, deletion, remove } = await addSupplier()
  const { invoice_id } = await pay()
  await transfer(invoice_id)
  assert.deepEqual([(await deletion()).refusal, (await deletion()).retained_payment_count], [null, 1])

  await recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
  const { refusal, uses } = await deletion()
  assert.equal(refusal, 'supplier_money_returned')
  assert.deepEqual(
    uses.map(use => [use.invoice_id, use.status, use.is_money_returned]),
    [[invoice_id, 4, true]],
  )
  await assert.rejects(remove(), isRefusedCall('supplier_money_returned'))
  // What the mail asks for is possible.
  const other = await suppliers.createSupplierAccount({
    params: { id },
    body: { ...account, account_number: '7654321' },
  })
  await resendReturned(services, invoice_id, examiners.second, other.id)
  await assert.rejects(remove(), isRefusedCall('supplier_money_returned'))
  await markTransferred(services, invoice_id, examiners.second)
  await remove()
})

test('a supplier whose returned money was refunded can be deleted', async () => {
  const { pay, remove } = await addSupplier()
  const { invoice_id } = await pay()
  await transfer(invoice_id)
  await recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
  await refundReturned(services, invoice_id, examiners.second)
  await remove()
})

test('refuses to delete the supplier of an application that waits for its card', async () => {
  const { id, deletion } = await addSupplier()
  const {
    accounts: [known],
  } = await suppliers.listSupplierAccounts({ params: { id } })
  await payer.start(
    await payer.application({
      supplier: { kind: 'existing', supplier_id: id },
      account: { kind: 'existing', account_id: known?.id ?? 0 },
    }),
  )
  const { refusal, application_count, use_count } = await deletion()
  assert.deepEqual(
    { refusal, application_count, use_count },
    { refusal: 'supplier_in_use', application_count: 1, use_count: 0 },
  )
})

test('a partner stays while a request to it is open; finished ones stay without it', async () => {
  const seller = await createSeller(app)
  const { id } = await seller.request()
  const params = { id: seller.partnerId }
  const { refusal, uses } = await seller.client.suppliers.getSupplierDeletion({ params })
  assert.deepEqual(
    [refusal, uses.map(use => [use.invoice_id, use.type])],
    ['supplier_in_use', [[id, 'InvoiceRequestSeller']]],
  )
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  const after = await seller.client.suppliers.getSupplierDeletion({ params })
  assert.deepEqual([after.refusal, after.retained_request_count], [null, 1])
})

test('says of an escalated supplier that it is under examination', async () => {
  const { id, deletion, remove } = await addSupplier()
  await app.db.updateTable('suppliers').set({ status: 'Escalation' }).where('id', '=', id).execute()
  assert.equal((await deletion()).refusal, 'supplier_under_examination')
  await assert.rejects(remove(), isRefusedCall('supplier_under_examination'))
})

// Of money returned from a supplier which was deleted before, the mail asked for an account as well.
test('the mail about returned money asks for no account of a supplier that is deleted', async () => {
  const { pay, remove } = await addSupplier()
  const { invoice_id } = await pay()
  await transfer(invoice_id)
  await remove()
  await recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
  await app.runJobs()
  const mail = (await app.mailbox()).find(({ subject }) => subject.includes('戻りました')) ?? assert.fail('no mail')
  assert.match(mail.text ?? '', /登録取引先から削除されているため、口座を追加できません/)
  assert.doesNotMatch(mail.text ?? '', /正しい口座を追加してください/)
})

test('a supplier is not deleted while a return of its money is about to be recorded', async () => {
  const { pay, remove } = await addSupplier()
  const { invoice_id } = await pay()
  await transfer(invoice_id)
  const { recording, deleting } = await app.db.transaction().execute(async db => {
    // The payee is held, and the case waits to be written.
    await sql`lock table returned_transfers in share mode`.execute(db)
    const recording = recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
    await waitUntilBlocked(app.db)
    const deleting = assert.rejects(remove(), isRefusedCall('supplier_money_returned'))
    await waitUntilBlocked(app.db, 2)
    return { recording, deleting }
  })
  await recording
  await deleting
})

test('notifications about a deleted supplier lead nowhere, those about others to theirs', async () => {
  const [gone, other] = [await addSupplier(), await addSupplier()]
  for (const { id } of [gone, other])
    await suppliers.createSupplierAccount({ params: { id }, body: { ...account, account_number: '7777777' } })
  await gone.remove()
  const { notifications } = await payer.client.notifications.listNotifications({ query: { from: 0, size: 100 } })
  const links = notifications.map(({ link }) => link)
  assert.ok(!links.some(link => link?.startsWith(`/suppliers/${gone.id}/`)))
  assert.ok(links.some(link => link?.startsWith(`/suppliers/${other.id}/`)))
})
