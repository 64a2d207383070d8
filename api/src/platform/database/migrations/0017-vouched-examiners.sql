-- Who has the initial password of an account could be who acts by it: before it does more than read, another admin
-- vouches for it (decision 0183). Accounts that were made on the database need nobody, until they are reset.
alter table examiners
  -- Who made a new first sign-in last.
  add column reset_by_id bigint references examiners (id),
  -- Who has seen that the account is its person's; null again with a reset.
  add column vouched_by_id bigint references examiners (id),
  add constraint examiners_vouched_by_another
    check (vouched_by_id <> id and vouched_by_id <> created_by_id and vouched_by_id <> reset_by_id),
  add constraint examiners_vouched_after_first_sign_in check (vouched_by_id is null or initial_until is null);
