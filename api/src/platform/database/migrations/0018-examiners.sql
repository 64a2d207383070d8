-- Examiners have accounts, and the two that check a payment are told apart by them.

create table examiners (
  id bigint generated always as identity primary key,
  -- ASCII in small letters: no two names look alike.
  login text not null unique check (login ~ '^[a-z][a-z0-9._-]{1,29}$'),
  display_name text not null check (display_name <> ''),
  -- argon2id.
  password_hash text not null,
  -- Until then the password is the initial one, which only sets a password and a second factor; null once they are set.
  initial_until timestamptz,
  -- Sealed with a key that the database does not have.
  totp_secret text,
  -- The period of the last code that was accepted: none is accepted twice.
  totp_last_step bigint not null default 0,
  roles text[] not null,
  disabled_at timestamptz,
  -- Null for the first one.
  created_by_id bigint references examiners (id),
  created_at timestamptz not null,
  check (initial_until is not null or totp_secret is not null or disabled_at is not null)
);

-- A token that is random and stored as a hash. Of two kinds: one sets password and second factor, the other does all else.
create table examiner_sessions (
  token_hash text primary key,
  examiner_id bigint not null references examiners (id),
  kind text not null check (kind in ('enrolment', 'session')),
  -- The second factor that an enrolment is about, sealed.
  totp_secret text,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'enrolment') = (totp_secret is not null))
);
create index examiner_sessions_examiner on examiner_sessions (examiner_id) where ended_at is null;

-- Whoever examined by a name only gets an account that nobody can sign in to.
insert into examiners (login, display_name, password_hash, roles, disabled_at, created_at)
select 'former-' || row_number() over (order by name), name, '', '{}', now(), now()
from (
  select checked_by as name from invoices
  union select completed_by from invoices
  union select recorded_by from returned_transfers
  union select decided_by from returned_transfers
  union select completion ->> 'examiner' from payment_transactions
) as names
where name <> '';

-- The columns with names stay for processes of the version before, and go with the next release.
alter table invoices
  add column checked_by_id bigint references examiners (id),
  add column completed_by_id bigint references examiners (id);
update invoices set
  checked_by_id = (select id from examiners where display_name = checked_by),
  completed_by_id = (select id from examiners where display_name = completed_by)
where checked_by is not null or completed_by is not null;
alter table invoices add constraint invoices_two_examiners
  check (completed_by_id is null or (checked_by_id is not null and completed_by_id <> checked_by_id));

alter table returned_transfers
  add column recorded_by_id bigint references examiners (id),
  add column decided_by_id bigint references examiners (id),
  alter column recorded_by drop not null,
  drop constraint returned_transfers_check,
  drop constraint returned_transfers_check3;
update returned_transfers set
  recorded_by_id = (select id from examiners where display_name = recorded_by),
  decided_by_id = (select id from examiners where display_name = decided_by);
alter table returned_transfers
  add check (coalesce(recorded_by_id::text, recorded_by) is not null),
  add check ((outcome is null) = (coalesce(decided_by_id::text, decided_by) is null)),
  add constraint returned_transfers_two_examiners check (decided_by_id <> recorded_by_id and decided_by <> recorded_by);

update payment_transactions
set completion = completion || jsonb_build_object('examiner_id', examiners.id)
from examiners
where completion is not null and examiners.display_name = completion ->> 'examiner';

alter table companies add column reviewed_by_id bigint references examiners (id);
alter table suppliers add column examined_by_id bigint references examiners (id);
