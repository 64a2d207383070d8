-- Companies, their users, and what a closed company may not begin.

-- A name as far as it survives on a bank transfer: capital letters, digits and one size of katakana, without marks or
-- kanji between. Only to find candidates: the rules of the zengin format decide.
create function holder_letters(name text) returns text language sql immutable parallel safe
return regexp_replace(
  translate(upper(normalize(name, NFKC)),
    'ァィゥェォッャュョヮヵヶヲヱヰぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
    'アイウエオツヤユヨワカケオエイアアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワイエオンヴカケ'),
  '[^ア-ヺA-Z0-9]', '', 'g');

-- What names and holders have in common: holders are cut at 30 half-width letters, and abbreviate the legal form.
create function holder_key(name text) returns text language sql immutable parallel safe
return left(regexp_replace(
  holder_letters(name),
  '^(カブシキ|ユウゲン|ゴウドウ|ゴウメイ|ゴウシ|ソウゴ)[ガカ]イシヤ|(カブシキ|ユウゲン|ゴウドウ|ゴウメイ|ゴウシ|ソウゴ)[ガカ]イシヤ$',
  '', 'g'), 8);

-- How a company's accounts can begin: by its name, its kana, or its owner's kana. A name in kanji leaves an empty key,
-- which would be found in every holder.
create function holder_keys(name text, name_kana text, sole_proprietor jsonb) returns text[]
language sql immutable parallel safe
return array_remove(array[
  holder_key(name), holder_key(name_kana),
  holder_key(
    (sole_proprietor->>'representative_last_name_kana') || (sole_proprietor->>'representative_first_name_kana'))
], '');

create table companies (
  id bigint generated always as identity primary key,
  business_form smallint not null check (business_form in (1, 2)),
  name text not null,
  name_kana text not null,
  corporate_number text unique,
  -- What payees see on the bank transfer, zengin kana.
  transfer_person_name text not null,
  -- The other fields of a corporation or a sole proprietor (docs/product.md).
  corporation jsonb,
  sole_proprietor jsonb,
  business_category_id smallint,
  registration_status text not null default 'registered'
    check (registration_status in ('registered', 'under_review', 'rejected')),
  review_reasons text[] not null default '{}',
  reviewed_by_id bigint references examiners (id),
  -- Whether it has shown that it is the one of the register: by the code of a letter to its address, or by documents.
  verified_at timestamptz,
  verified_by text check (verified_by in ('letter', 'documents')),
  -- A rejected company, e.g. somebody else under its number, gives the number up: its owner registers with it.
  rejected_number text,
  created_at timestamptz not null default now(),
  -- The rows of a closed company stay for as long as the law asks for. Its address and number are free for a new start.
  closed_at timestamptz,
  closed_number text,
  check (
    (business_form = 1 and corporation is not null and sole_proprietor is null
      and coalesce(corporate_number, rejected_number, closed_number) is not null)
    or (business_form = 2 and sole_proprietor is not null and corporation is null)),
  constraint companies_verified_check check ((verified_at is null) = (verified_by is null)),
  constraint companies_rejected_number_check
    check (rejected_number is null or (registration_status = 'rejected' and corporate_number is null)),
  constraint companies_closed_number_check
    check (closed_number is null or (closed_at is not null and corporate_number is null))
);
create index companies_holder on companies using gin (holder_keys(name, name_kana, sole_proprietor));
-- What an examiner decided about a former company, or about a number, is found when its owner registers again.
create index companies_rejected_number on companies (rejected_number) where rejected_number is not null;
create index companies_closed_number on companies (closed_number) where closed_number is not null;
create index companies_closed_person on companies ((sole_proprietor->>'representative_birthday'))
  where closed_at is not null and business_form = 2;

-- Nothing with money begins for a closed company: a call that was let in a moment before the closing waits for it and
-- is refused. The closing locks the row so that a key share waits. The detail tells which of two parties is closed.
create function refuse_closed(company bigint) returns void language plpgsql as $$
declare closed timestamptz;
begin
  select closed_at into closed from companies where id = company for key share;
  if closed is not null then
    raise exception 'Company % is closed', company using errcode = 'CL001', detail = company::text;
  end if;
end $$;
create function refuse_closed_company() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform refuse_closed(new.company_id);
  return new;
end $$;
create function refuse_closed_party() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- In one order, whichever of them pays.
  perform refuse_closed(least(new.buyer_company_id, new.seller_company_id));
  perform refuse_closed(greatest(new.buyer_company_id, new.seller_company_id));
  return new;
end $$;

create table users (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  email_address text not null,
  password_hash text not null,
  user_last_name text not null,
  user_first_name text not null,
  phone_number text not null,
  is_second_factor_required boolean not null default true,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index users_email_address on users (lower(email_address)) where closed_at is null;
create index users_company on users (company_id);

create table accepted_terms (
  user_id bigint not null references users,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);

-- A ZIP of everything that a company has, made by a job. Its file is there for 24 hours; the row records what became
-- of it.
create table data_exports (
  id uuid primary key,
  company_id bigint not null references companies,
  requested_by bigint not null references users,
  status text not null default 'waiting' check (status in ('waiting', 'making', 'ready', 'expired', 'failed')),
  -- How often a worker has begun: a worker with an earlier number has lost the export to another.
  attempts int not null default 0,
  -- No attempt is made before this moment, however many jobs ask for one.
  next_attempt_at timestamptz,
  files_done int not null default 0,
  files_total int,
  size_bytes bigint,
  requested_at timestamptz not null,
  -- When its worker last reported.
  seen_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- When its file was deleted.
  removed_at timestamptz,
  check ((status = 'ready') <= (size_bytes is not null and ready_at is not null and expires_at is not null))
);
-- A ZIP has private notices of the user who asked for it: each user has an own one.
create unique index data_exports_one_in_progress_each on data_exports (company_id, requested_by)
  where status in ('waiting', 'making');
create index data_exports_newest_each on data_exports (company_id, requested_by, requested_at desc);
create index data_exports_unremoved on data_exports (status, expires_at) where removed_at is null;
create trigger refuse_closed_company before insert on data_exports
  for each row execute function refuse_closed_company();

-- A letter with a code, to the address of the register or, of a sole proprietor, to its home.
create table verification_letters (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  requested_by bigint not null references users,
  recipient text not null,
  postal_code text not null,
  address text not null,
  requested_at timestamptz not null,
  -- The code exists from the moment the letter is printed, as a keyed hash.
  printed_at timestamptz,
  code_hash text,
  expires_at timestamptz,
  failed_attempts smallint not null default 0,
  -- When its code was entered, or another letter took its place.
  ended_at timestamptz,
  check ((printed_at is null) = (code_hash is null) and (printed_at is null) = (expires_at is null))
);
create unique index verification_letters_open_each on verification_letters (company_id) where ended_at is null;
create index verification_letters_company on verification_letters (company_id, requested_at desc);
create index verification_letters_unprinted on verification_letters (id) where ended_at is null and printed_at is null;
create trigger refuse_closed_company before insert on verification_letters
  for each row execute function refuse_closed_company();

-- Who is stopped from using what, by whom, why and until when. A row stays when its freeze is lifted (decision 0128).
create table freezes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('user', 'company', 'supplier', 'credit_card')),
  -- Of the table that the kind names.
  subject_id bigint not null,
  -- The company itself, or the one whose user, supplier or card it is.
  company_id bigint not null references companies (id),
  reason text not null check (length(reason) between 1 and 500),
  frozen_by text not null,
  frozen_at timestamptz not null,
  lift_reason text check (length(lift_reason) between 1 and 500),
  lifted_by text,
  lifted_at timestamptz,
  check (num_nonnulls(lift_reason, lifted_by, lifted_at) in (0, 3))
);
create unique index freezes_in_force on freezes (company_id, kind, subject_id) where lifted_at is null;
