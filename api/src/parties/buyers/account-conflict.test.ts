import type { AccountInput } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'

// Two colleagues correct one account: the dialog of the second began from what is no longer there, and put it back on
// an account that receives money.

const typed: AccountInput = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'カ）テストショウジ',
}

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
let params: { id: number; account_id: number }
/** As its list answers it, in the kana of bank transfers. */
let known: AccountInput
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(async () => {
  user = await app.signIn()
  const { id, bank_name: _, branch_name: _branch, created_at: _at, ...account } = await add()
  params = { id: user.companyId, account_id: id }
  known = account
})

const add = () => user.client.buyers.createDepositAccount({ params: { id: user.companyId }, body: typed })
const update = (body: AccountInput & { known_account?: AccountInput }) =>
  user.client.buyers.updateDepositAccount({ params, body })
const stored = async () => {
  const [account] = (await user.client.buyers.listDepositAccounts({ params: { id: user.companyId } })).accounts
  return [account?.account_number, account?.account_holder_kana]
}
const colleagues: AccountInput = { ...typed, account_holder_kana: 'テストショウジ（カ' }
const own: AccountInput = { ...typed, account_number: '7654321' }

test('refuses to overwrite an account that somebody else has corrected since', async () => {
  await update({ ...colleagues, known_account: known })
  await assert.rejects(update({ ...own, known_account: known }), isRefusedCall('account_changed'))
  assert.deepEqual(await stored(), ['1234567', 'ﾃｽﾄｼﾖｳｼﾞ(ｶ'])
})

test('of two corrections in the same moment the second is refused', async () => {
  await warmPool(app)
  const outcomes = await Promise.allSettled([
    update({ ...colleagues, known_account: known }),
    update({ ...own, known_account: known }),
  ])
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  assert.deepEqual(refusals.map(isRefusedCall('account_changed')), [true])
})

test('takes the same correction a second time, and audits it once: its answer was lost', async () => {
  await update({ ...own, known_account: known })
  assert.equal((await update({ ...own, known_account: known })).account_number, own.account_number)
  const audited = await app.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `deposit_account:${params.account_id}`)
    .execute()
  assert.deepEqual(audited.map(({ action }) => action).toSorted(), ['deposit_account.added', 'deposit_account.changed'])
})

test('takes a correction of a page that does not say what it began from', async () => {
  await update({ ...colleagues, known_account: known })
  assert.equal((await update(own)).account_number, own.account_number)
})
