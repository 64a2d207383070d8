-- Sign-ups, codes for more than signing in, password resets, accepted terms.

-- A sign-up under way. Several of one address may stand side by side: each belongs to whoever knows its challenge and its code.
create table sign_ups (
  id bigint generated always as identity primary key,
  email_address text not null,
  password_hash text not null,
  -- The address had an account already: everything looks the same from outside, but no code will do.
  is_decoy boolean not null,
  -- Set once the code was accepted; SHA-256 of a token of 256 bits.
  token_hash text unique,
  -- Set once it became a company: the same request again gets the same answer.
  company_id bigint references companies,
  request_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((company_id is null) = (request_hash is null)),
  check (company_id is null or token_hash is not null)
);
create index sign_ups_expired on sign_ups (expires_at);

-- Codes of every purpose. `email_address` is where the code goes and, for a change of address, what it would become.
alter table auth_challenges
  alter column user_id drop not null,
  add column purpose text not null default 'sign_in' check (purpose in ('sign_in', 'sign_up', 'email_change')),
  add column email_address text,
  add column sign_up_id bigint references sign_ups on delete cascade,
  add column is_decoy boolean not null default false;
update auth_challenges set email_address = users.email_address from users where users.id = auth_challenges.user_id;
alter table auth_challenges
  alter column email_address set not null,
  alter column purpose drop default,
  add check ((purpose = 'sign_up') = (sign_up_id is not null)),
  add check ((purpose = 'sign_up') = (user_id is null));
create index auth_challenges_sign_up on auth_challenges (sign_up_id) where sign_up_id is not null;

create table password_resets (
  -- SHA-256 of a token of 256 bits.
  token_hash text primary key,
  -- The request that asked for it: the job that makes it may run twice.
  request_id uuid not null unique,
  user_id bigint not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

create table accepted_terms (
  user_id bigint not null references users,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);

-- Companies that were there before were looked at by whoever made them.
alter table companies
  add column business_category_id smallint,
  add column registration_status text not null default 'registered' check (registration_status in ('registered', 'under_review', 'rejected')),
  add column review_reasons text[] not null default '{}';
