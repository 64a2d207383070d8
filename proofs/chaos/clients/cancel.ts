import { type Client, insist } from './client.ts'

const expected = ['invoice_already_cancelled', 'invoice_already_transferred', 'cancel_deadline_passed']

/** The owner cancels: before the charge that is a void, after it a refund. */
export async function cancel(client: Client): Promise<void> {
  const { town, random } = client
  const known = town.pickInvoice(random)
  if (!known) return
  const { invoice_id, payer } = known
  town.journal.appendEntry({ kind: 'asked', action: 'cancel', invoice_id })
  const answer = await insist({ ...client, payer }, 'cancel', () =>
    payer.client.invoices.cancelInvoice({ params: { id: invoice_id } }),
  )
  const isCancelled =
    answer.kind === 'succeeded' || (answer.kind === 'refused' && answer.code === 'invoice_already_cancelled')
  town.count(`cancel.${answer.kind === 'refused' ? answer.code : answer.kind}`)
  if (isCancelled) {
    known.stage = 'over'
    town.journal.appendEntry({ kind: 'done', action: 'cancel', invoice_id })
  }
  if (answer.kind === 'refused' && !expected.includes(answer.code))
    town.journal.appendEntry({
      kind: 'wrong',
      about: known.payment_id,
      text: `cancelInvoice was refused with ${answer.code}`,
    })
}
