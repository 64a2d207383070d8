-- Who signed in as a user or tried to; shown to the user for 90 days, and then removed. No network address is kept.
create table sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  at timestamptz not null,
  purpose text not null check (purpose in ('sign_in', 'oauth_approval')),
  result text not null check (result in ('succeeded', 'password_incorrect', 'code_not_entered', 'code_incorrect', 'locked')),
  device text not null,
  -- The challenge of a sign-in with a code, or a name of its own: the same attempt makes one row, however often it is written.
  attempt_id text not null unique
);
create index sign_ins_user on sign_ins (user_id, at desc, id desc);
create index sign_ins_expired on sign_ins (at);

alter table auth_challenges
  drop constraint auth_challenges_purpose_check,
  add constraint auth_challenges_purpose_check
    check (purpose in ('sign_in', 'sign_up', 'email_change', 'oauth_approval', 'second_factor_on', 'second_factor_off'));

-- When the program last called, to the minute; null before its first call and for calls before this was written down.
alter table oauth_grants add column last_used_at timestamptz;
