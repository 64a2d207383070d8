-- Companies, their users and sessions, notifications, mails and the outbox.

create table companies (
  id bigint generated always as identity primary key,
  business_form smallint not null check (business_form in (1, 2)),
  name text not null,
  name_kana text not null,
  corporate_number text unique,
  -- What payees see on the bank transfer, zengin kana.
  transfer_person_name text not null,
  -- The other fields of SPEC §3 Corporation or Sole proprietor.
  corporation jsonb,
  sole_proprietor jsonb,
  created_at timestamptz not null default now(),
  check ((business_form = 1 and corporation is not null and sole_proprietor is null and corporate_number is not null)
      or (business_form = 2 and sole_proprietor is not null and corporation is null))
);

create table users (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  email_address text not null,
  password_hash text not null,
  user_last_name text not null,
  user_first_name text not null,
  phone_number text not null,
  is_second_factor_required boolean not null default true,
  external_integration_client_ids text[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index users_email_address on users (lower(email_address));
create index users_company on users (company_id);

create table sessions (
  id uuid primary key,
  user_id bigint not null references users,
  -- Number of the newest refresh token, and the newest whose access token was seen: tells a lost answer from a stolen token.
  generation int not null default 1,
  confirmed_generation int not null default 0,
  rotated_at timestamptz not null,
  user_agent text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  generation int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table known_devices (
  user_id bigint not null references users,
  device_hash text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table auth_challenges (
  id text primary key,
  user_id bigint not null references users,
  code_hash text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  attempts int not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index auth_challenges_user on auth_challenges (user_id, created_at);

create table rate_limits (
  key text primary key,
  count int not null,
  window_ends_at timestamptz not null
);

create table notifications (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_newest on notifications (company_id, created_at desc, id desc);
create index notifications_unread on notifications (company_id, created_at desc, id desc) where read_at is null;

create table notification_counters (
  company_id bigint primary key references companies,
  count_all int not null default 0 check (count_all >= 0),
  count_unread int not null default 0 check (count_unread >= 0)
);

create table mails (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  -- What it says; rendered when it leaves. Emptied after sending where it carries a code.
  content jsonb not null,
  is_secret boolean not null default false,
  -- Only where the table is the mailbox (local): the mail as it would have arrived.
  text text,
  html text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_newest on mails (id desc) where sent_at is not null;

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  available_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (available_at, id);

create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_notify after insert on outbox for each statement execute function notify_outbox();
