-- Suppliers and their accounts, banks, uploaded files and drafts.

create table suppliers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  business_form smallint not null check (business_form in (1, 2)),
  name text not null,
  name_kana text not null default '',
  corporate_number text check (corporate_number ~ '^[1-9]\d{12}$'),
  registration_number text check (registration_number ~ '^T\d{13}$'),
  status text not null default 'Unapproved' check (status in ('Approved', 'Escalation', 'Unapproved', 'Rejected')),
  postal_code text,
  address text,
  phone_number text,
  email_address text,
  representative_name text,
  -- The name without legal form, width and spaces: two suppliers of one company never share it without a number to tell them apart.
  comparable_name text not null,
  -- Name, kana and numbers in one spelling, for search.
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Payments of the past still point here.
  deleted_at timestamptz
);
create unique index suppliers_number on suppliers (company_id, corporate_number) where deleted_at is null and corporate_number is not null;
create unique index suppliers_name on suppliers (company_id, business_form, comparable_name) where deleted_at is null and corporate_number is null;
create index suppliers_newest on suppliers (company_id, status, created_at desc, id desc) where deleted_at is null;

create table supplier_accounts (
  id bigint generated always as identity primary key,
  supplier_id bigint not null references suppliers,
  bank_code text not null check (bank_code ~ '^\d{4}$'),
  branch_code text not null check (branch_code ~ '^\d{3}$'),
  account_type smallint not null check (account_type in (1, 2, 4)),
  account_number text not null check (account_number ~ '^\d{7}$'),
  account_holder_kana text not null check (length(account_holder_kana) between 1 and 30),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (supplier_id, bank_code, branch_code, account_type, account_number)
);

create table banks (
  code text primary key check (code ~ '^\d{4}$'),
  -- As people write it: みずほ銀行.
  name text not null,
  name_kana text not null,
  -- Spellings without 銀行, in one width and in katakana, for search.
  search_name text not null,
  search_kana text not null
);
create table branches (
  bank_code text not null references banks,
  code text not null check (code ~ '^\d{3}$'),
  name text not null,
  name_kana text not null,
  search_name text not null,
  search_kana text not null,
  primary key (bank_code, code)
);
-- Which edition of the zengin data the two tables hold.
create table bank_edition (
  is_only boolean primary key default true check (is_only),
  edition text not null
);

create table files (
  id uuid primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  file_name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes bigint not null check (size_bytes > 0),
  -- Known once the content was checked; such a file is never changed again.
  sha256 text,
  page_count int not null default 0,
  accepted_at timestamptz,
  ocr_status text not null default 'waiting' check (ocr_status in ('waiting', 'reading', 'done', 'not_read', 'failed')),
  ocr_progress real not null default 0 check (ocr_progress between 0 and 1),
  ocr_fields jsonb,
  ocr_warnings text[] not null default '{}',
  created_at timestamptz not null default now(),
  check ((accepted_at is null) = (sha256 is null))
);
create index files_company on files (company_id, created_at desc);
create index files_same on files (company_id, sha256) where sha256 is not null;
create index files_unfinished on files (created_at) where accepted_at is null;

-- Pictures of the pages, in page order from 1.
create table file_pages (
  file_id uuid not null references files on delete cascade,
  page int not null,
  content_type text not null,
  width int not null,
  height int not null,
  primary key (file_id, page)
);

create table drafts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  form_values jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index drafts_newest on drafts (company_id, updated_at desc, id desc);
create index drafts_expiring on drafts (expires_at);

create table invoice_request_drafts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  buyer_name text,
  amount bigint,
  form_values jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index invoice_request_drafts_newest on invoice_request_drafts (company_id, updated_at desc, id desc);
