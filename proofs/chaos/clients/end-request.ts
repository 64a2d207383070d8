import { randomUUID } from 'node:crypto'
import type { InvoiceDeed } from '../journal.ts'
import { letRunOut } from '../shortcuts-store.ts'
import { type Answer, type Client, insist, patiently } from './client.ts'

/** Its card is being used, or it has ended another way. */
const refusals = [
  'request_payment_under_way',
  'request_already_paid',
  'request_already_closed',
  'request_expired',
  'request_cancelled',
  'invoice_not_found',
]

const note = ({ town }: Client, deed: InvoiceDeed, invoice_id: number, answer: Answer<unknown>): void => {
  town.count(`${deed}.${answer.kind === 'refused' ? answer.code : answer.kind}`)
  if (answer.kind === 'told') town.journal.tell({ kind: 'done', deed, invoice_id })
  if (answer.kind === 'refused' && !refusals.includes(answer.code))
    town.journal.tell({
      kind: 'wrong',
      about: '',
      text: `${deed} of request ${invoice_id} was refused with ${answer.code}`,
    })
}

/** The seller takes a request back, perhaps while its buyer is paying. */
export async function withdraw(client: Client): Promise<void> {
  const { town, random } = client
  const known = town.pickRequest(random)
  if (!known) return
  const { invoice_id, seller } = known
  town.journal.tell({ kind: 'asked', deed: 'withdraw', invoice_id })
  note(
    client,
    'withdraw',
    invoice_id,
    await insist({ ...client, payer: seller }, 'withdraw', () =>
      seller.client.collections.cancelRequestSeller({ params: { id: invoice_id }, body: {} }),
    ),
  )
  town.forgetRequest(known)
}

/** The buyer turns a request down. */
export async function decline(client: Client): Promise<void> {
  const { town, random } = client
  const known = town.pickRequest(random, ({ buyer }) => buyer !== null)
  if (!known?.buyer) return
  const { invoice_id, buyer } = known
  const idempotencyKey = randomUUID()
  town.journal.tell({ kind: 'asked', deed: 'decline', invoice_id })
  note(
    client,
    'decline',
    invoice_id,
    await insist({ ...client, payer: buyer }, 'decline', () =>
      buyer.client.payments.answerRequest(
        { params: { id: invoice_id }, body: { action: 'decline' } },
        { idempotencyKey },
      ),
    ),
  )
  town.forgetRequest(known)
}

/** The time of some requests is over, and the job that ends them runs twice at once, beside whoever is paying. */
export async function lapse(client: Client): Promise<void> {
  const { town, random } = client
  const late = [town.pickRequest(random), town.pickRequest(random)].filter(known => known !== undefined)
  for (const { invoice_id } of late) {
    town.journal.tell({ kind: 'asked', deed: 'lapse', invoice_id })
    await patiently(() => letRunOut(town.cluster.services.db, invoice_id, new Date(Date.now() - 1_000)))
  }
  const answers = await Promise.all([
    town.cluster.backoffice(['run-job', 'lapseRequests']),
    town.cluster.backoffice(['run-job', 'lapseRequests']),
  ])
  for (const { kind } of answers) town.count(`lapse.${kind}`)
  for (const known of late) if (random.chance(0.7)) town.forgetRequest(known)
}
