-- Payments that another company's program prepared in the name of a user, until somebody pays or discards them.

-- The program that brought the file; null for files of users.
alter table files add column client_id text references oauth_clients;

create table pre_groups (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  user_id bigint not null references users,
  client_id text not null references oauth_clients,
  idempotency_key text not null,
  body_hash text not null,
  created_at timestamptz not null,
  unique (client_id, user_id, idempotency_key)
);
create index pre_groups_company on pre_groups (company_id, id desc);

create table pre_items (
  id bigint generated always as identity primary key,
  pre_group_id bigint not null references pre_groups,
  company_id bigint not null references companies,
  position smallint not null,
  -- The program's own words for the item.
  reference text,
  supplier jsonb not null,
  amount integer not null check (amount between 1 and 99999999),
  due_date date not null,
  issue_date date,
  invoice_number text,
  registration_number text,
  transfer_person_name text,
  file_ids uuid[] not null,
  -- The payment that is to register the item; another one may take its place while it has not come to an end.
  claimed_by uuid references payment_transactions,
  -- Registered: set once, together with the payment's invoice.
  payment_id uuid unique references payment_transactions,
  discarded_at timestamptz,
  unique (pre_group_id, position),
  check (payment_id is null or (payment_id = claimed_by and discarded_at is null))
);
create index pre_items_open on pre_items (company_id) where payment_id is null and discarded_at is null;

-- For the daily removal of what expired.
create index oauth_tokens_expiry on oauth_tokens (expires_at) where kind = 'access';
