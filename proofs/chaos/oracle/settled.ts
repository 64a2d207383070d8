import { listPayments } from './payments.ts'
import { type Finding, type Invariant, isAtIssuer, type SandboxOrder, type World } from './world.ts'

/**
 * Once the jobs are through, every payment has an end; only what its buyer left at the issuer's page still waits there,
 * uncharged.
 */
export const settled: Invariant = async world => {
  const payments = await listPayments(world)
  const waiting = await waitingDecisions(world)
  const findings = payments.flatMap(({ order_id, status, pending_action }) => {
    const isLeft = isAtIssuer(world, order_id)
    if (['created', 'token_bound', 'pending'].includes(status))
      return [{ about: order_id, text: `the payment is still ${status}` }]
    if (status === 'authentication_pending' && !isLeft)
      return [{ about: order_id, text: 'the authentication has ended, and the payment still waits for it' }]
    if (pending_action !== null && !isLeft && !waiting.has(order_id))
      return [{ about: order_id, text: `the payment is ${status} and its ${pending_action} was never finished` }]
    return []
  })
  return [...findings, ...(await uncompleted(world))]
}

/**
 * Orders whose charge was decided, and waits while the owner is asked or the supplier is stopped (docs/decisions/0032).
 */
async function waitingDecisions({ rows }: World): Promise<ReadonlySet<string>> {
  const waiting = await rows<{ order_id: string }>(`
    select p.order_id from payment_transactions p join invoices i on i.id = p.invoice_id
    where p.status = 'authorised' and p.pending_action = 'capture' and p.completion is not null and i.status = 2
      and (i.is_action_required or exists (
        select 1 from suppliers s where s.id = i.supplier_id and s.status in ('Escalation', 'Rejected')))`)
  return new Set(waiting.map(({ order_id }) => order_id))
}

/** A process that died may have asked for a charge that the gateway makes a moment later. */
const pendingMs = 20_000

/**
 * A charge was decided by completing an invoice: it is completed, unless its owner was asked or its supplier stopped
 * meanwhile. What was complete once may be examined again, and so may what was charged before its owner's answer; after
 * it nobody had decided the charge.
 */
async function uncompleted({ rows, orders }: World): Promise<Finding[]> {
  const charged = await rows<{ order_id: string; id: number; status: number; answered_at: Date | null }>(`
    select p.order_id, i.id, i.status,
      (select max(e.at) from invoice_events e where e.invoice_id = i.id and e.kind in ('answered', 'account_named')) as answered_at
    from invoices i join payment_transactions p on p.id = i.payment_id
    where i.status = 2 and not i.is_action_required and p.status = 'captured'
      and not exists (select 1 from suppliers s where s.id = i.supplier_id and s.status in ('Escalation', 'Rejected'))
      and coalesce((select kind from invoice_events e where e.invoice_id = i.id and e.kind in ('captured', 'check_completed', 'answered') order by id desc limit 1), '') = 'captured'`)
  return charged
    .filter(
      ({ order_id, answered_at }) =>
        answered_at === null || chargedAt(orders.get(order_id)) > answered_at.getTime() + pendingMs,
    )
    .map(({ order_id, id, status }) => ({
      about: order_id,
      text: `the card is charged, and invoice ${id} in status ${status} was never completed`,
    }))
}

const chargedAt = (order: SandboxOrder | undefined): number =>
  order?.transactions.find(({ command, mstatus }) => command === 'Capture' && mstatus === 'success')?.created_at ??
  Infinity
