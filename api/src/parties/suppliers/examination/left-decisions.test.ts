import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AccountInput, BodyOf, CreateInvoiceBody, suppliers as contract } from '@invoice-card/contracts'
import { recordFirstCheck } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../../payments/examination/complete.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { visitIssuer } from '../../../testing/companies/payment.ts'
import { examineSupplier, type SupplierDecision } from './examination.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services } = app
const { suppliers, invoices } = payer.client

const account: AccountInput = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '7654321',
  account_holder_kana: 'カ）ホシゾラ',
}
/** Check digits are right; nobody has them. */
const [first, second] = ['3999953441906', '5999998954133'] as const

type Corporation = BodyOf<typeof contract.createSupplierCorporation>
const register = (corporate_name: string, changes: Partial<Corporation> = {}) =>
  suppliers.createSupplierCorporation({ body: { corporate_name, ...changes } })
const decide = async (decision: SupplierDecision, supplierId: number) => {
  assert.equal(
    typeof (await examineSupplier(services, { supplierId, examiner: examiners.tanaka, decision, comment: null })),
    'object',
  )
  await app.runJobs()
}
const remove = (id: number) => suppliers.deleteSupplier({ params: { id } })
const newTo = (body: Corporation, number: string): Pick<CreateInvoiceBody, 'supplier' | 'account'> => ({
  supplier: { kind: 'corporation', supplier: body },
  account: { kind: 'new', account: { ...account, account_number: number } },
})
const checked = async (payee: Pick<CreateInvoiceBody, 'supplier' | 'account'>) => {
  const { invoice_id } = await payer.pay(payee)
  await recordFirstCheck(services, invoice_id, examiners.tanaka)
  return invoice_id
}
const supplierOf = async (id: number) => (await invoices.getInvoice({ params: { id } })).supplier_id ?? 0

test('an escalated supplier is not deleted before an examiner has decided', async () => {
  const { id } = await register('株式会社ユウヤケ')
  await decide('escalate', id)
  await assert.rejects(remove(id), isRefusedCall('supplier_under_examination'))
  await decide('approve', id)
  await remove(id)
})

test('a rejected supplier that was deleted is rejected again when registered or paid again', async () => {
  const { id } = await register('株式会社ホシゾラ', { corporate_number: first })
  await decide('reject', id)
  await remove(id)
  await assert.rejects(
    payer.pay(newTo({ corporate_name: '株式会社ホシゾラ', corporate_number: first }, '1111111')),
    isRefusedCall('supplier_not_allowed'),
  )
  const again = await register('ベツメイ株式会社', { registration_number: `T${first}` })
  assert.equal(again.status, 'Rejected')
})

test('the same name without a number waits for an examiner; another number is another supplier', async () => {
  const id = await checked(newTo({ corporate_name: 'ホシゾラ株式会社' }, '2222222'))
  const supplier = await supplierOf(id)
  assert.equal((await suppliers.getSupplier({ params: { id: supplier } })).status, 'Escalation')
  await assert.rejects(completeInvoice(services, id, examiners.suzuki), { refusal: 'supplier_stopped' })
  await decide('approve', supplier)
  assert.equal((await completeInvoice(services, id, examiners.suzuki)).kind, 'completed')
  assert.equal((await register('株式会社ホシゾラ', { corporate_number: second })).status, 'Unapproved')
})

test('the account of a rejected supplier under another name waits for an examiner as well', async () => {
  const { id: rejected } = await register('株式会社カスミ')
  await suppliers.createSupplierAccount({ params: { id: rejected }, body: { ...account, account_number: '3333333' } })
  await decide('reject', rejected)
  await remove(rejected)
  const id = await checked(newTo({ corporate_name: '株式会社アサギリ' }, '3333333'))
  await assert.rejects(completeInvoice(services, id, examiners.suzuki), { refusal: 'supplier_stopped' })
  await decide('approve', await supplierOf(id))
  assert.equal((await completeInvoice(services, id, examiners.suzuki)).kind, 'completed')
})

// The one that came later found the supplier missing, added it as well, and showed its user a system error.
test('concurrent payments to one new supplier and account are all approved, with one supplier', async () => {
  const started = await Promise.all(
    Array.from({ length: 4 }, async () =>
      payer.start(await payer.application(newTo({ corporate_name: '株式会社ドウジ' }, '4444444'))),
    ),
  )
  for (const { authentication_url } of started) await visitIssuer(authentication_url ?? '')
  const answers = await Promise.all(
    started.map(({ payment_id }) => payer.client.creditCards.approveCredit({ body: { payment_id } })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 'approved'),
  )
  const found = await suppliers.listSuppliers({ query: { search_word: 'ドウジ' } })
  assert.deepEqual(
    found.suppliers.map(({ account_count }) => account_count),
    [1],
  )
})
