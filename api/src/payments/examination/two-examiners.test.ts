import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordFirstCheck, markTransferred } from '../../backoffice/calls/actions.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { recordReturnedTransfer } from '../transfers/returned.ts'
import { completeInvoice } from './complete.ts'

// The handlers refuse the second decision by the same account; a row that came by another way is the table's to refuse.

const { app, payer } = await startAppWithPayer()
const { db } = app
const violates =
  (name: string) =>
  (error: unknown): boolean =>
    (error as { constraint?: string }).constraint === name

async function completed(): Promise<number> {
  const { invoice_id } = await payer.pay()
  await recordFirstCheck(app.examiner, invoice_id, examiners.tanaka)
  await completeInvoice(app.examiner, invoice_id, examiners.suzuki)
  return invoice_id
}

test('no payment is stored whose two checks are by one account, or whose second has no first', async () => {
  const id = await completed()
  const change = (values: { readonly checked_by_id?: number | null; readonly completed_by_id?: number }) =>
    db.updateTable('invoices').set(values).where('id', '=', id).execute()
  for (const values of [
    { completed_by_id: examiners.tanaka.id },
    { checked_by_id: examiners.suzuki.id },
    { checked_by_id: null },
  ])
    await assert.rejects(change(values), violates('invoices_two_examiners'))
})

test('no returned transfer is stored that one account recorded and decided', async () => {
  const id = await completed()
  await markTransferred(app.examiner, id, examiners.bank)
  await recordReturnedTransfer(app.examiner, id, examiners.sato, '口座解約')
  const decided = { outcome: 'refund', decided_by_id: examiners.sato.id, decided_at: app.clock.now() } as const
  const deciding = db.updateTable('returned_transfers').set(decided).where('invoice_id', '=', id).execute()
  await assert.rejects(deciding, violates('returned_transfers_two_examiners'))
})
