-- What a payment writes again with every step.

-- An index that asks for the status has to be written anew with each change of it, and all others of the table with it.
-- These three change once or twice in a payment's life: where they stay, a change is written to the table alone (HOT).
alter table payment_transactions
  -- Its card is charged or may still be.
  add column is_live boolean not null generated always as (status in (
    'created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')) stored,
  -- The gateway has not said yet how it ends.
  add column is_undetermined boolean not null generated always as (status in (
    'created', 'token_bound', 'authentication_pending', 'pending')) stored,
  add column is_captured boolean not null generated always as (status = 'captured') stored,
  -- Room for the next state of a row on its own page.
  set (fillfactor = 75);

drop index payment_transactions_one_charge_per_invoice, payment_transactions_one_charge_per_evidence,
  payment_transactions_one_charge_per_document, payment_transactions_counterparts,
  payment_transactions_without_invoice, payment_transactions_stuck, payment_transactions_open_tries,
  payment_transactions_changed;
create unique index payment_transactions_one_charge_per_invoice on payment_transactions (invoice_id)
  where is_live and superseded_by is null and invoice_id is not null;
create unique index payment_transactions_one_charge_per_evidence on payment_transactions (company_id, evidence_key)
  where is_live and superseded_by is null;
create unique index payment_transactions_one_charge_per_document on payment_transactions (company_id, document_key)
  where is_live and superseded_by is null and document_key is not null;
create index payment_transactions_counterparts on payment_transactions using gin (counterpart_keys)
  where is_live and superseded_by is null;
-- What has ended without an invoice is not in it: applications in progress are few.
create index payment_transactions_without_invoice on payment_transactions (company_id)
  where is_live and invoice_id is null;
-- Few as well, so that they are sorted by their last change when they are asked for.
create index payment_transactions_stuck on payment_transactions (created_at)
  where is_undetermined or pending_action is not null or completion is not null;
create index payment_transactions_open_tries on payment_transactions using gin (tried_from)
  where is_undetermined and invoice_id is null;
-- Asked once a night: the pages that have what has changed since are enough.
create index payment_transactions_changed on payment_transactions using brin (updated_at) with (autosummarize = on);
-- Whether a company has ever paid is asked with each try of a card.
create index payment_transactions_captured on payment_transactions (company_id) where is_captured;

-- A new payment has no files yet that it stood for: nothing can be there twice, and nothing is released.
create or replace function save_payment_evidence() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- Two payments that share files meet at the first of them, and not crosswise.
  if tg_op = 'INSERT' then
    insert into payment_evidence (payment_id, company_id, sha256, is_live)
      select distinct new.id, new.company_id, hash, new.is_live and new.superseded_by is null
      from unnest(new.evidence_hashes) as hash order by hash;
    return null;
  end if;
  -- What is new is claimed before the old is released: two payments that exchange their files refuse each other and
  -- don't wait for each other.
  insert into payment_evidence (payment_id, company_id, sha256, is_live)
    select new.id, new.company_id, hash, new.is_live and new.superseded_by is null
    from (select distinct unnest(new.evidence_hashes) as hash order by hash) hashes
    on conflict (payment_id, sha256) do update set is_live = excluded.is_live
      where payment_evidence.is_live <> excluded.is_live;
  update payment_evidence set is_live = false
    where payment_id = new.id and is_live and sha256 <> all (new.evidence_hashes);
  return null;
end $$;
drop trigger follow_payment_evidence on payment_transactions;
create trigger follow_payment_evidence after update of status, superseded_by, evidence_hashes
  on payment_transactions
  for each row when (new.evidence_hashes <> '{}' and (
    old.evidence_hashes is distinct from new.evidence_hashes
    or (old.is_live and old.superseded_by is null) is distinct from (new.is_live and new.superseded_by is null)))
  execute function save_payment_evidence();

-- A new invoice moves from nowhere: its stretches are counted as they are, without a balance of old and new.
create or replace function count_invoice_in_lists() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into invoice_list_counts as counted
      (company_id, list, bucket, status, kind, is_buyer_action_required, count)
    select b.company_id, b.list, b.bucket, new.status, new.kind, new.is_buyer_action_required, 1
    from invoice_list_buckets(new) as b
    -- One order for all, so that two transactions never wait for each other.
    order by 1, 2, 3
    on conflict (company_id, list, bucket, status, kind, is_buyer_action_required)
      do update set count = counted.count + excluded.count;
    return null;
  end if;
  insert into invoice_list_counts as counted (company_id, list, bucket, status, kind, is_buyer_action_required, count)
  select b.company_id, b.list, b.bucket, changed.status, changed.kind, changed.is_buyer_action_required,
    sum(changed.delta)
  from (select new.status, new.kind, new.is_buyer_action_required, 1 as delta, new as invoice where tg_op <> 'DELETE'
    union all select old.status, old.kind, old.is_buyer_action_required, -1, old) as changed,
    invoice_list_buckets(changed.invoice) as b
  group by 1, 2, 3, 4, 5, 6 having sum(changed.delta) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (company_id, list, bucket, status, kind, is_buyer_action_required)
    do update set count = counted.count + excluded.count;
  return null;
end $$;

-- The newest event of the invoice as another authorisation of its card was begun: what came later its user has not
-- confirmed. Moments don't tell: each process has a clock of its own. Null for other payments, and for those that were
-- begun before.
alter table payment_transactions add column known_event_id bigint;
