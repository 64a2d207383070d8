import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { lockPromotion } from '../../../payments/promotions/store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'

const { app, payer } = await startAppWithPayer()
const { suppliers, invoices } = payer.client

let numbers = 0
async function addSupplier() {
  const { id } = await suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社取引先${(numbers += 1)}` },
  })
  const account = await suppliers.createSupplierAccount({
    params: { id },
    body: {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '1234567',
      account_holder_kana: 'カ）アオバデザイン',
    },
  })
  return {
    id,
    accountId: account.id,
    choice: {
      supplier: { kind: 'existing', supplier_id: id },
      account: { kind: 'existing', account_id: account.id },
    } as const,
  }
}
const remove = (id: number) => suppliers.deleteSupplier({ params: { id } })

// An application was checked without a lock: a supplier deleted then was paid all the same, and no examiner could
// decide about it any more.
test('a supplier that is deleted after an application to it was checked is not paid', async () => {
  const { id, choice } = await addSupplier()
  const body = await payer.application(choice)
  const { applying } = await app.db.transaction().execute(async db => {
    // The application is checked, and waits with its payment.
    await sql`lock table payment_transactions in share mode`.execute(db)
    const applying = assert.rejects(payer.start(body), isRefusedCall('supplier_not_found'))
    await waitUntilBlocked(app.db)
    await remove(id)
    return { applying }
  })
  await applying
  assert.deepEqual(await app.db.selectFrom('payment_transactions').select('id').execute(), [])
})

test('a supplier is not deleted under an application that is about to be committed', async () => {
  const { id, choice } = await addSupplier()
  const body = await payer.application({ ...choice, promotion_code: 'HAJIMETE', commission_amount: 2_200 })
  const { applying, deleting } = await app.db.transaction().execute(async db => {
    await lockPromotion(db, 'HAJIMETE')
    const applying = payer.start(body)
    await waitUntilBlocked(app.db)
    const deleting = assert.rejects(remove(id), isRefusedCall('supplier_in_use'))
    await waitUntilBlocked(app.db, 2)
    return { applying, deleting }
  })
  assert.equal((await applying).status, 'authentication_required')
  await deleting
})

test('a supplier is not deleted under a correction that names it', async () => {
  const { invoice_id } = await payer.pay()
  const { id, accountId } = await addSupplier()
  const { correcting, deleting } = await app.db.transaction().execute(async db => {
    // Its payee is checked, and the correction waits to be written.
    await sql`lock table invoices in share mode`.execute(db)
    const correcting = invoices.updateInvoice({
      params: { id: invoice_id },
      body: { payee: { supplier_id: id, account_id: accountId } },
    })
    await waitUntilBlocked(app.db)
    const deleting = assert.rejects(remove(id), isRefusedCall('supplier_in_use'))
    await waitUntilBlocked(app.db, 2)
    return { correcting, deleting }
  })
  assert.equal((await correcting).supplier_id, id)
  await deleting
})
