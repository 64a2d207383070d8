-- Requests to pay by card: what they hold beyond an invoice, the links that lead to them, drafts and schedules.

create table invoice_requests (
  invoice_id bigint primary key references invoices (id),
  seller_company_id bigint not null references companies (id),
  -- Repeated calls of the seller with one key are about one request.
  idempotency_key text not null,
  body_hash text not null,
  -- The key of the draft that became the request: a save that was still on its way does not bring it back.
  draft_key uuid,
  -- The buyer as the seller knows it.
  partner_id bigint not null references suppliers (id),
  person_name text not null,
  message text not null,
  -- Each class has its rate and its tax as the invoice states it.
  standard_tax_rate smallint not null default 10 check (standard_tax_rate between 0 and 100),
  standard_taxable_amount bigint not null check (standard_taxable_amount >= 0),
  standard_discounted_amount bigint not null check (standard_discounted_amount >= 0),
  standard_consumption_tax_amount bigint not null check (standard_consumption_tax_amount >= 0),
  reduced_tax_rate smallint not null default 8 check (reduced_tax_rate between 0 and 100),
  reduced_taxable_amount bigint not null check (reduced_taxable_amount >= 0),
  reduced_discounted_amount bigint not null check (reduced_discounted_amount >= 0),
  reduced_consumption_tax_amount bigint not null check (reduced_consumption_tax_amount >= 0),
  nontaxable_amount bigint not null check (nontaxable_amount >= 0),
  nontaxable_discounted_amount bigint not null check (nontaxable_discounted_amount >= 0),
  consumption_tax_amount bigint not null check (consumption_tax_amount >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  -- Hundredths of a percent.
  discount_rate double precision check (discount_rate between 0 and 10000 and discount_rate = trunc(discount_rate)),
  -- Which of the seller's accounts was chosen. Where the money goes stands in the invoice.
  account_id bigint references deposit_accounts (id) on delete set null,
  -- Since when it stands addressed as it is; null where that never changed. Keys and mails of before lead nowhere
  -- (decision 0177).
  addressed_at timestamptz,
  -- Mailed to its buyer, or a link alone.
  is_mailed boolean not null default true,
  -- From this moment the seller could not be paid in time any more.
  expires_at timestamptz not null,
  reminded_at timestamptz,
  -- When somebody first opened it.
  opened_at timestamptz,
  unique (seller_company_id, idempotency_key),
  check (standard_consumption_tax_amount + reduced_consumption_tax_amount = consumption_tax_amount)
);
create index invoice_requests_partner on invoice_requests (partner_id);
create index invoice_requests_account on invoice_requests (account_id);
create index invoice_requests_expiring on invoice_requests (expires_at);
create index invoice_requests_draft_key on invoice_requests (seller_company_id, draft_key) where draft_key is not null;

-- Several may lead to one request: by link and by mail. Only hashes: who reads the table can't follow a link.
create table request_keys (
  key_hash text primary key,
  invoice_id bigint not null references invoice_requests (invoice_id),
  created_at timestamptz not null,
  -- When a newer link replaced it.
  revoked_at timestamptz
);
create index request_keys_invoice on request_keys (invoice_id);

create table invoice_request_drafts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  -- As of a draft of a payment.
  draft_key uuid,
  is_scheduled boolean not null default false,
  buyer_name text,
  amount bigint,
  form_values jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index invoice_request_drafts_key on invoice_request_drafts (company_id, draft_key)
  where draft_key is not null;
create index invoice_request_drafts_newest on invoice_request_drafts (company_id, updated_at desc, id desc);
create index invoice_request_drafts_expiring on invoice_request_drafts (expires_at);

-- Drafts that became a request: a late save of one is refused, by its id and by its key.
create table sent_request_drafts (
  draft_id bigint primary key,
  company_id bigint not null references companies,
  draft_key uuid,
  invoice_id bigint not null references invoices
);
create index sent_request_drafts_key on sent_request_drafts (company_id, draft_key) where draft_key is not null;

-- A request that is prepared each month.
create table request_schedules (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  invoice_id bigint not null references invoices,
  rule jsonb not null,
  -- The day of the next draft.
  next_on date not null,
  created_at timestamptz not null
);
create unique index request_schedules_one_each on request_schedules (company_id, invoice_id);
create index request_schedules_due on request_schedules (next_on, id);
create trigger refuse_closed_company before insert on request_schedules
  for each row execute function refuse_closed_company();
