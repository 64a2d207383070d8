-- Some notifications concern one user and not the whole company, e.g. a sign-in from a new device. These are few and counted as they stand.
alter table notifications add column user_id bigint references users;
create index notifications_of_user on notifications (user_id) where user_id is not null;
