import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AccountInput } from '@invoice-card/contracts'
import { sql } from 'kysely'
import { recordFirstCheck, markTransferred } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../../payments/examination/complete.ts'
import { recordReturnedTransfer, resendReturned } from '../../../payments/transfers/returned.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { examiners } from '../../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services, db } = app
const { suppliers, invoices } = payer.client

let numbers = 1_000_000
const input = (): AccountInput => ({
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: String((numbers += 1)),
  account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
})
/** A supplier with one account, approved. */
async function approvedSupplier(account = input()) {
  const { id, accounts } = await suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社取引先${(numbers += 1)}`, account },
  })
  await setStatus(id, 'Approved')
  const accountId = accounts[0]?.id ?? assert.fail('no account')
  const choiceOf = (account_id: number) =>
    ({ supplier: { kind: 'existing', supplier_id: id }, account: { kind: 'existing', account_id } }) as const
  return {
    id,
    accountId,
    choice: choiceOf(accountId),
    remove: (account = accountId) => suppliers.deleteSupplierAccount({ params: { id, accountId: account } }),
    add: (account = input()) => suppliers.createSupplierAccount({ params: { id }, body: account }),
    read: () => suppliers.getSupplier({ params: { id } }),
    changes: (account = accountId) =>
      suppliers.listSupplierAccountChanges({ params: { id, accountId: account }, query: { from: 0, size: 20 } }),
  }
}
const setStatus = (id: number, status: 'Approved' | 'Unapproved' | 'Rejected') =>
  db.updateTable('suppliers').set({ status }).where('id', '=', id).execute()
const transfer = async (id: number) => {
  await recordFirstCheck(services, id, examiners.first)
  assert.equal((await completeInvoice(services, id, examiners.second)).kind, 'completed')
  await markTransferred(services, id, examiners.second)
}
const inUse =
  (counts: Record<string, number>, ...payments: readonly number[]) =>
  (error: unknown) => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('account_in_use')(error))
    const { payments: named, ...rest } = error.body.details ?? {}
    assert.deepEqual(rest, { payment_count: 0, returned_count: 0, application_count: 0, ...counts })
    assert.ok(Array.isArray(named))
    assert.deepEqual(
      named.map(({ invoice_id }) => invoice_id),
      payments,
    )
    return true
  }
const newestNotification = () =>
  db
    .selectFrom('notifications')
    .select(['title', 'body', 'link'])
    .where('company_id', '=', payer.companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test("another company's account and one of another supplier are not there", async () => {
  const [mine, other] = [await approvedSupplier(), await approvedSupplier()]
  const stranger = await app.signIn()
  await assert.rejects(
    stranger.client.suppliers.deleteSupplierAccount({ params: { id: mine.id, accountId: mine.accountId } }),
    isRefusedCall('supplier_not_found'),
  )
  await assert.rejects(mine.remove(other.accountId), isRefusedCall('account_not_found'))
  assert.equal((await other.read()).accounts.length, 1)
})

test('the accounts of a rejected supplier stay as they are', async () => {
  const { id, remove } = await approvedSupplier()
  await setStatus(id, 'Rejected')
  await assert.rejects(remove(), isRefusedCall('supplier_not_allowed'))
})

test('an account stays while payments to it are in progress, which old ones go on to show', async () => {
  const { choice, remove, add } = await approvedSupplier()
  const [first, second] = [await payer.pay(choice), await payer.pay(choice)]
  await assert.rejects(remove(), inUse({ payment_count: 2 }, first.invoice_id, second.invoice_id))
  await transfer(first.invoice_id)
  await assert.rejects(remove(), inUse({ payment_count: 1 }, second.invoice_id))
  await transfer(second.invoice_id)
  const other = await add()
  await remove()
  const { account } = await invoices.getInvoice({ params: { id: first.invoice_id } })
  assert.notEqual(account?.account_number, other.account_number)
})

test('refuses to delete the account of an application that waits for its card', async () => {
  const { choice, remove } = await approvedSupplier()
  await payer.start(await payer.application(choice))
  await assert.rejects(remove(), inUse({ application_count: 1 }))
})

// What the mail about returned money asks for is another account in the place of the wrong one.
test('refuses to delete the account of returned money until it is sent again, then the new one', async () => {
  const { choice, remove, add } = await approvedSupplier()
  const { invoice_id } = await payer.pay(choice)
  await transfer(invoice_id)
  await recordReturnedTransfer(services, invoice_id, examiners.first, '口座解約')
  await assert.rejects(remove(), inUse({ returned_count: 1 }, invoice_id))
  const other = await add()
  await resendReturned(services, invoice_id, examiners.second, other.id)
  await assert.rejects(remove(other.id), inUse({ returned_count: 1 }, invoice_id))
  await remove()
  await markTransferred(services, invoice_id, examiners.second)
  await remove(other.id)
})

test('a deleted account is neither listed, nor counted, nor taken by any call', async () => {
  const { id, accountId, choice, remove, read } = await approvedSupplier()
  const { invoice_id } = await payer.pay()
  await remove()
  const { accounts, deleted_accounts, account_count, name } = await read()
  assert.deepEqual([accounts, account_count], [[], 0])
  assert.deepEqual(
    deleted_accounts?.map(account => account.id),
    [accountId],
  )
  assert.deepEqual((await suppliers.listSupplierAccounts({ params: { id } })).accounts, [])
  const listed = await suppliers.listSuppliers({ query: { search_word: name } })
  assert.deepEqual(
    listed.suppliers.map(supplier => supplier.account_count),
    [0],
  )
  const params = { id, accountId }
  for (const refused of [
    () => remove(),
    () => suppliers.updateSupplierAccount({ params, body: input() }),
    async () => payer.start(await payer.application(choice)),
    () =>
      invoices.updateInvoice({
        params: { id: invoice_id },
        body: { payee: { supplier_id: id, account_id: accountId } },
      }),
  ])
    await assert.rejects(refused, isRefusedCall('account_not_found'))
})

test('its history says who deleted it and when; the same account may be added again', async () => {
  const account = input()
  const { accountId, remove, add, changes } = await approvedSupplier(account)
  await remove()
  const again = await add(account)
  assert.notEqual(again.id, accountId)
  assert.deepEqual(
    (await changes(again.id)).changes.map(({ kind }) => kind),
    ['added'],
  )
  const {
    changes: [deleted, added],
    count_all,
  } = await changes()
  assert.equal(count_all, 2)
  assert.deepEqual([deleted?.kind, added?.kind], ['deleted', 'added'])
  assert.deepEqual([deleted?.before, deleted?.after], [account, null])
  const user = await db.selectFrom('users').selectAll().where('id', '=', payer.userId).executeTakeFirstOrThrow()
  assert.equal(deleted?.changed_by, `${user.user_last_name} ${user.user_first_name}`)
  assert.equal(deleted?.changed_at, app.clock.now().toISOString())
})

test('notifies the company which account was deleted; the supplier stays approved', async () => {
  const account = input()
  const { id, accountId, remove, read } = await approvedSupplier(account)
  await remove()
  const { title, body, link } = await newestNotification()
  assert.match(title, /の口座が削除されました$/)
  assert.ok(body.includes(`削除された口座：みずほ銀行 東京営業部 普通 末尾${account.account_number.slice(-4)} `))
  assert.match(body, /^削除した方：.+$/m)
  assert.doesNotMatch(body, /あらためて確認/)
  assert.equal(link, `/suppliers/${id}/accounts/${accountId}/changes`)
  assert.equal((await read()).status, 'Approved')
})

// The first account of a supplier that nobody has approved alarms nobody: one in the place of another has to.
test('notifies of an account in the place of a deleted one, whatever its supplier', async () => {
  const { id, remove, add } = await approvedSupplier()
  await setStatus(id, 'Unapproved')
  await remove()
  await add()
  assert.match((await newestNotification()).title, /に口座が追加されました$/)
})

test('of two deletions at the same time one finds nothing', async () => {
  const { remove } = await approvedSupplier()
  const results = await Promise.allSettled([remove(), remove()])
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('an account that is deleted after an application to it was checked is not paid', async () => {
  const { choice, remove } = await approvedSupplier()
  const body = await payer.application(choice)
  const { applying } = await db.transaction().execute(async trx => {
    // The application is checked, and waits with its payment.
    await sql`lock table payment_transactions in share mode`.execute(trx)
    const applying = assert.rejects(payer.start(body), isRefusedCall('account_not_found'))
    await waitUntilBlocked(db)
    await remove()
    return { applying }
  })
  await applying
})
