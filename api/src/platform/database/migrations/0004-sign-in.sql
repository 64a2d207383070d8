-- Sign-ups, codes, sessions and password resets. Expired rows are deleted in batches, oldest first: the indexes by
-- `expires_at` keep a batch from reading the whole table.

-- A sign-up in progress. Several of one address may stand side by side: each belongs to the one who knows its
-- challenge and its code.
create table sign_ups (
  id bigint generated always as identity primary key,
  email_address text not null,
  password_hash text not null,
  -- The address had an account already: everything looks the same from outside, but no code is accepted.
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

-- Codes of every purpose.
create table auth_challenges (
  id text primary key,
  purpose text not null check (purpose in (
    'sign_in', 'sign_up', 'email_change', 'oauth_approval', 'second_factor_on', 'second_factor_off',
    'account_closure')),
  user_id bigint references users,
  sign_up_id bigint references sign_ups on delete cascade,
  -- Where the code goes and, for a change of address, what it would become.
  email_address text not null,
  is_decoy boolean not null default false,
  code_hash text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  attempts int not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check ((purpose = 'sign_up') = (sign_up_id is not null)),
  check ((purpose = 'sign_up') = (user_id is null))
);
create index auth_challenges_user on auth_challenges (user_id, created_at);
create index auth_challenges_sign_up on auth_challenges (sign_up_id) where sign_up_id is not null;
create index auth_challenges_expired on auth_challenges (expires_at);

create table sessions (
  id uuid primary key,
  user_id bigint not null references users,
  -- Number of the newest refresh token, and the newest whose access token was seen: tells a lost answer from a stolen
  -- token.
  generation int not null default 1,
  confirmed_generation int not null default 0,
  rotated_at timestamptz not null,
  user_agent text not null,
  -- The browser that it was opened with: its refresh token is good there and nowhere else (decision 0133). SHA-256 of
  -- the browser's cookie.
  browser_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user on sessions (user_id);
create index sessions_expired on sessions (expires_at);

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  generation int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expired on refresh_tokens (expires_at);

create table known_devices (
  user_id bigint not null references users,
  device_hash text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- Browsers that a user has signed in with: strangers' guesses do not use up what they may try.
create table known_browsers (
  user_id bigint not null references users,
  -- SHA-256 of a cookie of 256 bits.
  browser_hash text not null,
  signed_in_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browsers_expired on known_browsers (signed_in_at);

-- Who signed in as a user or tried to; shown to the user for 90 days, and then deleted. No network address is stored.
create table sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  at timestamptz not null,
  purpose text not null check (purpose in ('sign_in', 'oauth_approval')),
  result text not null
    check (result in ('succeeded', 'password_incorrect', 'code_not_entered', 'code_incorrect', 'locked')),
  device text not null,
  -- The challenge of a sign-in with a code, or a name of its own: the same attempt makes one row, however often it is
  -- written.
  attempt_id text not null unique
);
create index sign_ins_user on sign_ins (user_id, at desc, id desc);
create index sign_ins_expired on sign_ins (at);

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
