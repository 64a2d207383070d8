import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, markTransferred } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

test('a request without a file is paid, examined and transferred like any other', async () => {
  const { id, files } = await seller.request({ supplier_person_email: payer.emailAddress, file_ids: [] })
  assert.deepEqual(files, [])
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const body = { action: 'pay', card, amount: 110_000, is_terms_agreed: true } as const
  const started = await payer.client.payments.answerRequest({ params: { id }, body }, { idempotencyKey: randomUUID() })
  await payer.authenticate(started)
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  await markTransferred(app.examiner, id, examiners.bank)
  const transfers = await app.db.selectFrom('transfers').select('amount').where('invoice_id', '=', id).execute()
  assert.deepEqual(transfers, [{ amount: 106_700 }])
  assert.equal((await payer.client.invoices.getInvoice({ params: { id } })).status, 4)
  assert.deepEqual(await auditBooks(app.db), [])
})

test('two requests without a file do not stand for each other', async () => {
  const made = [await seller.request({ file_ids: [] }), await seller.request({ file_ids: [] })]
  assert.equal(new Set(made.map(({ id }) => id)).size, 2)
})
