-- What became of a mail that no mail server took, for whoever operates the service.

alter table mails
  -- Which of the catalogue's mails it is; null for those from before.
  add column name text,
  -- Attempts that failed.
  add column attempts integer not null default 0,
  add column last_error text,
  -- It is worthless then, e.g. its code has expired.
  add column useless_after timestamptz,
  -- Nobody tries any more.
  add column given_up_at timestamptz;

create index mails_unsent on mails (created_at) where sent_at is null;
