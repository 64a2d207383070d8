-- Since when the gateway has to be told something: what is not done after a day needs a person. Every attempt moves updated_at.
alter table payment_transactions add column pending_since timestamptz;
update payment_transactions set pending_since = updated_at where pending_action is not null;

create function keep_pending_since() returns trigger language plpgsql as $$
begin
  new.pending_since := case when new.pending_action is null then null else new.updated_at end;
  return new;
end $$;
create trigger keep_pending_since before update of pending_action on payment_transactions
  for each row when (new.pending_action is distinct from old.pending_action) execute function keep_pending_since();
