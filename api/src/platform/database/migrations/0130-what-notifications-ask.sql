-- What a notification asks about, e.g. invoice:18, until when, and when that was done or was over.
alter table notifications add column asks_about text, add column deadline timestamptz, add column answered_at timestamptz;
alter table notifications add check (asks_about is not null or answered_at is null);
create index notifications_asking_about on notifications (asks_about) where asks_about is not null and answered_at is null;
create index notifications_asking on notifications (company_id, created_at desc, id desc) include (user_id, read_at, kind, deadline)
  where asks_about is not null and answered_at is null;
create index notifications_of_kind on notifications (company_id, kind, created_at desc, id desc) include (user_id, read_at);
