import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { fictionalCorporations } from '../../../parties/corporations/fictional.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'

const { gateway, app, payer } = await startAppWithPayer()
const [listed] = fictionalCorporations
const listedNumber = listed?.corporate_number ?? ''
/** In no register, so that the request has no T number. */
const unlistedNumber = '8999900000000'
const sellerWith = async (corporateNumber: string) =>
  createSeller(
    app,
    await createCompany(app.db, { name: `株式会社${corporateNumber}`, nameKana: 'ウリテ', corporateNumber }),
  )

async function payRequest(id: number) {
  const started = await payer.client.payments.answerRequest(
    {
      params: { id },
      body: {
        action: 'pay',
        card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
        amount: 110_000,
        is_terms_agreed: true,
      },
    },
    { idempotencyKey: randomUUID() },
  )
  await payer.authenticate(started)
  return payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id ?? '' } })
}

for (const corporateNumber of [listedNumber, unlistedNumber]) {
  test(`refuses a request beside the buyer's application about its document by ${corporateNumber}`, async () => {
    const seller = await sellerWith(corporateNumber)
    const { id } = await seller.request({ supplier_person_email: payer.emailAddress, invoice_number: 'S-1' })
    await payer.pay({
      invoice: { registration_number: `T${corporateNumber}`, invoice_number: 'Ｓ-1', amount: 110_000 },
    })
    await assert.rejects(payRequest(id), isRefusedCall('duplicate_invoice'))

    const later = await seller.request({ supplier_person_email: payer.emailAddress, invoice_number: 'S-2' })
    assert.equal((await payRequest(later.id)).status, 'approved')
    await assert.rejects(
      async () =>
        payer.start(
          await payer.application({ invoice: { registration_number: `T${corporateNumber}`, invoice_number: 'S-2' } }),
        ),
      isRefusedCall('duplicate_invoice'),
    )

    const detail = await payer.client.invoices.getInvoice({
      params: { id: later.id },
      query: { invoice_display_type: 'InvoiceRequestBuyer' },
    })
    assert.equal(detail.registration_number, corporateNumber === listedNumber ? `T${listedNumber}` : null)
  })
}
