-- A ZIP of everything that a company has, made by a job. Its file is there for 24 hours; the row tells what became of
-- it.
create table data_exports (
  id uuid primary key,
  company_id bigint not null references companies,
  requested_by bigint not null references users,
  status text not null default 'waiting' check (status in ('waiting', 'making', 'ready', 'expired', 'failed')),
  -- How often a worker has begun: who has an earlier number has lost it to another.
  attempts int not null default 0,
  files_done int not null default 0,
  files_total int,
  size_bytes bigint,
  requested_at timestamptz not null,
  -- When its worker was last heard of.
  seen_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- When its file was removed.
  removed_at timestamptz,
  check ((status = 'ready') <= (size_bytes is not null and ready_at is not null and expires_at is not null))
);
create unique index data_exports_one_under_way on data_exports (company_id) where status in ('waiting', 'making');
create index data_exports_newest on data_exports (company_id, requested_at desc);
create index data_exports_unremoved on data_exports (status, expires_at) where removed_at is null;

-- The receipts of one company, in their order.
create index receipts_company on receipts (company_id, number);
