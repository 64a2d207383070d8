-- Jobs, mails, notifications, limits, the audit log, reports of pages, and the files that rows name.

-- Jobs that a transaction asks for.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  -- The trace of the press that asked for the job (W3C Trace Context).
  traceparent text,
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

create table mails (
  id bigint generated always as identity primary key,
  -- Which of the catalogue's mails it is.
  name text,
  -- Which request a mail to its buyer is about.
  invoice_id bigint references invoices (id),
  to_address text not null,
  subject text not null,
  -- What it says; rendered when it is sent. Emptied after sending where it carries a code.
  content jsonb not null,
  is_secret boolean not null default false,
  -- Only where the table is the mailbox (local): the mail as it would have arrived.
  text text,
  html text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- It is worthless then, e.g. its code has expired.
  useless_after timestamptz,
  -- Attempts that failed.
  attempts integer not null default 0,
  last_error text,
  -- It is not tried any more: it was cancelled or failed.
  abandoned_at timestamptz
);
create index mails_newest on mails (id desc) where sent_at is not null;
create index mails_unsent on mails (created_at) where sent_at is null;
create index mails_about_invoice on mails (invoice_id, id) where invoice_id is not null;
-- Mails are deleted by their age.
create index mails_created_at on mails (created_at);

-- The back office retries mails and reads none of them: they carry codes.
create function is_mail_emptied(mail_id bigint) returns boolean language sql stable
security definer set search_path = public, pg_temp
return (select content = '{}' from mails where id = mail_id);

create table notifications (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  -- Some concern one user and not the whole company, e.g. a sign-in from a new device. They are few and counted by
  -- reading them.
  user_id bigint references users,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  -- What it asks about, e.g. invoice:18, until when, and when that was done or was over.
  asks_about text,
  deadline timestamptz,
  answered_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null,
  check (asks_about is not null or answered_at is null)
);
-- A page far down is found in one index alone, and only its own rows are read.
create index notifications_newest on notifications (company_id, created_at desc, id desc) include (user_id, read_at);
create index notifications_unread on notifications (company_id, created_at desc, id desc) include (user_id)
  where read_at is null;
create index notifications_of_kind on notifications (company_id, kind, created_at desc, id desc)
  include (user_id, read_at);
create index notifications_of_user on notifications (user_id) where user_id is not null;
create index notifications_asking on notifications (company_id, created_at desc, id desc)
  include (user_id, read_at, kind, deadline) where asks_about is not null and answered_at is null;
create index notifications_asking_about on notifications (asks_about)
  where asks_about is not null and answered_at is null;

create table notification_counters (
  company_id bigint primary key references companies,
  count_all int not null default 0 check (count_all >= 0),
  count_unread int not null default 0 check (count_unread >= 0)
);

-- Each limited call counts a use before it does anything else: without the log it need not wait for the disk. After a
-- crash of the database the windows begin again; codes and links have their own counts of attempts.
-- No index by age: the windows move with every other use, and each move would be written to the index as well.
create unlogged table rate_limits (
  key text primary key,
  count int not null,
  window_ends_at timestamptz not null
);

-- Who did what, as a chain of hashes per company: a changed or missing row breaks every later one.
create table audit_log (
  chain text not null,
  sequence bigint not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (chain, sequence)
);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log execute function refuse_change();

-- The end of each chain.
create table audit_heads (
  chain text primary key,
  sequence bigint not null,
  hash text not null,
  -- What an anchor has of it.
  anchored_sequence bigint not null default 0
);
create index audit_heads_grown on audit_heads (chain) where sequence > anchored_sequence;

-- The ends are signed and stored outside the database every night, so that a removed end is missed (decision 0126).
create table audit_anchors (
  number int primary key check (number > 0),
  at timestamptz not null,
  -- SHA-256 of the anchor as it is stored.
  hash text not null
);
create trigger audit_anchors_append_only before update or delete on audit_anchors
  for each row execute function refuse_change();
create trigger audit_anchors_no_truncate before truncate on audit_anchors execute function refuse_change();

-- What pages report: one row for the same in one hour, so that a flood counts up and fills nothing. Pages of a canary
-- and the stable ones have the same set and partly the same releases; pages of an override are compared with no others.
create table page_errors (
  hour timestamptz not null,
  environment text not null,
  sequence integer not null,
  variant text not null default 'stable' check (variant in ('stable', 'canary', 'override')),
  release text not null,
  kind text not null check (kind in ('error', 'load', 'policy')),
  route text not null,
  fingerprint text not null,
  message text not null,
  stack text,
  trace_id text,
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (hour, environment, sequence, variant, release, kind, route, fingerprint)
);
create index page_errors_last on page_errors (environment, last_at);

-- Values in steps of about a fifth: enough for percentiles, whatever the number of visits.
create table page_vitals (
  hour timestamptz not null,
  environment text not null,
  sequence integer not null,
  variant text not null default 'stable' check (variant in ('stable', 'canary', 'override')),
  release text not null,
  route text not null,
  name text not null,
  step integer not null,
  count integer not null default 1,
  primary key (hour, environment, sequence, variant, release, route, name, step)
);

-- Documents that were opened while a canary ran, and those of them in which something failed.
create table page_documents (
  hour timestamptz not null,
  environment text not null,
  sequence integer not null,
  variant text not null check (variant in ('stable', 'canary', 'override')),
  opened integer not null default 0,
  failed integer not null default 0,
  primary key (hour, environment, sequence, variant)
);

-- Every finished file that a row names, for who copies or compares files without knowing the tables (decision 0140).
-- A table that names files of its own adds them here; stored-files.test.ts compares it with what is in the file store.
-- A hash that no row has is null.
create view stored_files (key, sha256) as
select 'originals/' || id, sha256 from files where accepted_at is not null
union all
select 'pages/' || file_id || '/' || page || '.png', null from file_pages
union all
select 'anchors/' || lpad(number::text, 8, '0') || '.json', hash from audit_anchors
union all
-- One that has expired is about to be removed, or was.
select 'exports/' || id || '.zip', null from data_exports where status = 'ready' and removed_at is null;
