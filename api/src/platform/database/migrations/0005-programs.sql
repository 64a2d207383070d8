-- Other companies' programs (accounting software) that act for a user: OAuth 2.1, authorization code with PKCE.

create table oauth_clients (
  client_id text primary key,
  name text not null,
  -- SHA-256 of a secret of 256 bits, as for every token below.
  secret_hash text not null,
  redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
  scopes text[] not null,
  created_by text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);

-- What a user is about to approve with the code of a challenge.
create table oauth_requests (
  challenge_id text primary key references auth_challenges (id) on delete cascade,
  client_id text not null references oauth_clients,
  redirect_uri text not null,
  scopes text[] not null,
  state text,
  code_challenge text not null
);

-- A user's consent to one client, from the exchange of its code on.
create table oauth_grants (
  id uuid primary key,
  client_id text not null references oauth_clients,
  user_id bigint not null references users,
  scopes text[] not null,
  -- As of a session: the newest pair of tokens, and the newest of which one was shown. Tells a lost answer from a
  -- stolen token.
  generation int not null default 1,
  confirmed_generation int not null default 0,
  created_at timestamptz not null,
  -- When the program last called, to the minute.
  last_used_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index oauth_grants_live on oauth_grants (user_id, client_id) where revoked_at is null;

create table oauth_codes (
  code_hash text primary key,
  client_id text not null references oauth_clients,
  user_id bigint not null references users,
  redirect_uri text not null,
  scopes text[] not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  -- Set by the exchange: the code coming again ends this grant.
  grant_id uuid references oauth_grants,
  -- Set where the code was cancelled before its exchange.
  ended_at timestamptz
);
create index oauth_codes_user on oauth_codes (user_id);

create table oauth_tokens (
  token_hash text primary key,
  grant_id uuid not null references oauth_grants,
  kind text not null check (kind in ('access', 'refresh')),
  generation int not null default 1,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_tokens_grant on oauth_tokens (grant_id);
-- For the daily deletion of expired tokens.
create index oauth_tokens_expiry on oauth_tokens (expires_at) where kind = 'access';
