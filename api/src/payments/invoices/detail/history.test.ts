import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BodyOf, invoices } from '@invoice-card/contracts'
import { textOf } from '../../../backoffice/commands/payment-text.ts'
import { describeForExaminer } from '../../../backoffice/calls/views/payment.ts'
import { findForExaminer } from '../../../backoffice/calls/views/store.ts'
import { insertAccount } from '../../../parties/suppliers/rows/account-store.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()
const update = (id: number, body: BodyOf<typeof invoices.updateInvoice>) =>
  payer.client.invoices.updateInvoice({ params: { id }, body })
const valuesOf = async (id: number) => {
  const rows = await app.db
    .selectFrom('audit_log')
    .select('detail')
    .where('subject', '=', `invoice:${id}`)
    .where('action', '=', 'invoice.correct')
    .orderBy('sequence')
    .execute()
  return rows.map(({ detail }) => detail.values)
}
const describe = async (id: number) => {
  const invoice = await findForExaminer(app.db, id)
  assert.ok(invoice)
  return describeForExaminer(app.examiner, invoice)
}

test('knows a number that was corrected twice in all its forms, for audit and examiner', async () => {
  const { invoice_id } = await payer.pay({ invoice: { invoice_number: 'OLD-1' } })
  await update(invoice_id, { invoice_number: 'OLD-2', due_date: '2026-11-30' })
  await update(invoice_id, { invoice_number: 'OLD-3' })
  const known = [{ invoice_number: { from: 'OLD-1', to: 'OLD-2' } }, { invoice_number: { from: 'OLD-2', to: 'OLD-3' } }]
  assert.deepEqual(await valuesOf(invoice_id), known)
  const seen = await describe(invoice_id)
  assert.deepEqual(
    seen.events.flatMap(({ detail: { values } }) => values ?? []),
    known,
  )
  assert.match(textOf(seen), /invoice_number: OLD-1 -> OLD-2\n.*\n +invoice_number: OLD-2 -> OLD-3/)
})

test('stores the payee, the account and the files that an invoice had before', async () => {
  const [first, second] = [await payer.addFile(), await payer.addFile()]
  const { invoice_id } = await payer.pay({ file_ids: [first] })
  const account_id = await insertAccount(
    app.db,
    payer.supplierId,
    {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '7654321',
      account_holder_kana: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
    },
    { userId: payer.userId, now: app.clock.now() },
  )
  await update(invoice_id, { payee: { supplier_id: payer.supplierId, account_id }, file_ids: [second] })
  const [values] = (await valuesOf(invoice_id)) as Record<string, { from: unknown; to: unknown }>[]
  assert.deepEqual(Object.keys(values ?? {}).toSorted(), ['account', 'file_ids', 'supplier_account_id'])
  assert.deepEqual(values?.supplier_account_id, { from: payer.accountId, to: account_id })
  assert.deepEqual(values?.file_ids, { from: [first], to: [second] })
  assert.match(JSON.stringify(values?.account?.from), /"1234567"/)
})
