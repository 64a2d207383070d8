import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createCompany } from '../../testing/app/company.ts'

const { app } = await startAppWithPayer()
const company = await createCompany(app.db)
const [here, elsewhere] = [await app.signIn(company), await app.signIn(company)]
const content = {
  recipient_name: '株式会社テスト',
  issuer_name: '株式会社運営',
  issuer_registration_number: 'T1234567890123',
  issuer_address: '東京都',
  description: '手数料',
  invoice_display_id: 'I-1',
  supplier_name: '株式会社アオバデザイン',
  payment_method: 'クレジットカード払い',
  transaction_date: '2026-11-20',
  taxed_amount: 3_300,
  tax_rate: 10,
  tax_amount: 300,
} as const
const { id } = await app.db
  .insertInto('invoices')
  .values({
    kind: 'payment',
    status: 4,
    buyer_company_id: here.companyId,
    supplier_name: '株式会社アオバデザイン',
    amount: 110_000,
    due_date: '2026-11-30',
    transfer_date: '2026-11-30',
  })
  .returning('id')
  .executeTakeFirstOrThrow()
await app.db
  .insertInto('receipts')
  .values({
    number: 1,
    invoice_id: id,
    company_id: here.companyId,
    issued_on: '2026-11-20',
    created_at: app.clock.now(),
    content,
  })
  .execute()

const receiptLink = async ({ client }: typeof here) =>
  (await client.invoices.getReceiptDownloadUrl({ params: { id } })).download_url
const bytesOf = async (link: string) => Buffer.from(await (await app.app.request(link)).arrayBuffer())

test('a receipt that is opened again is not drawn again', async () => {
  const link = await receiptLink(here)
  const first = await bytesOf(link)
  assert.equal(first.subarray(0, 5).toString(), '%PDF-')
  await app.db.transaction().execute(async trx => {
    // Past the trigger by which a receipt never changes: another drawing would show it.
    await sql`set local session_replication_role = replica`.execute(trx)
    await trx
      .updateTable('receipts')
      .set({ content: { ...content, recipient_name: '別の宛名' } })
      .execute()
  })
  assert.deepEqual(await bytesOf(link), first)
})

test('links to receipts and lists end with their session, and those of another go on', async () => {
  const linksOf = async ({ client }: typeof here) => [
    await receiptLink({ ...here, client }),
    (await client.invoices.getReceiptArchive({ query: { ids: [id] } })).download_url,
    (await client.invoices.exportInvoices({ query: {} })).download_url,
    (await client.collections.exportRequestSellers({ query: {} })).download_url,
  ]
  const statusesOf = async (links: readonly string[]) => {
    const statuses: number[] = []
    for (const link of links) {
      const response = await app.app.request(link)
      statuses.push(response.status)
      await response.arrayBuffer()
    }
    return statuses
  }
  const [own, others] = [await linksOf(here), await linksOf(elsewhere)]
  assert.deepEqual(await statusesOf(own), [200, 200, 200, 200])
  await here.client.sessions.logout()
  assert.deepEqual(await statusesOf(own), [404, 404, 404, 404])
  assert.deepEqual(await statusesOf(others), [200, 200, 200, 200])
})
