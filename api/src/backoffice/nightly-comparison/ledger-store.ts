import { invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import type { Difference } from './difference.ts'

/** Postings whose lines do not add up to nothing, or that have none. */
export async function unbalancedPostings(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ id: number; sum: number | null }>`
    select p.id, sum(e.amount)::bigint as sum from ledger_postings p left join ledger_entries e on e.posting_id = p.id
    group by p.id having coalesce(sum(e.amount), 1) <> 0 order by p.id`.execute(db)
  return rows.map(({ id, sum }) => ({
    kind: 'ledger_balance',
    subject: `posting:${id}`,
    expected: '0 yen',
    found: sum === null ? 'no lines' : `${sum} yen`,
  }))
}

/** How often the money of each invoice was sent and came back, and whether its card is to have it. */
const movedMoney = sql`
  select i.payment_id, i.status = ${invoiceStatus.cancelled} or exists (
      select from returned_transfers r where r.invoice_id = i.id and r.outcome = 'refund') as is_over, (select count(*) from transfers t where t.invoice_id = i.id and t.done_at is not null)::int as sent,
    (select count(*) from returned_transfers r where r.invoice_id = i.id)::int as back
  from invoices i where i.payment_id is not null`

/** What the acquirer paid for a payment, or took back, by its statements: one sum for each account that it moves. */
const acquiredMoney = sql`
  select payment_id, array_agg(case kind when 'sale' then 'settled' when 'refund' then 'refund_settled'
      when 'chargeback' then 'charged_back' else 'charge_back_reversed' end) as kinds,
    sum(case when kind in ('sale', 'chargeback_reversal') then amount else -amount end - fee) as deposited,
    sum(fee) as fees,
    coalesce(sum(case kind when 'sale' then amount else -amount end) filter (where kind in ('sale', 'refund')), 0) as settled,
    coalesce(sum(case kind when 'chargeback' then amount else -amount end) filter (where kind like 'chargeback%'), 0) as charged_back
  from acquirer_lines where refusal is null group by payment_id`

/** What was lost of a payment in disputes. */
const lostDisputes = sql`
  select c.payment_id, array_agg('charge_back_lost'::text) as kinds, sum(l.amount) as amount
  from chargebacks c join acquirer_lines l on l.id = c.line_id where c.outcome = 'lost' group by c.payment_id`

/** Whether a payment ended by what its issuer gave back: `p`, `m` of what was moved and `lost`. */
const isIssuerRefunded = sql`(p.status = 'captured' and p.pending_action is null and coalesce(m.is_over, false) and lost.amount is not null)`

/** Payments whose postings are not those of their state, of what was sent to the payee and what the acquirer paid. */
export async function wrongPostings(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ id: string; expected: string; found: string }>`
    with moved as (${movedMoney}), acquired as (${acquiredMoney}), lost as (${lostDisputes}), compared as (
      select p.id,
        array_to_string(case p.status when 'authorised' then array['authorised'] when 'captured' then array['authorised', 'captured']
          when 'refunded' then array['authorised', 'captured', 'refunded'] else '{}'::text[] end
          || array_fill('returned'::text, array[coalesce(m.back, 0)]) || array_fill('transferred'::text, array[coalesce(m.sent, 0)])
          || coalesce(a.kinds, '{}') || coalesce(lost.kinds, '{}') || case when ${isIssuerRefunded} then array['issuer_refunded'] else '{}'::text[] end || case p.status when 'voided' then array['authorised', 'voided'] else '{}'::text[] end, ' ') as expected,
        coalesce((select string_agg(l.kind, ' ' order by l.kind) from ledger_postings l where l.payment_id = p.id), '') as found
      from payment_transactions p left join moved m on m.payment_id = p.id left join acquired a on a.payment_id = p.id left join lost on lost.payment_id = p.id)
    select id, expected, found from compared
    -- Both in the same order.
    where (select string_agg(kind, ' ' order by kind) from unnest(string_to_array(expected, ' ')) kind) is distinct from nullif(found, '')
    order by id`.execute(db)
  return rows.map(({ id, expected, found }) => ({
    kind: 'ledger_posting',
    subject: `payment:${id}`,
    expected: expected || 'nothing posted',
    found: found || 'nothing posted',
  }))
}

/** Payments whose accounts do not hold what was charged, what was sent, what the acquirer paid and what is owed. */
export async function wrongAccounts(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ id: string; account: string; expected: number; found: number }>`
    with moved as (${movedMoney}), acquired as (${acquiredMoney}), lost as (${lostDisputes}), held as (
      select l.payment_id, e.account, sum(e.amount)::bigint as amount
      from ledger_postings l join ledger_entries e on e.posting_id = l.id group by l.payment_id, e.account)
    select p.id, wanted.account, wanted.amount as expected, coalesce(h.amount, 0) as found
    from payment_transactions p left join moved m on m.payment_id = p.id left join acquired a on a.payment_id = p.id left join lost on lost.payment_id = p.id
    cross join lateral (select coalesce(m.sent, 0) - coalesce(m.back, 0) as out, p.status = 'captured' as is_charged, ${isIssuerRefunded} as is_issuer_refunded) net
    cross join lateral (values
      ('card_authorised', case when p.status = 'authorised' then p.total_amount else 0 end),
      ('gateway_receivable', case when is_charged then p.total_amount else 0 end - coalesce(a.settled, 0)),
      ('bank', -p.amount * net.out + coalesce(a.deposited, 0)),
      ('merchant_fee', coalesce(a.fees, 0)),
      ('chargeback_claim', coalesce(a.charged_back, 0) - coalesce(lost.amount, 0)),
      ('chargeback_loss', case when is_issuer_refunded then 0 else coalesce(lost.amount, 0) end),
      ('transfer_payable', case when is_charged and not is_issuer_refunded then p.amount * (net.out - 1) else 0 end),
      ('commission_deferred', case when is_charged and not is_issuer_refunded then p.commission_amount * (net.out - 1) else 0 end)) wanted (account, amount)
    left join held h on h.payment_id = p.id and h.account = wanted.account
    where coalesce(h.amount, 0) <> wanted.amount order by p.id, wanted.account`.execute(db)
  return rows.map(({ id, account, expected, found }) => ({
    kind: 'ledger_account',
    subject: `payment:${id}`,
    expected: `${account} ${expected} yen`,
    found: `${account} ${found} yen`,
  }))
}
