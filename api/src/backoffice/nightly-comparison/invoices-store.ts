import { inReviewStatuses, invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import { type Db, literals } from '../../platform/database/public.ts'
import type { Difference } from './difference.ts'

const { checked, completed, transferred, cancelled } = invoiceStatus

/** Cards that are charged, or held, for nothing. */
export async function chargesWithoutInvoice(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ id: string; status: string; invoice_id: number | null }>`
    select p.id, p.status, p.invoice_id from payment_transactions p left join invoices i on i.payment_id = p.id
    where p.status in ('authorised', 'captured') and p.pending_action is null and i.id is null order by p.id`.execute(
    db,
  )
  return rows.map(({ id, status, invoice_id }) => ({
    kind: 'charge_without_invoice',
    subject: `payment:${id}`,
    expected: 'an invoice that it pays',
    found: `${status}, ${invoice_id === null ? 'none' : `but invoice ${invoice_id} names another`}`,
  }))
}

/**
 * Payments that were begun, or given back, before a moment and have come to no end: the gateway refuses, or says what
 * nothing can be made of. A charge that was decided may wait longer for its owner's answer, and a refund for the end of
 * a dispute.
 */
export async function stuckPayments(db: Db, before: Date): Promise<Difference[]> {
  const { rows } = await sql<{ id: string; status: string; pending_action: string | null }>`
    select p.id, p.status, p.pending_action from payment_transactions p left join invoices i on i.id = p.invoice_id
    where (p.pending_action is not null and p.pending_since < ${before}
        and (p.pending_action = 'release' and not exists (select from chargebacks c where c.payment_id = p.id and c.outcome is null)
          or p.pending_action <> 'release' and not coalesce(i.is_action_required, false)))
      or (p.is_undetermined and p.created_at < ${before}) order by p.id`.execute(db)
  return rows.map(({ id, status, pending_action }) => ({
    kind: 'payment_stuck',
    subject: `payment:${id}`,
    expected: 'at an end within a day',
    found: pending_action === null ? status : `${status}, its ${pending_action} not done`,
  }))
}

/** Invoices whose status does not fit the state of their payment. */
export async function wrongPayments(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ id: number; status: number; expected: string; found: string }>`
    select i.id, i.status, wanted.states as expected, coalesce(p.status, 'no payment') as found
    from invoices i left join payment_transactions p on p.id = i.payment_id
    left join lateral (select occasion, outcome from returned_transfers r where r.invoice_id = i.id order by occasion desc limit 1) r on true
    cross join lateral (select case
      when i.status in (${literals(inReviewStatuses)}) then 'authorised or captured'
      when i.status = ${completed} then 'captured'
      when p.pending_action is null and (i.status = ${cancelled} or i.status = ${transferred} and r.outcome = 'refund')
        and exists (select from chargebacks c where c.payment_id = p.id and c.outcome = 'lost') then 'captured or refunded'
      when i.status = ${transferred} and r.outcome = 'refund' and p.pending_action is null then 'refunded'
      when i.status = ${transferred} then 'captured'
      when i.status = ${cancelled} and i.payment_id is not null and p.pending_action is null then 'voided or refunded'
      when i.status = ${cancelled} and i.payment_id is not null then p.status
      else 'no payment' end as states) wanted
    where not coalesce(p.status, 'no payment') = any (string_to_array(wanted.states, ' or ')) order by i.id`.execute(db)
  return rows.map(({ id, status, expected, found }) => ({
    kind: 'invoice_payment',
    subject: `invoice:${id}`,
    expected: `${expected} in status ${status}`,
    found,
  }))
}

/**
 * Cards that were charged before a moment for an invoice that was never completed: nobody is asked anything, and the
 * payee is sent nothing. An invoice that was completed once and is examined again stands charged by right, unless it
 * was decided again.
 */
export async function unfinishedCompletions(db: Db, before: Date): Promise<Difference[]> {
  const { rows } = await sql<{ id: number; payment_id: string }>`
    select i.id, p.id as payment_id from invoices i join payment_transactions p on p.id = i.payment_id
    where i.status = ${checked} and not i.is_action_required and p.status = 'captured'
      and (p.completion is not null or not exists (select 1 from invoice_events e where e.invoice_id = i.id and e.kind = 'check_completed'))
      and exists (select 1 from ledger_postings l where l.payment_id = p.id and l.kind = 'captured' and l.posted_at < ${before}) order by i.id`.execute(
    db,
  )
  return rows.map(({ id, payment_id }) => ({
    kind: 'invoice_completion',
    subject: `invoice:${id}`,
    expected: `completed, for payment ${payment_id} is captured`,
    found: `status ${checked}, nothing asked`,
  }))
}

/** Invoices whose transfer is not what their status says, or not of the amount that is owed. */
export async function wrongTransfers(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ id: number; status: number; expected: string; found: string }>`
    select i.id, i.status, wanted.states as expected, coalesce(t.status || case when t.amount <> p.amount then ' of ' || t.amount || ' yen' else '' end, 'none') as found
    from invoices i left join payment_transactions p on p.id = i.payment_id
    left join transfers t on t.invoice_id = i.id and t.status in ('reserved', 'done')
    left join lateral (select occasion, outcome from returned_transfers r where r.invoice_id = i.id order by occasion desc limit 1) r on true
    cross join lateral (select case
      when i.status = ${completed} and i.is_action_required then 'reserved or none'
      when i.status = ${completed} then 'reserved'
      when i.status = ${transferred} and r.occasion is null then 'done'
      when i.status = ${transferred} and r.outcome = 'resend' then 'reserved or done'
      else 'none' end as states) wanted
    where i.payment_id is not null or t.id is not null
    group by i.id, i.status, wanted.states, t.id, t.status, t.amount, p.amount
    having not coalesce(t.status || case when t.amount <> p.amount then ' of ' || t.amount || ' yen' else '' end, 'none') = any (string_to_array(wanted.states, ' or '))
    order by i.id`.execute(db)
  return rows.map(({ id, status, expected, found }) => ({
    kind: 'invoice_transfer',
    subject: `invoice:${id}`,
    expected: `transfer ${expected} in status ${status}`,
    found: `transfer ${found}`,
  }))
}
