import { createCompany } from '../../src/testing/company.ts'
import { createRequest } from '../../src/testing/request.ts'
import { type Client, patiently, renew } from './client.ts'
import { payFor } from './pay.ts'

/** A seller asks for money, and the buyer pays by card. */
export async function payRequest(client: Client): Promise<void> {
  if (client.paymentsLeft-- <= 0) await renew(client)
  const { town: { cluster: { services, gateway } }, payer } = client
  const { id, amount } = await patiently(() => services.db.transaction().execute(async (db) => {
    const seller = await createCompany(db, { name: '株式会社ウリテ' })
    return createRequest(db, { seller, buyer: payer }, services.now())
  }))
  const card = { kind: 'token', mdk_token: await patiently(() => gateway.token('jcb')), is_card_saved: false } as const
  await payFor(client, 'jcb', {
    send: async (key) => {
      const { payment_id, status, invoice_id, authentication_url } = await payer.client.payments.answerRequest({ params: { id }, body: { action: 'pay', card, amount, is_terms_agreed: true } }, { idempotencyKey: key })
      if (payment_id === null || status === 'request_declined') throw new Error(`A card payment was answered with ${status} and no payment`)
      return { payment_id, status, invoice_id, authentication_url }
    },
    total_amount: amount, file_ids: [],
  })
}
