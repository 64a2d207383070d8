-- Browsers that a user has signed in with: strangers' guesses do not use up what they may try.

create table known_browsers (
  user_id bigint not null references users,
  -- SHA-256 of a cookie of 256 bits.
  browser_hash text not null,
  signed_in_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browsers_expired on known_browsers (signed_in_at);
