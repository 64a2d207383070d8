import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { examineSupplier, type SupplierDecision } from './examination.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const { suppliers } = payer.client

const account = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ﾎｼｿﾞﾗ',
} as const
const other = { ...account, account_number: '7654321' } as const
let made = 0
async function supplierWith(decision: SupplierDecision, hasAccount: boolean) {
  const { id, accounts } = await suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社ほしぞら${(made += 1)}`, ...(hasAccount ? { account } : {}) },
  })
  await examineSupplier(app.examiner, { supplierId: id, examiner: examiners.tanaka, decision, comment: null })
  return { id, accountId: accounts[0]?.id ?? 0 }
}
const statusOf = async (id: number) => (await suppliers.getSupplier({ params: { id } })).status
const notices = async () =>
  app.db
    .selectFrom('notifications')
    .select(['kind', 'body', 'link'])
    .where('company_id', '=', payer.companyId)
    .where('kind', '=', 'supplier_account_changed')
    .orderBy('id')
    .execute()

// Approved was said of the company without any account: somebody who took the session over could send money anywhere
// unexamined.
test('the first account of an approved supplier has it checked again, and warns the company', async () => {
  const { id } = await supplierWith('approve', false)
  const before = (await notices()).length
  const added = await suppliers.createSupplierAccount({ params: { id }, body: account })
  assert.equal(await statusOf(id), 'Unapproved')
  assert.equal((await notices()).length, before + 1)
  const { changes } = await suppliers.listSupplierAccountChanges({ params: { id, accountId: added.id } })
  assert.deepEqual(
    changes.map(({ supplier_status_after, unapproved_because }) => [supplier_status_after, unapproved_because]),
    [['Unapproved', 'account_added']],
  )
})

test('so does the first account that is entered with a payment', async () => {
  const { id } = await supplierWith('approve', false)
  await payer.pay({ supplier: { kind: 'existing', supplier_id: id }, account: { kind: 'new', account } })
  assert.equal(await statusOf(id), 'Unapproved')
  assert.match((await notices()).at(-1)?.link ?? '', new RegExp(`^/suppliers/${id}/accounts/\\d+/changes$`))
})

// The mail said that the supplier is checked again, which nobody does.
test('a rejected supplier takes no account and no correction, and nobody is notified', async () => {
  const { id, accountId } = await supplierWith('reject', true)
  const before = await notices()
  await assert.rejects(
    suppliers.createSupplierAccount({ params: { id }, body: other }),
    isRefusedCall('supplier_not_allowed'),
  )
  await assert.rejects(
    suppliers.updateSupplierAccount({ params: { id, accountId }, body: other }),
    isRefusedCall('supplier_not_allowed'),
  )
  assert.deepEqual(await notices(), before)
  assert.equal((await suppliers.getSupplier({ params: { id } })).accounts[0]?.account_number, account.account_number)
})

test('of an escalated supplier the warning says that it is being checked already', async () => {
  const { id } = await supplierWith('escalate', true)
  await suppliers.createSupplierAccount({ params: { id }, body: other })
  const { body } = (await notices()).at(-1) ?? assert.fail('no notice')
  assert.match(body, /ただいま確認しております/)
  assert.doesNotMatch(body, /あらためて確認/)
})

test('the history of an account shows the name that its user had then', async () => {
  const { id, accountId } = await supplierWith('approve', true)
  const user = await app.db
    .selectFrom('users')
    .select(['user_last_name', 'user_first_name'])
    .where('id', '=', payer.userId)
    .executeTakeFirstOrThrow()
  const names = async () =>
    (await suppliers.listSupplierAccountChanges({ params: { id, accountId } })).changes.map(
      ({ changed_by }) => changed_by,
    )
  await app.db.updateTable('users').set({ user_last_name: '鈴木' }).where('id', '=', payer.userId).execute()
  await suppliers.updateSupplierAccount({ params: { id, accountId }, body: other })
  assert.deepEqual(await names(), [`鈴木 ${user.user_first_name}`, `${user.user_last_name} ${user.user_first_name}`])
  await app.db.updateTable('users').set(user).where('id', '=', payer.userId).execute()
})
