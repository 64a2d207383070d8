-- Payments that are prepared: drafts of users, and groups that programs sent.

create table drafts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  -- A draft whose answer was lost is saved again: the same key keeps one draft.
  draft_key uuid,
  form_values jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index drafts_key on drafts (company_id, draft_key) where draft_key is not null;
create index drafts_newest on drafts (company_id, updated_at desc, id desc);
create index drafts_expiring on drafts (expires_at);

-- Payments that another company's program prepared in the name of a user, until somebody pays or discards them.
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
