-- Invoices: what all lists show, with their files, their timeline and their counts.

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
  -- As it was when applied for: later changes of the supplier do not reach a payment in progress.
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
  -- What is required of its buyer. A request's account (reason 6) is required of its seller, and its buyer's lists and
  -- counts know nothing of it. The trigger sets it; the constraint holds it where triggers are off.
  is_buyer_action_required boolean not null default false,
  payment_id uuid,
  created_by bigint references users (id),
  checked_by_id bigint references examiners (id),
  completed_by_id bigint references examiners (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_action_required = (action_required_reason is not null)),
  check (kind = 'request' or (buyer_company_id is not null and seller_company_id is null)),
  check (kind = 'payment' or seller_company_id is not null),
  constraint invoices_two_examiners
    check (completed_by_id is null or (checked_by_id is not null and completed_by_id <> checked_by_id)),
  constraint invoices_buyer_action_required_check check (
    is_buyer_action_required
      = (is_action_required and (kind <> 'request' or action_required_reason is distinct from 6)))
);

-- A page reads one index per status and merges them. Every order ends in id, so that a page starts where the last one
-- ended. What a list is narrowed by (also by the dates, 電子帳簿保存法) stands beside the order, so that a row is passed
-- over without reading it. No transfer date yet sorts as the last of days.
create index invoices_buyer_created on invoices (buyer_company_id, status, created_at, id)
  include (kind, is_buyer_action_required, transfer_date, amount, due_date, issue_date);
create index invoices_buyer_transfer
  on invoices (buyer_company_id, status, coalesce(transfer_date, '9999-12-31'::date), id)
  include (kind, is_buyer_action_required, transfer_date, amount, due_date, issue_date);
create index invoices_buyer_due on invoices (buyer_company_id, status, due_date, id)
  include (kind, is_buyer_action_required, transfer_date, amount, issue_date);
create index invoices_buyer_amount on invoices (buyer_company_id, status, amount, id)
  include (kind, is_buyer_action_required, transfer_date, due_date, issue_date);
-- No list is ordered by it, so it has no counts: it finds and counts what lies between two days.
create index invoices_buyer_issued on invoices (buyer_company_id, status, issue_date, id)
  include (kind, is_buyer_action_required, transfer_date, amount, due_date, created_at) where issue_date is not null;
create index invoices_buyer_waits on invoices (buyer_company_id, created_at desc, id desc) where is_action_required;
create index invoices_unanswered on invoices (action_required_until) where is_action_required;

-- A word is searched by names and addresses first, each found by one step, then by numbers.
create index invoices_buyer_name on invoices (buyer_company_id, supplier_name, id)
  include (created_at, transfer_date, due_date, amount, status, kind, is_buyer_action_required)
  where buyer_company_id is not null;
-- Parts of invoice numbers, of three signs and more, with each dash as a hyphen. In the locale C no others than ASCII letters are known to it …
create index invoices_buyer_number
  on invoices using gin (buyer_company_id, translate(normalize(invoice_number, NFKC), '‐‑–—―−ー', '-------') gin_trgm_ops)
  where invoice_number is not null;
-- … so that the few numbers with others are found here.
create index invoices_buyer_number_not_ascii on invoices (buyer_company_id) where invoice_number ~ '[^ -~]';

-- The same for a seller's lists.
create index invoices_seller_created on invoices (seller_company_id, status, created_at, id)
  include (kind, transfer_date, amount, due_date) where seller_company_id is not null;
create index invoices_seller_transfer
  on invoices (seller_company_id, status, coalesce(transfer_date, '9999-12-31'::date), id)
  include (kind, transfer_date, amount, due_date, commission_amount) where seller_company_id is not null;
create index invoices_seller_due on invoices (seller_company_id, status, due_date, id)
  include (kind, transfer_date, amount) where seller_company_id is not null;
create index invoices_seller_amount on invoices (seller_company_id, status, amount, id)
  include (kind, transfer_date, due_date) where seller_company_id is not null;
create index invoices_seller_name on invoices (seller_company_id, buyer_name, id)
  include (created_at, transfer_date, due_date, amount, status, kind) where seller_company_id is not null;
create index invoices_seller_address on invoices (seller_company_id, buyer_email_address, id)
  include (created_at, transfer_date, due_date, amount, status, kind, buyer_name) where seller_company_id is not null;
create index invoices_seller_number
  on invoices using gin (seller_company_id, translate(normalize(invoice_number, NFKC), '‐‑–—―−ー', '-------') gin_trgm_ops)
  where seller_company_id is not null and invoice_number is not null;
create index invoices_seller_number_not_ascii on invoices (seller_company_id)
  where seller_company_id is not null and invoice_number ~ '[^ -~]';
-- Requests that wait for another account: few, and asked for with every list.
create index invoices_account_required on invoices (seller_company_id, id)
  where kind = 'request' and is_action_required and action_required_reason = 6;
create index invoices_waiting_requests on invoices (id) where kind = 'request' and status in (6, 7);
-- What waits for an examiner, of all companies.
create index invoices_to_examine on invoices (id) where payment_id is not null and status in (1, 2, 3);

-- A supplier's invoices in their order, counted and passed over in the index alone.
create index invoices_supplier on invoices (supplier_id, created_at, id)
  include (buyer_company_id, kind, status, is_buyer_action_required, amount, transfer_date, due_date, issue_date)
  where supplier_id is not null;
-- The latest payment to a supplier is the end of this index, its years are added up in it alone.
create index invoices_supplier_payments on invoices (supplier_id, transfer_date, id)
  include (status, amount, commission_amount)
  where kind = 'payment' and status in (1, 2, 3, 4) and transfer_date is not null;
-- Whether a transfer to an account is on its way.
create index invoices_supplier_account on invoices (supplier_account_id)
  where supplier_account_id is not null and status = 3;

create trigger refuse_closed_party before insert or update of buyer_company_id on invoices
  for each row execute function refuse_closed_party();

create function set_buyer_action_required() returns trigger language plpgsql as $$
begin
  new.is_buyer_action_required := new.is_action_required
    and (new.kind <> 'request' or new.action_required_reason is distinct from 6);
  return new;
end $$;
create trigger invoices_buyer_action_required
  before insert or update of kind, is_action_required, action_required_reason on invoices
  for each row execute function set_buyer_action_required();

-- Evidence of an invoice.
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

-- The timeline.
create table invoice_events (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  kind text not null check (kind in (
    'applied', 'checked', 'check_completed', 'captured', 'transferred', 'action_required', 'answered', 'cancelled',
    'expired', 'requested', 'linked', 'supplier_confirmed',
    'mailed', 'mail_failed', 'opened', 'link_replaced', 'dates_changed', 'message_sent', 'account_named',
    'addressee_changed')),
  actor text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index invoice_events_invoice on invoice_events (invoice_id, id);
create trigger invoice_events_append_only before update or delete on invoice_events
  for each row execute function refuse_change();
create trigger invoice_events_no_truncate before truncate on invoice_events execute function refuse_change();

-- The header's counts, updated in the transactions that change them.
create table company_counters (
  company_id bigint not null references companies (id),
  name text not null,
  count bigint not null default 0 check (count >= 0),
  primary key (company_id, name)
);

-- How many invoices of each state a company has in each stretch of each order of its list: what lies before a page is
-- added up here instead of being read row by row. A stretch is a month or, for amounts, a pair of leading digits.
create table invoice_list_counts (
  company_id bigint not null references companies (id),
  list text not null check (list in (
    'created_at', 'transfer_date', 'due_date', 'amount',
    'requested_at', 'requested_transfer_date', 'requested_due_date', 'requested_amount')),
  -- Where the stretch begins: seconds or days since 1970, or yen.
  bucket bigint not null,
  status smallint not null,
  kind text not null,
  is_buyer_action_required boolean not null,
  count bigint not null,
  primary key (company_id, list, bucket, status, kind, is_buyer_action_required)
) with (fillfactor = 70);

-- The stretch of each order in which an invoice is counted, for its buyer and for its seller.
create function invoice_list_buckets(invoice invoices) returns table (company_id bigint, list text, bucket bigint)
language sql immutable as $$
  select b.company_id, b.list, b.bucket from (values
    (invoice.buyer_company_id, 'created_at',
      extract(epoch from date_trunc('month', invoice.created_at at time zone 'UTC'))::bigint),
    (invoice.buyer_company_id, 'transfer_date',
      date_trunc('month', coalesce(invoice.transfer_date, '9999-12-31')::timestamp)::date - '1970-01-01'::date),
    (invoice.buyer_company_id, 'due_date',
      date_trunc('month', invoice.due_date::timestamp)::date - '1970-01-01'::date),
    (invoice.buyer_company_id, 'amount',
      invoice.amount / (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint
        * (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint),
    (invoice.seller_company_id, 'requested_at',
      extract(epoch from date_trunc('month', invoice.created_at at time zone 'UTC'))::bigint),
    (invoice.seller_company_id, 'requested_transfer_date',
      date_trunc('month', coalesce(invoice.transfer_date, '9999-12-31')::timestamp)::date - '1970-01-01'::date),
    (invoice.seller_company_id, 'requested_due_date',
      date_trunc('month', invoice.due_date::timestamp)::date - '1970-01-01'::date),
    (invoice.seller_company_id, 'requested_amount',
      invoice.amount / (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint
        * (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint)
  ) as b (company_id, list, bucket)
  where b.company_id is not null
$$;

create function count_invoice_in_lists() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into invoice_list_counts as counted (company_id, list, bucket, status, kind, is_buyer_action_required, count)
  select b.company_id, b.list, b.bucket, changed.status, changed.kind, changed.is_buyer_action_required,
    sum(changed.delta)
  from (select new.status, new.kind, new.is_buyer_action_required, 1 as delta, new as invoice where tg_op <> 'DELETE'
    union all select old.status, old.kind, old.is_buyer_action_required, -1, old where tg_op <> 'INSERT') as changed,
    invoice_list_buckets(changed.invoice) as b
  group by 1, 2, 3, 4, 5, 6 having sum(changed.delta) <> 0
  -- One order for all, so that two transactions never wait for each other.
  order by 1, 2, 3, 4, 5, 6
  on conflict (company_id, list, bucket, status, kind, is_buyer_action_required)
    do update set count = counted.count + excluded.count;
  return null;
end $$;
-- Deferred: the counts are locked only while the transaction commits.
create constraint trigger invoices_counted after insert or delete or update
  of buyer_company_id, seller_company_id, status, kind, is_action_required, action_required_reason,
    created_at, transfer_date, due_date, amount on invoices
  deferrable initially deferred for each row execute function count_invoice_in_lists();

create function recount_invoice_lists() returns void language sql as $$
  delete from invoice_list_counts;
  insert into invoice_list_counts
  select b.company_id, b.list, b.bucket, i.status, i.kind, i.is_buyer_action_required, count(*)
  from invoices as i, invoice_list_buckets(i) as b
  group by 1, 2, 3, 4, 5, 6;
$$;
