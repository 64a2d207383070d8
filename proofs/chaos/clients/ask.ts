import { type Client, insist } from './client.ts'

/** Reads lists and an invoice that was acknowledged once: it must be there for ever. */
export async function ask(client: Client): Promise<void> {
  const { town, random, payer } = client
  await insist(client, 'list', () => payer.client.invoices.listInvoices({ query: { from: 0, size: 20 } }))
  const known = random.pick(town.invoices)
  if (!known) return
  const found = await insist({ ...client, payer: known.payer }, 'get', () =>
    known.payer.client.invoices.getInvoice({ params: { id: known.invoice_id } }),
  )
  town.count(`ask.${found.kind}`)
  if (found.kind === 'refused')
    town.journal.appendEntry({
      kind: 'wrong',
      about: known.payment_id,
      text: `acknowledged invoice ${known.invoice_id} is answered with ${found.code}`,
    })
}
