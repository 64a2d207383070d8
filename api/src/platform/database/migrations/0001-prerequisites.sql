-- What several rooms use.

-- A trigger that reads or writes tables runs as their owner (`security definer`), so that no process needs those rights
-- (decision 0129). Its path is fixed, or a caller could put a table of its own in front.

-- Both come with PostgreSQL and may be added by a database's owner.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- For rows that record what happened: they are written once.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
