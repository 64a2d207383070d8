import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { connectProgram } from '../../testing/companies/program.ts'

const { app, payer } = await startAppWithPayer()

test('an item whose supplier is deleted by now is still called by its name', async () => {
  const { client } = payer
  const program = await connectProgram(app, payer.userId)
  const { id: supplier_id } = await client.suppliers.createSupplierCorporation(
    { body: { corporate_name: '株式会社消える商会', corporate_name_kana: 'キエルショウカイ' } },
    { idempotencyKey: randomUUID() },
  )
  const { id } = await program.calls.createPreGroup(
    {
      body: {
        items: [{ supplier: { kind: 'existing', supplier_id }, amount: 55_000, due_date: '2026-11-30', file_ids: [] }],
      },
    },
    { idempotencyKey: randomUUID() },
  )
  await client.suppliers.deleteSupplier({ params: { id: supplier_id } })
  const {
    items: [item],
  } = await client.preGroups.getPreGroup({ params: { id } })
  // Nobody can choose it any more, so no id: a name alone says whom the program meant.
  assert.deepEqual([item?.supplier_id, item?.supplier_name], [null, '株式会社消える商会'])
  const { due_payments } = await client.duePayments.listDuePayments({ query: {} })
  assert.equal(due_payments.find(row => row.id === item?.pre_id)?.name, '株式会社消える商会')
})
