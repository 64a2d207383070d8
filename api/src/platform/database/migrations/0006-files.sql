-- Uploaded files and what was read from them.

create table files (
  id uuid primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  -- The program that brought the file; null for files of users.
  client_id text references oauth_clients,
  file_name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes bigint not null check (size_bytes > 0),
  -- Known once the content was checked; such a file is never changed again.
  sha256 text,
  page_count int not null default 0,
  -- One call at a time checks an upload, and what it checked is what it accepts.
  checking_until timestamptz,
  accepted_at timestamptz,
  -- Why the content was refused; its upload link is dead from then on.
  refusal text,
  ocr_status text not null default 'waiting' check (ocr_status in ('waiting', 'reading', 'done', 'not_read', 'failed')),
  ocr_progress real not null default 0 check (ocr_progress between 0 and 1),
  ocr_fields jsonb,
  ocr_warnings text[] not null default '{}',
  -- How long the reading took, in milliseconds.
  reading_ms int check (reading_ms >= 0),
  -- The first page of each invoice, where the reading found several.
  invoice_pages int[] not null default '{}',
  -- The file that this one was split off, and its pages there, from 1 (decision 0150).
  part_of uuid references files,
  first_page int,
  last_page int,
  -- What 電子帳簿保存法 wants to be known of a stored invoice (docs/product.md); null until somebody enters it.
  document_size_code smallint check (document_size_code between 0 and 3),
  invoice_file_type smallint check (invoice_file_type in (1, 2)),
  created_at timestamptz not null default now(),
  check ((accepted_at is null) = (sha256 is null)),
  constraint files_accepted_or_refused check (accepted_at is null or refusal is null),
  constraint files_part check (
    (part_of is null and first_page is null and last_page is null) or (first_page >= 1 and last_page >= first_page))
);
create index files_company on files (company_id, created_at desc);
-- By content first: a search by content alone must not read through all companies.
create index files_same on files (sha256, company_id) where sha256 is not null;
create index files_unfinished on files (created_at) where accepted_at is null;
-- The readings that are not finished, for the metrics.
create index files_being_read on files (accepted_at) where ocr_status in ('waiting', 'reading');
-- How much of a company waits to be read: asked for each file that is queued.
create index files_being_read_of on files (company_id)
  where accepted_at is not null and ocr_status in ('waiting', 'reading');
-- However often a file is split, each of its invoices is one file.
create unique index files_parts on files (part_of, first_page) where part_of is not null;

-- Pictures of the pages, in page order from 1.
create table file_pages (
  file_id uuid not null references files on delete cascade,
  page int not null,
  content_type text not null,
  width int not null,
  height int not null,
  primary key (file_id, page)
);
