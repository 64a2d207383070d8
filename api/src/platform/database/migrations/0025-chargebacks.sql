-- What an issuer takes back, as a case of its own beside the invoice, whose status is final.

alter table ledger_postings drop constraint ledger_postings_kind_check,
  add constraint ledger_postings_kind_check check (kind in (
    'authorised', 'captured', 'voided', 'refunded', 'transferred', 'returned',
    'settled', 'refund_settled', 'charged_back', 'charge_back_reversed', 'charge_back_lost'));
alter table acquirer_lines drop constraint acquirer_lines_refusal_check,
  add constraint acquirer_lines_refusal_check check (refusal in (
    'unknown_order', 'amount_differs', 'not_captured', 'not_refunded', 'not_charged_back', 'posted_before',
    'dispute_lost'));

create table chargebacks (
  id bigint generated always as identity primary key,
  -- The line of a statement that opened it.
  line_id bigint not null unique references acquirer_lines (id),
  payment_id uuid not null references payment_transactions (id),
  invoice_id bigint not null references invoices (id),
  -- Which chargeback of this payment it is, from 1.
  occasion int not null check (occasion > 0),
  -- Who read that statement.
  opened_by_id bigint not null references examiners (id),
  opened_at timestamptz not null,
  -- The line that gave the money back; null while none has.
  reversal_line_id bigint unique references acquirer_lines (id),
  -- Decided by a second person; null while somebody has to.
  outcome text check (outcome in ('lost', 'won')),
  decided_by_id bigint references examiners (id),
  decided_at timestamptz,
  unique (payment_id, occasion),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (decided_by_id is null)),
  constraint chargebacks_won_when_reversed check (
    outcome is null or (outcome = 'won') = (reversal_line_id is not null)),
  constraint chargebacks_two_examiners check (decided_by_id <> opened_by_id)
);
create index chargebacks_undecided on chargebacks (id) where outcome is null;

-- Those of statements that were read before there were cases.
with disputed as (
  select line.*, row_number() over (partition by line.payment_id, line.kind order by line.id)::int as occasion
  from acquirer_lines line where line.refusal is null and line.kind in ('chargeback', 'chargeback_reversal'))
insert into chargebacks (line_id, payment_id, invoice_id, occasion, opened_by_id, opened_at, reversal_line_id)
select taken.id, taken.payment_id, payment.invoice_id, taken.occasion, statement.read_by_id, statement.read_at, given.id
from disputed taken
join payment_transactions payment on payment.id = taken.payment_id
join acquirer_statements statement on statement.id = taken.statement_id
left join disputed given on given.kind = 'chargeback_reversal'
  and given.payment_id = taken.payment_id and given.occasion = taken.occasion
where taken.kind = 'chargeback' order by taken.id;
