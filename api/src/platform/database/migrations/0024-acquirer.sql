-- What the acquirer pays for charged cards, by its statements.

alter table ledger_postings drop constraint ledger_postings_kind_check,
  add constraint ledger_postings_kind_check check (kind in (
    'authorised', 'captured', 'voided', 'refunded', 'transferred', 'returned',
    'settled', 'refund_settled', 'charged_back', 'charge_back_reversed'));

create table acquirer_statements (
  id bigint generated always as identity primary key,
  -- As the acquirer names it.
  statement_id text not null unique,
  closed_on date not null,
  -- What came to our account; below zero what was taken from it. The sum of all lines less their fees.
  deposit bigint not null,
  line_count int not null check (line_count > 0),
  sha256 text not null,
  read_by_id bigint not null references examiners (id),
  read_at timestamptz not null
);
create trigger acquirer_statements_append_only before update or delete on acquirer_statements
  for each row execute function refuse_change();
create trigger acquirer_statements_no_truncate before truncate on acquirer_statements execute function refuse_change();

create table acquirer_lines (
  id bigint generated always as identity primary key,
  statement_id bigint not null references acquirer_statements (id),
  number int not null check (number > 0),
  kind text not null check (kind in ('sale', 'refund', 'chargeback', 'chargeback_reversal')),
  -- As the gateway knows the payment.
  order_id text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  -- Of a chargeback: the issuer's reason, and until when it can be disputed.
  reason text,
  deadline date,
  payment_id uuid references payment_transactions (id),
  -- Why nothing was posted; null once it is.
  refusal text check (refusal in (
    'unknown_order', 'amount_differs', 'not_captured', 'not_refunded', 'not_charged_back', 'posted_before')),
  unique (statement_id, number),
  check (refusal is not null or payment_id is not null)
);
create index acquirer_lines_payment on acquirer_lines (payment_id) where refusal is null;
create index acquirer_lines_refused on acquirer_lines (id) where refusal is not null;
-- Whatever reads statements: a sale is paid once, and taken back once.
create unique index acquirer_lines_once on acquirer_lines (payment_id, kind)
  where refusal is null and kind in ('sale', 'refund');

-- A line stays as the acquirer wrote it. One that could not be posted may be tried again.
create function refuse_change_of_acquirer_line() returns trigger language plpgsql as $$
begin
  if old.refusal is null
    or to_jsonb(new) - '{refusal,payment_id}'::text[] <> to_jsonb(old) - '{refusal,payment_id}'::text[] then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger acquirer_lines_append_only before update on acquirer_lines
  for each row execute function refuse_change_of_acquirer_line();
create trigger acquirer_lines_not_deleted before delete on acquirer_lines
  for each row execute function refuse_change();
create trigger acquirer_lines_no_truncate before truncate on acquirer_lines execute function refuse_change();
