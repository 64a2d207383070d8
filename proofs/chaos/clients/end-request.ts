import { randomUUID } from 'node:crypto'
import type { InvoiceAction } from '../harness/journal.ts'
import { letRunOut } from '../harness/shortcuts-store.ts'
import { type Answer, type Client, insist } from './client.ts'
import { patiently } from '../cluster/patiently.ts'

/** Its card is being used, or it has ended another way. */
const refusals = [
  'request_payment_in_progress',
  'request_already_paid',
  'request_already_closed',
  'request_expired',
  'request_cancelled',
  'invoice_not_found',
]

const recordOutcome = ({ town }: Client, action: InvoiceAction, invoice_id: number, answer: Answer<unknown>): void => {
  town.count(`${action}.${answer.kind === 'refused' ? answer.code : answer.kind}`)
  if (answer.kind === 'succeeded') town.journal.appendEntry({ kind: 'done', action, invoice_id })
  if (answer.kind === 'refused' && !refusals.includes(answer.code))
    town.journal.appendEntry({
      kind: 'wrong',
      about: '',
      text: `${action} of request ${invoice_id} was refused with ${answer.code}`,
    })
}

/** The seller takes a request back, perhaps while its buyer is paying. */
export async function withdraw(client: Client): Promise<void> {
  const { town, random } = client
  const known = town.pickRequest(random)
  if (!known) return
  const { invoice_id, seller } = known
  town.journal.appendEntry({ kind: 'asked', action: 'withdraw', invoice_id })
  recordOutcome(
    client,
    'withdraw',
    invoice_id,
    await insist({ ...client, payer: seller }, 'withdraw', () =>
      seller.client.collections.cancelRequestSeller({ params: { id: invoice_id }, body: {} }),
    ),
  )
  town.removeRequest(known)
}

/** The buyer turns a request down. */
export async function decline(client: Client): Promise<void> {
  const { town, random } = client
  const known = town.pickRequest(random, ({ buyer }) => buyer !== null)
  if (!known?.buyer) return
  const { invoice_id, buyer } = known
  const idempotencyKey = randomUUID()
  town.journal.appendEntry({ kind: 'asked', action: 'decline', invoice_id })
  recordOutcome(
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
  town.removeRequest(known)
}

/** The time of some requests is over, and the job that ends them runs twice at once, beside a buyer who is paying. */
export async function lapse(client: Client): Promise<void> {
  const { town, random } = client
  const late = [town.pickRequest(random), town.pickRequest(random)].filter(known => known !== undefined)
  for (const { invoice_id } of late) {
    town.journal.appendEntry({ kind: 'asked', action: 'lapse', invoice_id })
    await patiently(() => letRunOut(town.cluster.services.db, invoice_id, new Date(Date.now() - 1_000)))
  }
  const answers = await Promise.all([
    town.cluster.backoffice(['run-job', 'lapseRequests']),
    town.cluster.backoffice(['run-job', 'lapseRequests']),
  ])
  for (const { kind } of answers) town.count(`lapse.${kind}`)
  for (const known of late) if (random.chance(0.7)) town.removeRequest(known)
}
