import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { insertReceipts } from '../../testing/companies/receipts.ts'
import { createCompany } from '../../testing/app/company.ts'

const { app } = await startAppWithPayer()
const company = await createCompany(app.db)
const [here, elsewhere] = [await app.signIn(company), await app.signIn(company)]
const [id = 0] = await insertReceipts(app, here.companyId, 1)

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
    await sql`update receipts set content = jsonb_set(content::jsonb, '{recipient_name}', '"別の宛名"')`.execute(trx)
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
