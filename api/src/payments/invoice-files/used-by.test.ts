import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { invoiceStatus } from '@invoice-card/domain'
import { createTestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { createSeller } from '../../testing/companies/seller.ts'

const app = await createTestApp()
after(() => app.close())
const seller = await createSeller(app)
const usedBy = async (user: Pick<typeof seller, 'client'>, id: string) =>
  (await user.client.invoiceFiles.getInvoiceFile({ params: { id } })).used_by
const copyOf = async (id: string, owner = seller) => {
  const { sha256 } = await app.db.selectFrom('files').select('sha256').where('id', '=', id).executeTakeFirstOrThrow()
  const copy = await owner.addFile()
  await app.db.updateTable('files').set({ sha256 }).where('id', '=', copy).execute()
  return copy
}

test('a file of the content of another company, or of a cancelled request, is not used', async () => {
  const file = await seller.addFile()
  const { id } = await seller.request({ file_ids: [file] })
  const other = await createSeller(app, await createCompany(app.db, { name: '株式会社ベツ', nameKana: 'ベツ' }))
  assert.equal(await usedBy(other, await copyOf(file, other)), undefined)
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  assert.equal(await usedBy(seller, await copyOf(file)), undefined)
})

test('a file that was uploaded again names the request that has it', async () => {
  const file = await seller.addFile()
  assert.equal(await usedBy(seller, file), undefined)
  const { id } = await seller.request({ file_ids: [file] })
  assert.deepEqual(await usedBy(seller, await copyOf(file)), {
    invoice_id: id,
    type: 'InvoiceRequestSeller',
    status: 6,
  })
})

test('of a waiting request the seller does not read whether its address has an account', async () => {
  const file = await seller.addFile()
  const { id } = await seller.request({ file_ids: [file] })
  const { companyId } = await createCompany(app.db, { name: '株式会社カイテ', nameKana: 'カイテ' })
  await app.db
    .updateTable('invoices')
    .set({ buyer_company_id: companyId, status: invoiceStatus.waitingForPayment })
    .where('id', '=', id)
    .execute()
  assert.equal((await usedBy(seller, await copyOf(file)))?.status, invoiceStatus.buyerNotRegistered)
})
