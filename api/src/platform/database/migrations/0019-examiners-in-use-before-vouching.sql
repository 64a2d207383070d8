-- Accounts that had signed in before 0017 and were not reset since go on as before: to wait for another admin would
-- have stopped payments where one admin has made all other accounts (decision 0183).
alter table examiners
  -- False again with a reset.
  add column in_use_before_vouching boolean not null default false,
  add constraint examiners_in_use_after_first_sign_in check (not in_use_before_vouching or initial_until is null);
update examiners set in_use_before_vouching = true
from migrations
where migrations.name = '0017-vouched-examiners' and examiners.created_at < migrations.applied_at
  and initial_until is null and disabled_at is null and reset_by_id is null
  and not exists (
    select from audit_log
    where chain = 'examiners' and action = 'examiner.enrolled' and subject = 'examiner:' || login
      and at >= migrations.applied_at
  );
-- Who reset an account before 0017 is in the audit log alone, as `examiner:<id>:<login>`.
update examiners set reset_by_id = last_reset.by_id
from (
  select distinct on (subject) subject, admins.id as by_id
  from audit_log join examiners as admins on split_part(actor, ':', 2) = admins.id::text
  where chain = 'examiners' and action = 'examiner.reset'
  order by subject, sequence desc
) as last_reset
where last_reset.subject = 'examiner:' || login and reset_by_id is null and vouched_by_id is null;
