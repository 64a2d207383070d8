import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ExaminedPaymentDetail } from '@invoice-card/contracts/backoffice'
import { insertAccount } from '../../parties/suppliers/rows/account-store.ts'
import { corporationToSupplier } from '../../parties/suppliers/rows/new-supplier.ts'
import { insertSupplier } from '../../parties/suppliers/rows/store.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../testing/companies/payment.ts'
import { recordFirstCheck, rejectInvoice } from './actions.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const { db, examiner: services } = app

const { run } = createExaminerDesk(services)
const numberOf = async ({ companyId }: Payer) =>
  (await db.selectFrom('companies').select('corporate_number').where('id', '=', companyId).executeTakeFirstOrThrow())
    .corporate_number ?? ''
const detailOf = async (action: string, id: number) =>
  (
    await db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', action)
      .where('subject', '=', `invoice:${id}`)
      .executeTakeFirstOrThrow()
  ).detail

/** `from` pays `to`. */
async function applyTo(from: Payer, to: Payer, day = '2026-11-30'): Promise<number> {
  const now = services.now()
  const corporate_number = await numberOf(to)
  const known = await db
    .selectFrom('suppliers')
    .select('id')
    .where('company_id', '=', from.companyId)
    .where('corporate_number', '=', corporate_number)
    .executeTakeFirst()
  const supplier_id =
    known?.id ??
    (await insertSupplier(
      db,
      from.companyId,
      corporationToSupplier({ corporate_name: '株式会社アイテ', corporate_number }),
      now,
    ))
  const account = await db
    .selectFrom('supplier_accounts')
    .select('id')
    .where('supplier_id', '=', supplier_id)
    .executeTakeFirst()
  const account_id =
    account?.id ??
    (await insertAccount(
      db,
      supplier_id,
      {
        bank_code: '0001',
        branch_code: '001',
        account_type: 1,
        account_number: '7654321',
        account_holder_kana: 'ｶ)ｱｲﾃ',
      },
      { userId: from.userId, now },
    ))
  const { invoice_id } = await from.pay({
    invoice: { due_date: day, transfer_date: day },
    supplier: { kind: 'existing', supplier_id },
    account: { kind: 'existing', account_id },
  })
  return invoice_id
}

/** The same, and the first check of it is done. */
async function payTo(from: Payer, to: Payer, day?: string): Promise<number> {
  const id = await applyTo(from, to, day)
  await recordFirstCheck(services, id, examiners.tanaka)
  return id
}

const complete = (id: number, ...more: string[]) => run('complete', String(id), '--as', 'suzuki', ...more)

test('charges a payment whose payee pays its payer only once an examiner says why that is right', async () => {
  const other = await createPayer(app, gateway)
  const there = await payTo(payer, other)
  const back = await payTo(other, payer)
  for (const id of [there, back]) await assert.rejects(async () => complete(id), { code: 'round_trip' })
  assert.match((await run('show', String(back))).text, /its payee pays its payer: I-\d{8} ￥?110,000/)
  await assert.rejects(async () => complete(back, '--acknowledge', 'round_trip'), /--reason/)
  await assert.rejects(async () => complete(back, '--acknowledge', 'everything', '--reason', 'x'), /takes round_trip/)
  await complete(back, '--acknowledge', 'round_trip', '--reason', '部材の売買と加工の請負。契約書を確認した。')
  assert.equal(
    ((await detailOf('invoice.complete', back)) as Record<string, unknown>).round_trip,
    '部材の売買と加工の請負。契約書を確認した。',
  )
})

// Only ids and amounts were shown: whom they pay, and whether they were sent, took a look at each.
test('names the payments that go back before anybody has checked or decided', async () => {
  const [one, other] = [await createPayer(app, gateway), await createPayer(app, gateway)]
  const there = await payTo(one, other)
  const { json, text } = await run('show', String(await applyTo(other, one)))
  const { status, round_trip } = json as ExaminedPaymentDetail
  assert.equal(status, 1)
  assert.deepEqual(
    round_trip.map(({ id, amount, payer_name, supplier_name, status: its, transfer_date }) => [
      id,
      amount,
      payer_name,
      supplier_name,
      its,
      transfer_date,
    ]),
    [[there, 110_000, '株式会社テスト商事', '株式会社アイテ', 2, '2026-11-30']],
  )
  assert.match(
    text,
    /its payee pays its payer: I-\d{8} 110,000円 株式会社テスト商事 -> 株式会社アイテ, 2 .*, 2026-11-30/,
  )
})

test('finds it by an account of the payer too, whatever name and number stand on the invoice', async () => {
  const [one, other] = [await createPayer(app, gateway), await createPayer(app, gateway)]
  const account = {
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: '1234567',
    account_holder_kana: 'ｶ)ﾍﾞﾂﾒｲｷﾞ',
  } as const
  await db
    .insertInto('deposit_accounts')
    .values({ ...account, company_id: other.companyId, created_by: other.userId, created_at: services.now() })
    .execute()
  const { invoice_id } = await one.pay()
  await recordFirstCheck(services, invoice_id, examiners.tanaka)
  await payTo(other, one)
  await assert.rejects(async () => complete(invoice_id), { code: 'round_trip' })
})

test('what was refused, or lies further apart, is no round trip', async () => {
  const [one, other] = [await createPayer(app, gateway), await createPayer(app, gateway)]
  const refused = await payTo(one, other)
  await rejectInvoice(services, refused, examiners.tanaka, null)
  const first = await payTo(other, one)
  await complete(first)
  app.clock.advance({ days: 61 })
  await Promise.all([one, other].map(each => each.signInAgain()))
  const later = await payTo(one, other, '2027-02-05')
  await complete(later)
  await assert.rejects(async () => complete(await payTo(other, one, '2027-02-05')), { code: 'round_trip' })
})
