import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { insertAccount } from '../../../parties/suppliers/rows/account-store.ts'
import { corporationToSupplier } from '../../../parties/suppliers/rows/new-supplier.ts'
import { insertSupplier, setSupplierStatus } from '../../../parties/suppliers/rows/store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createRequest } from '../../../testing/companies/request.ts'

const { app, payer } = await startAppWithPayer()
const update = (
  id: number,
  body: Parameters<typeof payer.client.invoices.updateInvoice>[0] extends infer I
    ? I extends { body: infer B }
      ? B
      : never
    : never,
) => payer.client.invoices.updateInvoice({ params: { id }, body })
const get = (id: number, invoice_display_type?: 'InvoicePayment' | 'InvoiceRequestBuyer' | 'InvoiceRequestSeller') =>
  payer.client.invoices.getInvoice({ params: { id }, query: invoice_display_type ? { invoice_display_type } : {} })

const addPayee = async (corporate_name: string, holder: string) => {
  const supplier_id = await insertSupplier(
    app.db,
    payer.companyId,
    corporationToSupplier({ corporate_name }),
    app.clock.now(),
  )
  const account_id = await insertAccount(
    app.db,
    supplier_id,
    { bank_code: '0001', branch_code: '001', account_type: 1, account_number: '7654321', account_holder_kana: holder },
    { userId: payer.userId, now: app.clock.now() },
  )
  return { supplier_id, account_id }
}

test('takes no transfer day that a new application could not choose', async () => {
  const { invoice_id } = await payer.pay()
  await assert.rejects(
    update(invoice_id, { transfer_date: '2026-11-24' }),
    isRefusedCall('transfer_date_not_available'),
  )
  await assert.rejects(
    update(invoice_id, { transfer_date: '2026-11-28' }),
    isRefusedCall('transfer_date_not_available'),
  )
  assert.equal((await update(invoice_id, { transfer_date: '2026-12-01' })).transfer_date, '2026-12-01')
})

test('pays another registered payee, but never the own company nor one that is not allowed', async () => {
  const { invoice_id } = await payer.pay()
  const payee = await addPayee('株式会社ミドリ', 'ｶ)ﾐﾄﾞﾘ')
  const own = await addPayee('株式会社ベツ', 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
  const rejected = await addPayee('株式会社ダメ', 'ｶ)ﾀﾞﾒ')
  await setSupplierStatus(app.db, rejected.supplier_id, 'Rejected', app.clock.now())
  await assert.rejects(update(invoice_id, { payee: own }), isRefusedCall('account_is_own_company'))
  await assert.rejects(update(invoice_id, { payee: rejected }), isRefusedCall('supplier_not_allowed'))
  await assert.rejects(
    update(invoice_id, { payee: { ...payee, account_id: own.account_id } }),
    isRefusedCall('account_not_found'),
  )
  const { supplier_id, supplier_name, account } = await update(invoice_id, { payee })
  assert.deepEqual(
    [supplier_id, supplier_name, account?.account_holder_kana],
    [payee.supplier_id, '株式会社ミドリ', 'ｶ)ﾐﾄﾞﾘ'],
  )
  assert.deepEqual(
    (await payer.client.invoices.listInvoices({ query: { supplier_id: payee.supplier_id } })).invoices.map(
      ({ id }) => id,
    ),
    [invoice_id],
  )
})

test('refuses a correction to the number of a paid document, and frees the old number', async () => {
  const numbers = (invoice_number: string) => ({ registration_number: 'T4011001098993', invoice_number })
  await payer.pay({ invoice: numbers('A-1') })
  const { invoice_id } = await payer.pay({ invoice: numbers('A-2') })
  await assert.rejects(update(invoice_id, { invoice_number: 'Ａ-1' }), isRefusedCall('duplicate_invoice'))
  await update(invoice_id, { invoice_number: 'A-3' })
  await payer.pay({ invoice: numbers('A-2') })
  await assert.rejects(
    async () => payer.start(await payer.application({ invoice: numbers('A-3') })),
    isRefusedCall('duplicate_invoice'),
  )
})

test('shows each side of a request its own type, and the buyer no fee or account of the seller', async () => {
  const other = await app.signIn(await createCompany(app.db, { name: '株式会社ウリテ' }))
  const bought = await createRequest(app.db, { seller: other, buyer: payer }, app.clock.now())
  const sold = await createRequest(app.db, { seller: payer, buyer: other }, app.clock.now())
  const seen = await get(bought.id, 'InvoiceRequestBuyer')
  assert.deepEqual(
    [seen.type, seen.account, seen.commission_amount, seen.request?.seller_name, seen.request?.pay_until],
    ['InvoiceRequestBuyer', null, 0, '株式会社ウリテ', '2026-11-25T03:00:00.000Z'],
  )
  assert.equal((await get(sold.id, 'InvoiceRequestSeller')).type, 'InvoiceRequestSeller')
  for (const [id, type] of [
    [bought.id, 'InvoicePayment'],
    [bought.id, 'InvoiceRequestSeller'],
    [sold.id, 'InvoiceRequestBuyer'],
    [sold.id, 'InvoicePayment'],
  ] as const) {
    await assert.rejects(get(id, type), isRefusedCall('invoice_not_found'))
  }
  await assert.rejects(update(bought.id, { due_date: '2026-12-01' }), isRefusedCall('invoice_not_editable'))
})

test("says until when a payment can be cancelled and what happens to the card's money", async () => {
  const { invoice_id } = await payer.pay()
  assert.deepEqual((await get(invoice_id)).cancel, { until: null, settlement: 'void' })
  assert.deepEqual(await auditBooks(app.db), [])
})

test('corrects the issue date, and takes it away where the invoice shows none', async () => {
  const { invoice_id } = await payer.pay()
  assert.equal((await update(invoice_id, { issue_date: '2026-11-02' })).issue_date, '2026-11-02')
  assert.equal((await update(invoice_id, { issue_date: null })).issue_date, null)
  assert.equal((await update(invoice_id, { invoice_number: '' })).invoice_number ?? '', '')
})

test('of two corrections that began from one state of the payment the second is refused', async () => {
  const { invoice_id } = await payer.pay()
  const { updated_at } = await get(invoice_id)
  assert.ok(updated_at)
  app.clock.advance({ seconds: 1 })
  const [one, other] = await Promise.allSettled([
    update(invoice_id, { invoice_number: 'B-1', known_updated_at: updated_at }),
    update(invoice_id, { due_date: '2026-12-03', known_updated_at: updated_at }),
  ])
  const [done, refused] = one.status === 'fulfilled' ? [one, other] : [other, one]
  assert.equal(done.status, 'fulfilled')
  assert.ok(refused.status === 'rejected' && isRefusedCall('invoice_changed')(refused.reason))
  const now = await get(invoice_id)
  assert.deepEqual(now, done.status === 'fulfilled' && done.value)
  await update(invoice_id, { issue_date: '2026-11-03', known_updated_at: now.updated_at })
})
