import { createCompany } from '../../../api/src/testing/app/company.ts'
import { createRequest } from '../../../api/src/testing/companies/request.ts'
import type { KnownRequest } from './town.ts'
import { type Client, renew } from './client.ts'
import { patiently } from '../cluster/patiently.ts'
import { payFor, transferDay } from './pay.ts'

/** Somebody else pays it, or it ended: refused, and nothing changes. */
const refusals = [
  'request_expired',
  'request_cancelled',
  'request_already_paid',
  'request_payment_in_progress',
  'payment_in_progress',
  'duplicate_invoice',
  'invoice_not_found',
]

/** A seller asks for money, and the buyer pays by card: mostly a request that others are busy with as well. */
export async function payRequest(client: Client): Promise<void> {
  const { town, random } = client
  const known = random.chance(0.85) ? town.pickRequest(random, ({ buyer }) => buyer !== null) : undefined
  if (known?.buyer) await payOne({ ...client, payer: known.buyer }, known.invoice_id, 110_000, known)
  else await payNew(client)
}

async function payNew(client: Client): Promise<void> {
  if (client.paymentsLeft-- <= 0) await renew(client)
  const {
    town: {
      cluster: { services },
    },
    payer,
  } = client
  const { id, amount } = await patiently(() =>
    services.db.transaction().execute(async db => {
      const seller = await createCompany(db, { name: '株式会社ウリテ' })
      return createRequest(db, { seller, buyer: payer }, services.now(), { transfer_date: transferDay() })
    }),
  )
  await payOne(client, id, amount)
}

async function payOne(client: Client, id: number, amount: number, known?: KnownRequest): Promise<void> {
  const { town, random, payer } = client
  const testCard = random.chance(0.2) ? 'overLimit' : random.chance(0.3) ? 'challenge' : 'jcb'
  const card = {
    kind: 'token',
    mdk_token: await patiently(() => town.cluster.gateway.token(testCard)),
    is_card_saved: false,
  } as const
  await payFor(client, testCard, {
    send: async key => {
      const { payment_id, status, invoice_id, authentication_url } = await payer.client.payments.answerRequest(
        { params: { id }, body: { action: 'pay', card, amount, is_terms_agreed: true } },
        { idempotencyKey: key },
      )
      if (payment_id === null || status === 'request_declined')
        throw new Error(`A card payment was answered with ${status} and no payment`)
      return { payment_id, status, invoice_id, authentication_url }
    },
    total_amount: amount,
    file_ids: [],
    refusals,
  })
  if (known && random.chance(0.6)) town.removeRequest(known)
}
