import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rejectInvoice, requireAction, recordFirstCheck } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../../payments/examination/complete.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { makeTransferFile } from '../../../payments/transfers/make-file.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services, db } = app
const { suppliers, invoices } = payer.client
const input = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
} as const

let numbers = 7_000_000
/** A supplier with one account, approved. */
async function approvedSupplier() {
  const { id } = await suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社取引先${(numbers += 1)}` },
  })
  const account = await suppliers.createSupplierAccount({ params: { id }, body: input })
  await db.updateTable('suppliers').set({ status: 'Approved' }).where('id', '=', id).execute()
  return {
    params: { id, accountId: account.id },
    choice: {
      supplier: { kind: 'existing', supplier_id: id },
      account: { kind: 'existing', account_id: account.id },
    } as const,
  }
}
type Supplier = Awaited<ReturnType<typeof approvedSupplier>>
const change = ({ params }: Supplier) =>
  suppliers.updateSupplierAccount({ params, body: { ...input, account_number: String((numbers += 1)) } })
const history = ({ params }: Supplier, query = { from: 0, size: 20 }) =>
  suppliers.listSupplierAccountChanges({ params, query })
const reserve = async (invoiceId: number) => {
  await recordFirstCheck(services, invoiceId, examiners.first)
  assert.equal((await completeInvoice(services, invoiceId, examiners.second)).kind, 'completed')
}

test("another company's account has no history, nor has an account under another supplier", async () => {
  const mine = await approvedSupplier()
  const stranger = await app.signIn()
  await assert.rejects(
    stranger.client.suppliers.listSupplierAccountChanges({ params: mine.params }),
    isRefusedCall('supplier_not_found'),
  )
  await assert.rejects(
    suppliers.listSupplierAccountChanges({ params: { ...mine.params, accountId: payer.accountId } }),
    isRefusedCall('account_not_found'),
  )
  await assert.rejects(
    suppliers.listSupplierAccountChanges({ params: { ...mine.params, accountId: 999_999 } }),
    isRefusedCall('account_not_found'),
  )
})

test('lists every change, newest first: before and after, who, when, why it is checked again', async () => {
  const mine = await approvedSupplier()
  const { account_number } = await change(mine)
  await change(mine)
  const { changes, count_all } = await history(mine)
  assert.equal(count_all, 3)
  assert.deepEqual(
    changes.map(({ kind, supplier_status_before, supplier_status_after, unapproved_because }) => [
      kind,
      supplier_status_before,
      supplier_status_after,
      unapproved_because,
    ]),
    [
      ['changed', 'Unapproved', 'Unapproved', null],
      ['changed', 'Approved', 'Unapproved', 'account_changed'],
      ['added', 'Unapproved', 'Unapproved', null],
    ],
  )
  const [, first, added] = changes
  assert.deepEqual([first?.before, first?.after?.account_number, added?.before], [input, account_number, null])
  const user = await db.selectFrom('users').selectAll().where('id', '=', payer.userId).executeTakeFirstOrThrow()
  assert.equal(first?.changed_by, `${user.user_last_name} ${user.user_first_name}`)
  assert.equal(first?.changed_at, app.clock.now().toISOString())
  assert.deepEqual((await history(mine, { from: 1, size: 1 })).changes, [first])
})

// It said that the account was changed, not from what to what: nobody could see a fraud in it.
test('the company is notified from what to what an account changed, by whom and when', async () => {
  const { params } = await approvedSupplier()
  await suppliers.updateSupplierAccount({
    params,
    body: { ...input, bank_code: '0009', branch_code: '219', account_number: '7654321' },
  })
  const { body, link } = await db
    .selectFrom('notifications')
    .select(['body', 'link'])
    .where('company_id', '=', payer.companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { changed_by } = (await suppliers.listSupplierAccountChanges({ params, query: { from: 0, size: 1 } }))
    .changes[0]!
  assert.match(body, /^変更前：みずほ銀行 東京営業部 普通 末尾4567 カ）アオバデザイン$/m)
  assert.match(body, /^変更後：三井住友銀行 \S+ 普通 末尾4321 カ）アオバデザイン$/m)
  assert.ok(body.includes(`\n変更した方：${changed_by}\n変更日時：2026年`))
  assert.doesNotMatch(body, /7654321|1234567/)
  assert.equal(link, `/suppliers/${params.id}/accounts/${params.accountId}/changes`)
})

test('an account saved as it was is no change: nobody is alarmed and the supplier stays approved', async () => {
  const mine = await approvedSupplier()
  await suppliers.updateSupplierAccount({
    params: mine.params,
    body: { ...input, account_holder_kana: 'カ）アオバデザイン' },
  })
  assert.equal((await history(mine)).count_all, 1)
  assert.equal((await suppliers.getSupplier({ params: mine.params })).status, 'Approved')
})

test('changes made at the same time follow on each other without a gap', async () => {
  const mine = await approvedSupplier()
  await Promise.all([change(mine), change(mine), change(mine)])
  const { changes } = await history(mine)
  const oldestFirst = changes.toReversed()
  assert.deepEqual(
    oldestFirst.slice(1).map(({ before }) => before),
    oldestFirst.slice(0, -1).map(({ after }) => after),
  )
  assert.deepEqual(
    changes.map(({ unapproved_because }) => unapproved_because),
    [null, null, 'account_changed', null],
  )
})

test('nobody leaves an escalation by changing an account', async () => {
  const mine = await approvedSupplier()
  await db.updateTable('suppliers').set({ status: 'Escalation' }).where('id', '=', mine.params.id).execute()
  await change(mine)
  await suppliers.createSupplierAccount({
    params: mine.params,
    body: { ...input, account_number: String((numbers += 1)) },
  })
  assert.equal((await suppliers.getSupplier({ params: mine.params })).status, 'Escalation')
})

test('a payment under review has the account that it was applied with, also in the transfer file', async () => {
  const mine = await approvedSupplier()
  const { invoice_id } = await payer.pay(mine.choice)
  await change(mine)
  const params = { id: invoice_id }
  assert.equal((await invoices.getInvoice({ params })).account?.account_number, input.account_number)
  await reserve(invoice_id)
  const transfer = await db
    .selectFrom('transfers')
    .select('account')
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirstOrThrow()
  assert.equal(transfer.account.account_number, input.account_number)
})

test('refuses to change an account while a transfer to it is reserved, and allows it afterwards', async () => {
  const mine = await approvedSupplier()
  const { invoice_id } = await payer.pay(mine.choice)
  await reserve(invoice_id)
  await assert.rejects(change(mine), isRefusedCall('account_in_transfer'))
  assert.equal((await history(mine)).count_all, 1)
  assert.equal((await suppliers.getSupplier({ params: mine.params })).status, 'Approved')
  await suppliers.createSupplierAccount({
    params: mine.params,
    body: { ...input, account_number: String((numbers += 1)) },
  })

  // Asked to correct the payee: that must be possible.
  await requireAction(services, invoice_id, examiners.first, 3, null)
  await change(mine)
  await rejectInvoice(services, invoice_id, examiners.first, null)
  await change(mine)
})

test('refuses to change an account or to delete its supplier while the bank has the order', async () => {
  const mine = await approvedSupplier()
  const { invoice_id } = await payer.pay(mine.choice)
  await reserve(invoice_id)
  assert.equal(typeof (await makeTransferFile(services, '2026-11-30', 'examiner:a')), 'object')
  await assert.rejects(change(mine), isRefusedCall('account_in_transfer'))
  await assert.rejects(suppliers.deleteSupplier({ params: mine.params }), isRefusedCall('supplier_in_use'))
})

test('concurrent payments to new accounts of one supplier and to others all succeed', async () => {
  const mine = await approvedSupplier()
  const other = await approvedSupplier()
  const typed = () => ({
    ...mine.choice,
    account: { kind: 'new', account: { ...input, account_number: String((numbers += 1)) } } as const,
  })
  const paid = await Promise.all(
    [typed(), other.choice, typed(), mine.choice, typed(), other.choice].map(choice => payer.pay(choice)),
  )
  assert.equal(new Set(paid.map(({ invoice_id }) => invoice_id)).size, 6)
  assert.equal((await suppliers.getSupplier({ params: mine.params })).accounts.length, 4)
  assert.equal((await suppliers.getSupplier({ params: mine.params })).status, 'Unapproved')
})
