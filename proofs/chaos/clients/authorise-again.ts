import { type Client, insist } from './client.ts'
import { patiently } from '../cluster/patiently.ts'
import { payFor } from './pay.ts'

/** The card was charged, the examination went on, or somebody else is at it: refused, and nothing changes. */
const refusals = [
  'invoice_not_editable',
  'card_already_charged',
  'duplicate_invoice',
  'payment_in_progress',
  'invoice_not_found',
]

/** Another card takes the place of the one that an invoice stands on. */
export async function authoriseAgain(client: Client): Promise<void> {
  const { town, random } = client
  const known = town.pickInvoice(random, 'asked')
  if (!known) return
  const owner = { ...client, payer: known.payer }
  const found = await insist(owner, 'again', () =>
    known.payer.client.invoices.getInvoice({ params: { id: known.invoice_id } }),
  )
  if (found.kind !== 'succeeded') return
  const card = {
    kind: 'token',
    mdk_token: await patiently(() => town.cluster.gateway.token('jcb')),
    is_card_saved: false,
  } as const
  await payFor(owner, 'jcb', {
    send: key =>
      known.payer.client.payments.authoriseAgain(
        { params: { id: known.invoice_id }, body: { card, is_terms_agreed: true } },
        { idempotencyKey: key },
      ),
    total_amount: found.value.total_amount,
    file_ids: [],
    refusals,
  })
  if (known.stage === 'asked' || known.stage === 'checked') known.stage = 'new'
}
