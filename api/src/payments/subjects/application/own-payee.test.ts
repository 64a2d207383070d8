import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { insertDepositAccount } from '../../../parties/buyers/store.ts'
import { insertAccount } from '../../../parties/suppliers/rows/account-store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createPayer } from '../../../testing/companies/payment.ts'
import { soleProprietor } from '../../../testing/companies/sign-up.ts'

const { gateway, app, payer } = await startAppWithPayer()
const { corporate_number: ownNumber } = await app.db
  .selectFrom('companies')
  .select('corporate_number')
  .where('id', '=', payer.companyId)
  .executeTakeFirstOrThrow()

/** 喫茶たけうち of タケウチ カオル. */
const person = await createPayer(app, gateway)
await app.db
  .updateTable('companies')
  .set({
    business_form: 2,
    corporate_number: null,
    name: soleProprietor.business_name,
    name_kana: soleProprietor.business_name_kana,
    transfer_person_name: 'ｷﾂｻﾀｹｳﾁ',
    corporation: null,
    sole_proprietor: JSON.stringify(soleProprietor),
  })
  .where('id', '=', person.companyId)
  .execute()

const account = { bank_code: '0001', branch_code: '001', account_type: 1, account_number: '7654321' } as const
type Payer = typeof payer
const startFor = async (from: Payer, changes: Parameters<Payer['application']>[0]) =>
  from.start(await from.application(changes))
const toHolder = (from: Payer, account_holder_kana: string) =>
  startFor(from, { account: { kind: 'new', account: { ...account, account_holder_kana } } })
const numbered = (registration_number: string, from = payer) => startFor(from, { invoice: { registration_number } })

for (const holder of [
  'カ）テストショウジ',
  'テストシヨ　ウジ',
  'テストショウジ（カ',
  'テストショウジ株式会社',
  'テスト・ショウジ',
]) {
  test(`refuses ${holder}, which is the company's own name`, () =>
    assert.rejects(toHolder(payer, holder), isRefusedCall('account_is_own_company')))
}

for (const holder of ['タケウチ カオル', 'タケウチカオル', 'キッサタケウチ タケウチ カオル']) {
  test(`refuses ${holder}, which is the sole proprietor`, () =>
    assert.rejects(toHolder(person, holder), isRefusedCall('account_is_own_company')))
}

test('refuses an account that the company has registered as its own, under any holder', async () => {
  await insertDepositAccount(
    app.db,
    { company_id: payer.companyId, user_id: payer.userId },
    { ...account, account_number: '1112223', account_holder_kana: 'ｶ)ﾃｽﾄｼﾖｳｼﾞ' },
    app.clock.now(),
  )
  const body = {
    kind: 'new',
    account: { ...account, account_number: '1112223', account_holder_kana: 'ｶ)ﾀﾆﾝ' },
  } satisfies CreateInvoiceBody['account']
  await assert.rejects(startFor(payer, { account: body }), isRefusedCall('account_is_own_company'))
})

test('refuses a registered account that was taken before the holder was recognised', async () => {
  const account_id = await insertAccount(
    app.db,
    payer.supplierId,
    { ...account, account_number: '5554443', account_holder_kana: 'ﾃｽﾄｼﾖｳｼﾞ(ｶ' },
    { userId: payer.userId, now: app.clock.now() },
  )
  await assert.rejects(
    startFor(payer, { account: { kind: 'existing', account_id } }),
    isRefusedCall('account_is_own_company'),
  )
})

test("refuses what is no T number and the payer's own", async () => {
  for (const number of ['ほげ', 'T123', '401100109899', 'T40110010989931'])
    await assert.rejects(numbered(number), isRefusedCall('registration_number_incorrect'), number)
  for (const number of [`T${ownNumber}`, `${ownNumber}`, `ｔ${ownNumber}`, `T-${ownNumber}`])
    await assert.rejects(numbered(number), isRefusedCall('registration_number_is_own'), number)
})

test('refuses them in a correction as well', async () => {
  const { invoice_id } = await payer.pay()
  const correct = (registration_number: string) =>
    payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { registration_number } })
  await assert.rejects(correct('ほげ'), isRefusedCall('registration_number_incorrect'))
  await assert.rejects(correct(`Ｔ${ownNumber}`), isRefusedCall('registration_number_is_own'))
  assert.equal((await correct('ｔ２-8104-5736-0195')).registration_number, 'T2810457360195')
  assert.equal((await correct('')).registration_number, null)
})

test('takes a T number in full width, of a sole proprietor too, and saves one spelling', async () => {
  const { invoice_id } = await payer.pay({ invoice: { registration_number: 'Ｔ２８１０４５７３６０１９５' } })
  assert.equal(
    (await payer.client.invoices.getInvoice({ params: { id: invoice_id } })).registration_number,
    'T2810457360195',
  )
})

test('pays somebody whose name is like the own one', async () => {
  assert.equal((await toHolder(payer, 'ユ）テストショウジ')).status, 'authentication_required')
  assert.equal((await toHolder(person, 'オオタケウチ カオル')).status, 'authentication_required')
})
