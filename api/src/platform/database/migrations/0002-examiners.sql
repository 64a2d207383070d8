-- Examiners have accounts, and the two that check a payment are told apart by them (decision 0127).

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

-- A token that is random and stored as a hash. Of two kinds: one sets password and second factor, the other does all
-- else.
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
