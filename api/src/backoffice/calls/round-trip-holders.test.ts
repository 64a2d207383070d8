import assert from 'node:assert/strict'
import { test } from 'node:test'
import { json } from '../../platform/database/connection.ts'
import { insertAccount } from '../../parties/suppliers/rows/account-store.ts'
import { corporationToSupplier, soleProprietorToSupplier } from '../../parties/suppliers/rows/new-supplier.ts'
import { insertSupplier } from '../../parties/suppliers/rows/store.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../testing/companies/payment.ts'
import { soleProprietor } from '../../testing/companies/sign-up.ts'
import { recordFirstCheck } from './actions.ts'
import { completeInvoice } from '../../payments/examination/complete.ts'
import { examiners } from '../../testing/companies/examiners.ts'

// Sole proprietors have no corporate number: money that went round over one of them showed by an account of theirs
// alone.

const { gateway, app } = await startAppWithPayer()
const { db, examiner: services } = app
let made = 0

async function createCorporation(name: string, name_kana = name): Promise<Payer> {
  const payer = await createPayer(app, gateway)
  await db
    .updateTable('companies')
    .set({ name: `株式会社${name}`, name_kana })
    .where('id', '=', payer.companyId)
    .execute()
  return payer
}

/** A sole proprietor with a shop. */
async function createPerson(last: string, first: string, shop: string): Promise<Payer> {
  const payer = await createPayer(app, gateway)
  const details = { ...soleProprietor, representative_last_name_kana: last, representative_first_name_kana: first }
  await db
    .updateTable('companies')
    .set({
      business_form: 2,
      corporate_number: null,
      name: shop,
      name_kana: shop,
      corporation: null,
      sole_proprietor: json(details),
    })
    .where('id', '=', payer.companyId)
    .execute()
  return payer
}

/**
 * `from` pays somebody of whom it knows the account, and of a corporation the number; the first check of it is done.
 */
async function pay(from: Payer, account_holder_kana: string, corporate_number?: string): Promise<number> {
  made += 1
  const now = services.now()
  const supplier =
    corporate_number === undefined
      ? soleProprietorToSupplier({ business_name: `屋号${made}` })
      : corporationToSupplier({ corporate_name: `株式会社社名${made}`, corporate_number })
  const supplier_id = await insertSupplier(db, from.companyId, supplier, now)
  const account_id = await insertAccount(
    db,
    supplier_id,
    {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: String(2_000_000 + made),
      account_holder_kana,
    },
    { userId: from.userId, now },
  )
  const { invoice_id } = await from.pay({
    supplier: { kind: 'existing', supplier_id },
    account: { kind: 'existing', account_id },
  })
  await recordFirstCheck(services, invoice_id, examiners.tanaka)
  return invoice_id
}

const complete = (id: number) => completeInvoice(services, id, examiners.suzuki)
const numberOf = async ({ companyId }: Payer) =>
  (await db.selectFrom('companies').select('corporate_number').where('id', '=', companyId).executeTakeFirstOrThrow())
    .corporate_number ?? ''

test('finds two sole proprietors who pay each other by the holders of their accounts', async () => {
  const [one, other] = [
    await createPerson('サトウ', 'ハナコ', 'ハナヤ'),
    await createPerson('スズキ', 'イチロウ', 'スズキシャショク'),
  ]
  // Behind a trade name, and a trade name with small kana that a transfer spells large.
  const [there, back] = [await pay(one, 'ｽｽﾞｷｼﾔｼﾖｸ'), await pay(other, 'ﾊﾅﾔ ｻﾄｳ ﾊﾅｺ')]
  for (const id of [there, back]) await assert.rejects(async () => complete(id), { refusal: 'round_trip' })
})

test('finds a sole proprietor on one side by its holder, the corporation by its number', async () => {
  const [person, corporation] = [
    await createPerson('タナカ', 'ジロウ', 'タナカコウムテン'),
    await createCorporation('ミドリ'),
  ]
  const [there, back] = [await pay(person, 'ｶ)ｱｲﾃ', await numberOf(corporation)), await pay(corporation, 'ﾀﾅｶｼﾞﾛｳ')]
  for (const id of [there, back]) await assert.rejects(async () => complete(id), { refusal: 'round_trip' })
})

test('finds a corporation by the holder where its number is missing, also by a name that is cut', async () => {
  const long = 'ニホンキカイコウギョウカイハツケンキュウサービスセンター'
  const [person, corporation] = [await createPerson('モリ', 'サブロウ', 'モリデンキ'), await createCorporation(long)]
  const [there, back] = [await pay(person, 'ｶ)ﾆﾎﾝｷｶｲｺｳｷﾞﾖｳｶｲﾊﾂｹﾝｷﾕｳｻ-ﾋﾞｽｾﾝ'), await pay(corporation, 'ﾓﾘﾃﾞﾝｷ')]
  for (const id of [there, back]) await assert.rejects(async () => complete(id), { refusal: 'round_trip' })
})

// They were looked for by 株式会社ABC, and by kana with カブシキガイシャ: no account carries either. The rule then put カ) before
// such kana once more.
for (const [name, kana, holder] of [
  ['ABC', 'エービーシー', 'ｶ)ABC'],
  ['Ｎｅｘｔさくら', 'ネクストサクラ', 'NEXTｻｸﾗ(ｶ'],
  ['紅葉', 'カブシキガイシャモミジ', 'ｶ)ﾓﾐｼﾞ'],
  ['若葉', 'ワカバ　カブシキカイシャ', 'ﾜｶﾊﾞ(ｶ'],
] as const) {
  test(`finds 株式会社${name}, registered as ${kana}, by the holder ${holder}`, async () => {
    const [person, corporation] = [
      await createPerson('モリ', 'シチロウ', `モリ${kana}テン`),
      await createCorporation(name, kana),
    ]
    const [there, back] = [await pay(person, holder), await pay(corporation, 'ﾓﾘ ｼﾁﾛｳ')]
    for (const id of [there, back]) await assert.rejects(async () => complete(id), { refusal: 'round_trip' })
  })
}

test('does not take a namesake of a sole proprietor for one that is paid back', async () => {
  const [person, corporation] = [await createPerson('ヤマダ', 'シロウ', 'ヤマダヤ'), await createCorporation('アカネ')]
  const payments = [await pay(person, 'ｶ)ｱｶﾈ'), await pay(corporation, 'ｶ)ﾔﾏﾀﾞﾔ'), await pay(corporation, 'ﾔﾏﾀﾞ ｺﾞﾛｳ')]
  for (const id of payments) await complete(id)
})

test('a namesake of a corporation is nobody who is paid back: another number, or another form', async () => {
  const [person, corporation] = [
    await createPerson('オガワ', 'ロクロウ', 'オガワヤ'),
    await createCorporation('コダマ'),
  ]
  const payments = [
    await pay(corporation, 'ｵｶﾞﾜ ﾛｸﾛｳ'),
    await pay(person, 'ｶ)ｺﾀﾞﾏ', '5011001098992'),
    await pay(person, 'ﾕ)ｺﾀﾞﾏ'),
  ]
  for (const id of payments) await complete(id)
})
