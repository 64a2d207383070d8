-- Whether a company has shown that it is the one of the register: by the code of a letter to its address, or by documents.
alter table companies
  add column verified_at timestamptz,
  add column verified_by text check (verified_by in ('letter', 'documents')),
  add constraint companies_verified_check check ((verified_at is null) = (verified_by is null));

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
