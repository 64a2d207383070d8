import type { OcrFields } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { json } from '../../platform/database/public.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()

const read = <Value>(value: Value) => ({ value, confidence: 'agreed', place: null }) as const
const unread = { value: null, confidence: 'not_read', place: null } as const

/** A file of its own content that was read so. */
async function fileThatSays(invoice_number: string, registration_number: string | null, total: number) {
  const id = await payer.addFile()
  const fields = {
    invoice_number: read(invoice_number),
    registration_number: registration_number === null ? unread : read(registration_number),
    total_amount: read(total),
  } as unknown as OcrFields
  const others = [
    'issuer_name',
    'issue_date',
    'due_date',
    'standard_tax_amount',
    'reduced_tax_amount',
    'bank_code',
    'bank_name',
    'branch_code',
    'branch_name',
    'account_type',
    'account_number',
    'account_holder_kana',
    'payer_name',
  ]
  const ocr_fields = { ...Object.fromEntries(others.map(name => [name, unread])), ...fields }
  await app.db
    .updateTable('files')
    .set({ ocr_fields: json(ocr_fields) })
    .where('id', '=', id)
    .execute()
  return (await payer.client.invoiceFiles.getInvoiceFile({ params: { id } })).same_document
}

const number = () => `N-${randomUUID()}`
const registration_number = 'T4011001098993'

test('nothing is the same document without a T number, with another amount, or after a cancel', async () => {
  const invoice_number = number()
  const { invoice_id } = await payer.pay({ invoice: { invoice_number, registration_number, amount: 110_000 } })
  assert.equal(await fileThatSays(invoice_number, null, 110_000), undefined)
  assert.equal(await fileThatSays(invoice_number, registration_number, 110_001), undefined)
  assert.equal(await fileThatSays(number(), registration_number, 110_000), undefined)
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  assert.equal(await fileThatSays(invoice_number, registration_number, 110_000), undefined)
})

test('another file of a paid document names its payment, in any width', async () => {
  const invoice_number = number()
  const { invoice_id } = await payer.pay({ invoice: { invoice_number, registration_number, amount: 110_000 } })
  assert.deepEqual(await fileThatSays(invoice_number.toLowerCase(), 'Ｔ4011001098993', 110_000), {
    invoice_id,
    type: 'InvoicePayment',
    status: 1,
  })
})
