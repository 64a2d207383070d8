-- What a seller needs to follow its requests, and what their buyers must not see of it (decision 0066).

-- Which request a mail to its buyer is about.
alter table mails add column invoice_id bigint references invoices (id);
create index mails_about_invoice on mails (invoice_id, id) where invoice_id is not null;

alter table invoice_events drop constraint invoice_events_kind_check;
alter table invoice_events add constraint invoice_events_kind_check check (kind in
  ('applied', 'checked', 'check_completed', 'captured', 'transferred', 'action_required', 'answered', 'cancelled', 'expired', 'requested', 'linked', 'supplier_confirmed',
   'mailed', 'mail_failed', 'opened', 'link_replaced', 'dates_changed', 'message_sent', 'account_named'));

-- A holder that was mistyped is corrected by another account beside it, or in place.
alter table deposit_accounts drop constraint deposit_accounts_company_id_bank_code_branch_code_account_t_key;
alter table deposit_accounts add constraint deposit_accounts_once unique (company_id, bank_code, branch_code, account_type, account_number, account_holder_kana);

-- After a return (組戻し) the seller of a request names another account before somebody decides; null until then.
alter table returned_transfers add column account_named_at timestamptz;
create index returned_transfers_undecided on returned_transfers (invoice_id) where outcome is null;

-- What is asked of its buyer. A request's account (reason 6) is asked of its seller, and its buyer's lists and counts know nothing of it.
-- A column with a trigger and not a generated one, which would write the whole table anew; the constraint holds it where triggers are off.
-- Made anew below: its rows would be waiting while the table changes.
drop trigger invoices_counted on invoices;
alter table invoices add column is_buyer_asked boolean not null default false;
create function set_buyer_asked() returns trigger language plpgsql as $$
begin
  new.is_buyer_asked := new.is_action_required and (new.kind <> 'request' or new.action_required_reason is distinct from 6);
  return new;
end $$;
create trigger invoices_buyer_asked before insert or update of kind, is_action_required, action_required_reason on invoices
  for each row execute function set_buyer_asked();
update invoices set is_action_required = true where is_action_required;
alter table invoices add constraint invoices_buyer_asked_check
  check (is_buyer_asked = (is_action_required and (kind <> 'request' or action_required_reason is distinct from 6))) not valid;
update company_counters set count = company_counters.count - moved.count
  from (select buyer_company_id, count(*) as count from invoices where is_action_required and not is_buyer_asked and status in (1, 2, 3) group by 1) as moved
  where company_id = buyer_company_id and name = 'payments_actionRequired';
insert into company_counters (company_id, name, count)
  select buyer_company_id, 'payments_review', count(*) from invoices
  where buyer_company_id is not null and is_action_required and not is_buyer_asked and status in (1, 2) group by 1
on conflict (company_id, name) do update set count = company_counters.count + excluded.count;

-- The lists of a seller are counted in each of their orders, as a buyer's are (0010), and by what the buyer is asked.
alter table invoice_list_counts rename column is_action_required to is_buyer_asked;
-- By the old name for processes of an older version, which go on counting while this lands.
alter table invoice_list_counts add column is_action_required boolean generated always as (is_buyer_asked) stored;
alter table invoice_list_counts drop constraint invoice_list_counts_list_check;
alter table invoice_list_counts add constraint invoice_list_counts_list_check check (list in
  ('created_at', 'transfer_date', 'due_date', 'amount', 'requested_at', 'requested_transfer_date', 'requested_due_date', 'requested_amount'));

create or replace function invoice_list_places(invoice invoices) returns table (company_id bigint, list text, bucket bigint)
language sql immutable as $$
  select p.company_id, p.list, p.bucket from (values
    (invoice.buyer_company_id, 'created_at', extract(epoch from date_trunc('month', invoice.created_at at time zone 'UTC'))::bigint),
    (invoice.buyer_company_id, 'transfer_date', date_trunc('month', coalesce(invoice.transfer_date, '9999-12-31')::timestamp)::date - '1970-01-01'::date),
    (invoice.buyer_company_id, 'due_date', date_trunc('month', invoice.due_date::timestamp)::date - '1970-01-01'::date),
    (invoice.buyer_company_id, 'amount', invoice.amount / (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint * (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint),
    (invoice.seller_company_id, 'requested_at', extract(epoch from date_trunc('month', invoice.created_at at time zone 'UTC'))::bigint),
    (invoice.seller_company_id, 'requested_transfer_date', date_trunc('month', coalesce(invoice.transfer_date, '9999-12-31')::timestamp)::date - '1970-01-01'::date),
    (invoice.seller_company_id, 'requested_due_date', date_trunc('month', invoice.due_date::timestamp)::date - '1970-01-01'::date),
    (invoice.seller_company_id, 'requested_amount', invoice.amount / (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint * (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint)
  ) as p (company_id, list, bucket)
  where p.company_id is not null
$$;

create or replace function count_invoice_in_lists() returns trigger language plpgsql as $$
begin
  insert into invoice_list_counts as kept (company_id, list, bucket, status, kind, is_buyer_asked, count)
  select p.company_id, p.list, p.bucket, changed.status, changed.kind, changed.is_buyer_asked, sum(changed.delta)
  from (select new.status, new.kind, new.is_buyer_asked, 1 as delta, new as invoice where tg_op <> 'DELETE'
    union all select old.status, old.kind, old.is_buyer_asked, -1, old where tg_op <> 'INSERT') as changed,
    invoice_list_places(changed.invoice) as p
  group by 1, 2, 3, 4, 5, 6 having sum(changed.delta) <> 0
  -- One order for all, so that two transactions never wait for each other.
  order by 1, 2, 3, 4, 5, 6
  on conflict (company_id, list, bucket, status, kind, is_buyer_asked) do update set count = kept.count + excluded.count;
  return null;
end $$;

create or replace function recount_invoice_lists() returns void language sql as $$
  delete from invoice_list_counts;
  insert into invoice_list_counts
  select p.company_id, p.list, p.bucket, i.status, i.kind, i.is_buyer_asked, count(*)
  from invoices as i, invoice_list_places(i) as p
  group by 1, 2, 3, 4, 5, 6;
$$;
-- The column changes with these.
create constraint trigger invoices_counted after insert or delete or update
  of buyer_company_id, seller_company_id, status, kind, is_action_required, action_required_reason, created_at, transfer_date, due_date, amount on invoices
  deferrable initially deferred for each row execute function count_invoice_in_lists();
select recount_invoice_lists();

drop index invoices_buyer_created, invoices_buyer_transfer, invoices_buyer_due, invoices_buyer_amount, invoices_buyer_issued, invoices_buyer_name, invoices_supplier;
create index invoices_buyer_created on invoices (buyer_company_id, status, created_at, id) include (kind, is_buyer_asked, transfer_date, amount, due_date, issue_date);
create index invoices_buyer_transfer on invoices (buyer_company_id, status, coalesce(transfer_date, '9999-12-31'::date), id) include (kind, is_buyer_asked, transfer_date, amount, due_date, issue_date);
create index invoices_buyer_due on invoices (buyer_company_id, status, due_date, id) include (kind, is_buyer_asked, transfer_date, amount, issue_date);
create index invoices_buyer_amount on invoices (buyer_company_id, status, amount, id) include (kind, is_buyer_asked, transfer_date, due_date, issue_date);
create index invoices_buyer_issued on invoices (buyer_company_id, status, issue_date, id) include (kind, is_buyer_asked, transfer_date, amount, due_date, created_at) where issue_date is not null;
create index invoices_buyer_name on invoices (buyer_company_id, supplier_name, id)
  include (created_at, transfer_date, due_date, amount, status, kind, is_buyer_asked) where buyer_company_id is not null;
create index invoices_supplier on invoices (supplier_id, created_at, id)
  include (buyer_company_id, kind, status, is_buyer_asked, amount, transfer_date, due_date, issue_date) where supplier_id is not null;

drop index invoices_seller_created;
create index invoices_seller_created on invoices (seller_company_id, status, created_at, id) include (kind, transfer_date, amount, due_date) where seller_company_id is not null;
create index invoices_seller_transfer on invoices (seller_company_id, status, coalesce(transfer_date, '9999-12-31'::date), id) include (kind, transfer_date, amount, due_date, commission_amount) where seller_company_id is not null;
create index invoices_seller_due on invoices (seller_company_id, status, due_date, id) include (kind, transfer_date, amount) where seller_company_id is not null;
create index invoices_seller_amount on invoices (seller_company_id, status, amount, id) include (kind, transfer_date, due_date) where seller_company_id is not null;
-- Requests that wait for another account: few, and asked for with every list.
create index invoices_account_asked on invoices (seller_company_id, id) where kind = 'request' and is_action_required and action_required_reason = 6;
-- A word is looked for in a seller's lists as in a buyer's (0017): by names and addresses first, each found by one step, then by numbers.
create index invoices_seller_name on invoices (seller_company_id, buyer_name, id) include (created_at, transfer_date, due_date, amount, status, kind) where seller_company_id is not null;
create index invoices_seller_address on invoices (seller_company_id, buyer_email_address, id)
  include (created_at, transfer_date, due_date, amount, status, kind, buyer_name) where seller_company_id is not null;
create index invoices_seller_number on invoices using gin (seller_company_id, normalize(invoice_number, NFKC) gin_trgm_ops)
  where seller_company_id is not null and invoice_number is not null;
create index invoices_seller_number_not_ascii on invoices (seller_company_id) where seller_company_id is not null and invoice_number ~ '[^ -~]';
