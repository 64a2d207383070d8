import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { lockDocuments } from '../../../books/documents/public.ts'
import { changeBooks } from '../../../books/work/public.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'

const { gateway, app, payer } = await startAppWithPayer()
const issuer = { registration_number: 'T4011001098993' }
const corrected = { amount: 220_000, commission_amount: 6_600 }

/** Begins another authorisation for twice the amount, and leaves it at the issuer. */
const correctAmount = async (id: number) =>
  payer.client.payments.authoriseAgain(
    {
      params: { id },
      body: {
        card: { kind: 'token', mdk_token: await gateway.token('challenge'), is_card_saved: false },
        is_terms_agreed: true,
        corrected,
      },
    },
    { idempotencyKey: randomUUID() },
  )
const outcomeOf = async (payment_id: string) =>
  (await payer.client.creditCards.approveCredit({ body: { payment_id } })).status
const statusOf = async (id: string) =>
  (await app.db.selectFrom('payment_transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

// It stood for the number at the attempt: the document as corrected could be paid a second time.
test('the first authorisation stands for the document that was corrected while another was asked', async () => {
  const { invoice_id } = await payer.pay({ invoice: { ...issuer, invoice_number: 'K-1' } })
  const started = await correctAmount(invoice_id)
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { invoice_number: 'K-2' } })
  await payer.authenticate(started, { password: '1234' })
  assert.equal(await outcomeOf(started.payment_id), 'declined')
  await app.runJobs()
  await assert.rejects(
    async () => payer.pay({ invoice: { ...issuer, invoice_number: 'K-2' } }),
    isRefusedCall('duplicate_invoice'),
  )
  await payer.pay({ invoice: { ...issuer, invoice_number: 'K-1' } })
  assert.deepEqual(await auditBooks(app.db), [])
})

test('gives the new authorisation back where the corrected document was paid meanwhile', async () => {
  const { invoice_id, payment_id } = await payer.pay({ invoice: { ...issuer, invoice_number: 'K-3' } })
  const started = await correctAmount(invoice_id)
  await payer.pay({ invoice: { ...issuer, invoice_number: 'K-4', amount: corrected.amount } })
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { invoice_number: 'K-4' } })
  await payer.authenticate(started, { password: '1234' })
  assert.equal(await outcomeOf(started.payment_id), 'declined')
  await app.runJobs()
  assert.equal((await payer.client.invoices.getInvoice({ params: { id: invoice_id } })).amount, 110_000)
  assert.deepEqual([await statusOf(payment_id), await statusOf(started.payment_id)], ['authorised', 'declined'])
  assert.deepEqual(await auditBooks(app.db), [])
})

// A request for the same document could be paid in the moment in which the new amount made it the same.
test('learns whether the corrected document is paid while no other payment claims one', async () => {
  const { invoice_id } = await payer.pay({ invoice: { ...issuer, invoice_number: 'K-5' } })
  const started = await correctAmount(invoice_id)
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`
  const { authenticated } = await changeBooks(app.db, async books => {
    await lockDocuments(books, payer.companyId)
    // Coming back from the issuer settles the payment.
    const authenticated = payer.authenticate(started, { password: '1234' })
    while ((await waiting.execute(app.db)).rows.length === 0);
    return { authenticated }
  })
  await authenticated
  assert.equal(await outcomeOf(started.payment_id), 'approved')
})
