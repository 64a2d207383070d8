-- What a request to pay by card holds beyond an invoice, the keys that lead to it and the seller's own accounts.

create table deposit_accounts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  bank_code text not null check (bank_code ~ '^\d{4}$'),
  branch_code text not null check (branch_code ~ '^\d{3}$'),
  account_type smallint not null check (account_type in (1, 2, 4)),
  account_number text not null check (account_number ~ '^\d{7}$'),
  account_holder_kana text not null check (length(account_holder_kana) between 1 and 30),
  created_by bigint not null references users,
  created_at timestamptz not null,
  unique (company_id, bank_code, branch_code, account_type, account_number)
);

create table invoice_requests (
  invoice_id bigint primary key references invoices (id),
  seller_company_id bigint not null references companies (id),
  -- Repeated calls of the seller with one key are about one request.
  idempotency_key text not null,
  body_hash text not null,
  -- The buyer as the seller knows it.
  partner_id bigint not null references suppliers (id),
  person_name text not null,
  message text not null,
  standard_taxable_amount bigint not null check (standard_taxable_amount >= 0),
  reduced_taxable_amount bigint not null check (reduced_taxable_amount >= 0),
  nontaxable_amount bigint not null check (nontaxable_amount >= 0),
  standard_discounted_amount bigint not null check (standard_discounted_amount >= 0),
  reduced_discounted_amount bigint not null check (reduced_discounted_amount >= 0),
  nontaxable_discounted_amount bigint not null check (nontaxable_discounted_amount >= 0),
  consumption_tax_amount bigint not null check (consumption_tax_amount >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  discount_rate real,
  -- From this moment the seller could not be paid in time any more.
  expires_at timestamptz not null,
  reminded_at timestamptz,
  unique (seller_company_id, idempotency_key)
);
create index invoice_requests_partner on invoice_requests (partner_id);
create index invoice_requests_expiring on invoice_requests (expires_at);

-- Several may lead to one request: by link and by mail. Only hashes: who reads the table can't follow a link.
create table request_keys (
  key_hash text primary key,
  invoice_id bigint not null references invoice_requests (invoice_id),
  created_at timestamptz not null
);
create index request_keys_invoice on request_keys (invoice_id);
create index invoices_waiting_requests on invoices (id) where kind = 'request' and status in (6, 7);
