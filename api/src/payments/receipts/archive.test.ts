import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fromBuffer } from 'yauzl'
import { createTestApp } from '../../testing/app/app.ts'

const api = await createTestApp()
after(() => api.close())

type User = Awaited<ReturnType<typeof api.signIn>>
let lastNumber = 0

/** Transferred payments of a company with their receipts, written down without the way there. */
async function insertReceipts(user: User, count: number): Promise<number[]> {
  const invoices = await api.db
    .insertInto('invoices')
    .values(
      Array.from({ length: count }, () => ({
        kind: 'payment' as const,
        status: 4 as const,
        buyer_company_id: user.companyId,
        supplier_name: '株式会社アオバデザイン',
        amount: 110_000,
        commission_amount: 3_300,
        commission_tax_amount: 300,
        due_date: '2026-11-30',
        transfer_date: '2026-11-30',
      })),
    )
    .returning('id')
    .execute()
  await api.db
    .insertInto('receipts')
    .values(
      invoices.map(({ id }) => ({
        number: (lastNumber += 1),
        invoice_id: id,
        company_id: user.companyId,
        issued_on: '2026-11-20',
        created_at: api.clock.now(),
        content: {
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
        } as never,
      })),
    )
    .execute()
  return invoices.map(({ id }) => id)
}

const archiveOf = ({ client }: User, ids: number[]) => client.invoices.getReceiptArchive({ query: { ids } })
const namesIn = (zip: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const names: string[] = []
    fromBuffer(zip, (error, file) => {
      if (error) return reject(error)
      file.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName))
      file.on('end', () => resolve(names))
      file.on('error', reject)
    })
  })

test('payments without a receipt, and those of another company, have no ZIP', async () => {
  const [user, stranger] = [await api.signIn(), await api.signIn()]
  const [foreign = 0] = await insertReceipts(stranger, 1)
  await assert.rejects(archiveOf(user, [foreign, 999_999]), { code: 'receipt_not_available' })
})

test('no more than a page of payments is taken', async () => {
  const user = await api.signIn()
  const ids = Array.from({ length: 101 }, (_, index) => index + 1)
  await assert.rejects(archiveOf(user, ids), { code: 'invalid_request' })
})

test('a link that was changed or is five minutes old opens nothing', async () => {
  const user = await api.signIn()
  const { download_url } = await archiveOf(user, await insertReceipts(user, 1))
  assert.equal((await api.app.request(`${download_url}x`)).status, 404)
  const later = await createTestApp({ startAt: '2026-11-20T01:05:00Z', services: { db: api.db } })
  assert.equal((await later.app.request(download_url)).status, 404)
  await later.close()
})

test('the ZIP has the receipt of each selected payment that has one, and no other', async () => {
  const user = await api.signIn()
  const [first = 0, , third = 0] = await insertReceipts(user, 3)
  const { download_url, file_name, receipt_count } = await archiveOf(user, [first, third, 999_999])
  assert.deepEqual([file_name, receipt_count], ['領収書_2026-11-20.zip', 2])
  const head = await api.app.request(download_url, { method: 'HEAD' })
  assert.equal(head.headers.get('content-type'), 'application/zip')
  const response = await api.app.request(download_url)
  const names = await namesIn(Buffer.from(await response.arrayBuffer()))
  assert.equal(names.length, 2)
  assert.match(names[0] ?? '', /^領収書_.+\.pdf$/)
})
