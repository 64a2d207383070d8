-- Suppliers and their accounts, banks, and the public registers.

-- A name as a Japanese list is ordered: by the kana without the legal form, which most begin with; by the name where
-- there is no kana.
create function kana_order(name_kana text, comparable_name text) returns text language sql immutable parallel safe
return coalesce(nullif(btrim(regexp_replace(name_kana,
  '^(カブシキ|ユウゲン|ゴウドウ|ゴウメイ|ゴウシ|ソウゴ)[ガカ]イ[シジ][ャヤ]|^(イッパン|イツパン|コウエキ|トクレイ)?(シャダン|シヤダン|ザイダン)ホウジン|^(トクテイヒエイリカツドウ|ゼイリシ|ベンゴシ|シホウショシ|ギョウセイショシ|シャカイホケンロウムシ|シャカイフクシ|シュウキョウ|ガッコウ|イリョウ)ホウジン', '')), ''), comparable_name);

-- Every two neighbouring characters of a text, with the company whose it is: what contains a word has all of the word's
-- pairs. Trigrams of pg_trgm know no Japanese letters in the locale C, and words of two letters have none.
create function pairs_of_letters(company_id bigint, content text) returns text[] language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct company_id::text || ':' || substr(content, place, 2)), '{}')
  from generate_series(1, length(content) - 1) as place);

create table suppliers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  business_form smallint not null check (business_form in (1, 2)),
  name text not null,
  name_kana text not null default '',
  corporate_number text check (corporate_number ~ '^[1-9]\d{12}$'),
  registration_number text check (registration_number ~ '^T\d{13}$'),
  status text not null default 'Unapproved' check (status in ('Approved', 'Escalation', 'Unapproved', 'Rejected')),
  examined_by_id bigint references examiners (id),
  postal_code text,
  address text,
  phone_number text,
  email_address text,
  representative_name text,
  -- The name without legal form, width and spaces: two suppliers of one company never share it without a number to tell
  -- them apart.
  comparable_name text not null,
  -- Name, kana and numbers in one spelling, for search.
  search_text text not null,
  -- Repeated calls with one key are about one supplier.
  idempotency_key text,
  body_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Payments of the past still point here.
  deleted_at timestamptz,
  constraint suppliers_key_with_hash check ((idempotency_key is null) = (body_hash is null))
);
-- A deleted supplier blocks neither its number nor its name nor its key.
create unique index suppliers_number on suppliers (company_id, corporate_number)
  where deleted_at is null and corporate_number is not null;
create unique index suppliers_name on suppliers (company_id, business_form, comparable_name)
  where deleted_at is null and corporate_number is null;
create unique index suppliers_idempotency on suppliers (company_id, idempotency_key)
  where deleted_at is null and idempotency_key is not null;
-- A page far down is found in one index alone, and only its own rows are read, whatever their statuses.
create index suppliers_newest on suppliers (company_id, created_at desc, id desc) include (status)
  where deleted_at is null;
create index suppliers_by_kana on suppliers (company_id, kana_order(name_kana, comparable_name), id) include (status)
  where deleted_at is null;
create index suppliers_search on suppliers using gin (pairs_of_letters(company_id, search_text))
  where deleted_at is null;
-- Read with every new supplier and every completion; there are few.
create index suppliers_stopped on suppliers (company_id) where status in ('Escalation', 'Rejected');
-- What waits for an examiner, of all companies.
create index suppliers_to_examine on suppliers (id)
  where deleted_at is null and status in ('Unapproved', 'Escalation');

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
  -- Out of use (decision 0176): payments of before and its history still point at the row.
  deleted_at timestamptz
);
-- A deleted account may be added again.
create unique index supplier_accounts_live
  on supplier_accounts (supplier_id, bank_code, branch_code, account_type, account_number) where deleted_at is null;
create index supplier_accounts_supplier on supplier_accounts (supplier_id);

-- What an account was before each change, and who changed it: invoice fraud works by changing accounts.
create table supplier_account_changes (
  id bigint generated always as identity primary key,
  supplier_account_id bigint not null references supplier_accounts,
  before jsonb,
  -- Nothing is left after a deletion.
  after jsonb,
  -- A supplier is examined again when money may go elsewhere.
  supplier_status_before text check (supplier_status_before in ('Approved', 'Escalation', 'Unapproved', 'Rejected')),
  supplier_status_after text check (supplier_status_after in ('Approved', 'Escalation', 'Unapproved', 'Rejected')),
  changed_by bigint not null references users,
  -- The name as it was then: a user who is renamed does not rewrite the past.
  changed_by_name text,
  changed_at timestamptz not null default now(),
  constraint supplier_account_changes_about_an_account check (before is not null or after is not null),
  constraint supplier_statuses_together check ((supplier_status_before is null) = (supplier_status_after is null))
);
create index supplier_account_changes_account on supplier_account_changes (supplier_account_id, id);
create trigger supplier_account_changes_append_only before update or delete on supplier_account_changes
  for each row execute function refuse_change();
create trigger supplier_account_changes_no_truncate before truncate on supplier_account_changes
  execute function refuse_change();

-- The seller's own accounts.
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
  -- With the holder: a mistyped one is corrected in place or by another account beside it.
  constraint deposit_accounts_once
    unique (company_id, bank_code, branch_code, account_type, account_number, account_holder_kana)
);

-- The zengin data. The loader fills both tables in the order of their columns.
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

-- What the register of corporations answered, so that it is asked once and can be down for a while.
create table corporation_answers (
  -- `number:…` or `name:…` as it was asked.
  question text primary key,
  corporations jsonb not null,
  requested_at timestamptz not null
);
create index corporation_answers_requested on corporation_answers (requested_at);

-- The same for the register of qualified invoice issuers.
create table issuer_answers (
  registration_number text primary key,
  -- Null where nobody has the number.
  issuer jsonb,
  requested_at timestamptz not null
);
create index issuer_answers_requested on issuer_answers (requested_at);
