-- Rows that tell what happened are written once.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create table credit_cards (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  brand text not null check (brand in ('JCB', 'VISA', 'MASTER', 'AMEX', 'DINERS')),
  last4 text not null check (last4 ~ '^\d{4}$'),
  expire text not null check (expire ~ '^\d{2}/\d{2}$'),
  -- The gateway's id of the card under the company's gateway account.
  gateway_card_id text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index credit_cards_live on credit_cards (company_id, gateway_card_id) where deleted_at is null;

-- One invoice, whether its buyer applied for the payment or its seller asked for it.
create table invoices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payment', 'request')),
  status smallint not null check (status between 1 and 8),
  buyer_company_id bigint references companies (id),
  seller_company_id bigint references companies (id),
  buyer_name text,
  buyer_email_address text,
  supplier_id bigint references suppliers (id),
  supplier_account_id bigint references supplier_accounts (id),
  -- As it was when applied for: later changes of the supplier do not reach a payment under way.
  supplier_name text not null,
  account jsonb,
  amount bigint not null check (amount between 1 and 97087378),
  commission_amount bigint not null default 0,
  commission_tax_amount bigint not null default 0,
  commission_rate integer not null default 0,
  promotion_code text,
  due_date date not null,
  transfer_date date,
  invoice_number text,
  registration_number text,
  issue_date date,
  transfer_person_name text not null default '',
  is_action_required boolean not null default false,
  action_required_reason smallint check (action_required_reason between 1 and 7),
  action_required_comment text,
  -- The last day to answer.
  action_required_until date,
  payment_id uuid,
  created_by bigint references users (id),
  checked_by text,
  completed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_action_required = (action_required_reason is not null)),
  check (kind = 'request' or (buyer_company_id is not null and seller_company_id is null)),
  check (kind = 'payment' or seller_company_id is not null)
);
-- Every order of the list has an index that ends in id, so that a page starts where the last one ended.
create index invoices_buyer_created on invoices (buyer_company_id, status, created_at desc, id desc);
create index invoices_buyer_transfer on invoices (buyer_company_id, status, transfer_date desc, id desc);
create index invoices_buyer_due on invoices (buyer_company_id, status, due_date desc, id desc);
create index invoices_buyer_amount on invoices (buyer_company_id, status, amount desc, id desc);
create index invoices_buyer_waits on invoices (buyer_company_id, created_at desc, id desc) where is_action_required;
create index invoices_unanswered on invoices (action_required_until) where is_action_required;
create index invoices_seller_created on invoices (seller_company_id, status, created_at desc, id desc) where seller_company_id is not null;
create index invoices_supplier on invoices (supplier_id) where supplier_id is not null;

create table invoice_files (
  invoice_id bigint not null references invoices (id),
  file_id uuid not null references files (id),
  position smallint not null,
  added_at timestamptz not null default now(),
  -- Evidence is replaced, never deleted.
  replaced_at timestamptz,
  primary key (invoice_id, file_id)
);
create index invoice_files_file on invoice_files (file_id);

create table invoice_events (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  kind text not null check (kind in ('applied', 'checked', 'check_completed', 'captured', 'transferred', 'action_required', 'answered', 'cancelled', 'expired', 'requested', 'linked')),
  actor text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index invoice_events_invoice on invoice_events (invoice_id, id);
create trigger invoice_events_append_only before update or delete on invoice_events for each row execute function refuse_change();
create trigger invoice_events_no_truncate before truncate on invoice_events execute function refuse_change();

-- The intent of a card payment: committed before the gateway is asked, so that no charge can exist without it.
create table payment_transactions (
  id uuid primary key,
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  body_hash text not null,
  order_id text not null unique check (length(order_id) <= 100),
  status text not null default 'created' check (status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured', 'voided', 'refunded', 'declined', 'abandoned')),
  -- What the gateway still has to be told. The examiner or user decided it; the job does it until it is done.
  pending_action text check (pending_action in ('capture', 'release')),
  -- The application as checked, without the card token.
  application jsonb not null,
  -- Two applications about the same evidence or the same invoice document share a key.
  evidence_key text not null,
  document_key text,
  invoice_id bigint references invoices (id),
  amount bigint not null,
  commission_amount bigint not null,
  commission_tax_amount bigint not null,
  commission_rate integer not null,
  promotion_code text,
  total_amount bigint not null check (total_amount between 1 and 99999999),
  credit_card_id bigint references credit_cards (id),
  card_brand text,
  card_last4 text,
  card_expire text,
  is_card_saved boolean not null default false,
  authentication_url text,
  gateway_transaction_id text,
  v_result_code text,
  created_at timestamptz not null default now(),
  -- When the gateway was last asked; a stuck intent is one that has waited too long since.
  asked_at timestamptz,
  updated_at timestamptz not null default now(),
  check (total_amount = amount + commission_amount),
  unique (company_id, idempotency_key)
);
alter table invoices add foreign key (payment_id) references payment_transactions (id);
create unique index payment_transactions_one_charge_per_invoice on payment_transactions (invoice_id)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured');
create unique index payment_transactions_one_charge_per_evidence on payment_transactions (company_id, evidence_key)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured');
create unique index payment_transactions_one_charge_per_document on payment_transactions (company_id, document_key)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured');
create index payment_transactions_stuck on payment_transactions (updated_at)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending') or pending_action is not null;

create table gateway_calls (
  id bigint generated always as identity primary key,
  payment_id uuid references payment_transactions (id),
  company_id bigint references companies (id),
  operation text not null,
  -- Without token and hash.
  request jsonb not null,
  started_at timestamptz not null default now(),
  answered_at timestamptz,
  outcome text check (outcome in ('success', 'failure', 'pending', 'no_answer')),
  v_result_code text,
  response jsonb
);
create index gateway_calls_payment on gateway_calls (payment_id, id);

create table gateway_pushes (
  push_id text primary key,
  order_id text not null,
  body jsonb not null,
  received_at timestamptz not null default now()
);

-- Double entry. A posting is one business event of a payment, made once; its lines add up to nothing.
create table ledger_postings (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment_transactions (id),
  invoice_id bigint not null references invoices (id),
  company_id bigint not null references companies (id),
  kind text not null check (kind in ('authorised', 'captured', 'voided', 'refunded', 'transferred')),
  posted_at timestamptz not null default now(),
  unique (payment_id, kind)
);
create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null references ledger_postings (id),
  account text not null,
  -- Debit positive, credit negative.
  amount bigint not null check (amount <> 0),
  unique (posting_id, account)
);
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  balance bigint;
begin
  select sum(amount) into balance from ledger_entries where posting_id = new.posting_id;
  if balance <> 0 then
    raise exception 'ledger posting % is off by %', new.posting_id, balance using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries execute function refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings execute function refuse_change();

-- Who did what, as a chain of hashes per company: a changed or missing row breaks every later one.
create table audit_log (
  chain text not null,
  sequence bigint not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (chain, sequence)
);
create table audit_heads (
  chain text primary key,
  sequence bigint not null,
  hash text not null
);
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log execute function refuse_change();

-- The header's counts, kept in the transactions that change them.
create table company_counters (
  company_id bigint not null references companies (id),
  name text not null,
  count bigint not null default 0 check (count >= 0),
  primary key (company_id, name)
);

create table transfers (
  id bigint generated always as identity primary key,
  invoice_id bigint not null unique references invoices (id),
  amount bigint not null check (amount > 0),
  transfer_date date not null,
  account jsonb not null,
  transfer_person_name text not null,
  status text not null check (status in ('reserved', 'done', 'cancelled')),
  reserved_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text
);
create index transfers_reserved on transfers (transfer_date, id) where status = 'reserved';

-- Receipt numbers come from a row that is locked until the receipt is committed, so none is ever left out.
create table receipt_numbers (
  is_only boolean primary key default true check (is_only),
  last_number bigint not null
);
insert into receipt_numbers (last_number) values (0);
create table receipts (
  number bigint primary key,
  invoice_id bigint not null unique references invoices (id),
  company_id bigint not null references companies (id),
  issued_on date not null,
  -- Everything printed on it.
  content jsonb not null,
  created_at timestamptz not null default now()
);
create trigger receipts_append_only before update or delete on receipts for each row execute function refuse_change();
create trigger receipts_no_truncate before truncate on receipts execute function refuse_change();
