-- How many invoices of each state a company has in each stretch of each order of its list: what lies before a page is
-- added up here instead of being walked through. A stretch is a month or, for amounts, a pair of leading digits.

create table invoice_list_counts (
  company_id bigint not null references companies (id),
  list text not null check (list in ('created_at', 'transfer_date', 'due_date', 'amount', 'requested_at')),
  -- Where the stretch begins: seconds or days since 1970, or yen.
  bucket bigint not null,
  status smallint not null,
  kind text not null,
  is_action_required boolean not null,
  count bigint not null,
  primary key (company_id, list, bucket, status, kind, is_action_required)
) with (fillfactor = 70);

-- No transfer date yet sorts as the last of days.
create function invoice_list_places(invoice invoices) returns table (company_id bigint, list text, bucket bigint)
language sql immutable as $$
  select p.company_id, p.list, p.bucket from (values
    (invoice.buyer_company_id, 'created_at', extract(epoch from date_trunc('month', invoice.created_at at time zone 'UTC'))::bigint),
    (invoice.buyer_company_id, 'transfer_date', date_trunc('month', coalesce(invoice.transfer_date, '9999-12-31')::timestamp)::date - '1970-01-01'::date),
    (invoice.buyer_company_id, 'due_date', date_trunc('month', invoice.due_date::timestamp)::date - '1970-01-01'::date),
    (invoice.buyer_company_id, 'amount', invoice.amount / (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint * (10 ^ greatest(length(invoice.amount::text) - 2, 0))::bigint),
    (invoice.seller_company_id, 'requested_at', extract(epoch from date_trunc('month', invoice.created_at at time zone 'UTC'))::bigint)
  ) as p (company_id, list, bucket)
  where p.company_id is not null
$$;

create function count_invoice_in_lists() returns trigger language plpgsql as $$
begin
  insert into invoice_list_counts as kept (company_id, list, bucket, status, kind, is_action_required, count)
  select p.company_id, p.list, p.bucket, changed.status, changed.kind, changed.is_action_required, sum(changed.delta)
  from (select new.status, new.kind, new.is_action_required, 1 as delta, new as invoice where tg_op <> 'DELETE'
    union all select old.status, old.kind, old.is_action_required, -1, old where tg_op <> 'INSERT') as changed,
    invoice_list_places(changed.invoice) as p
  group by 1, 2, 3, 4, 5, 6 having sum(changed.delta) <> 0
  -- One order for all, so that two transactions never wait for each other.
  order by 1, 2, 3, 4, 5, 6
  on conflict (company_id, list, bucket, status, kind, is_action_required) do update set count = kept.count + excluded.count;
  return null;
end $$;

-- Deferred: the counts are locked only while the transaction commits.
create constraint trigger invoices_counted after insert or delete or update
  of buyer_company_id, seller_company_id, status, kind, is_action_required, created_at, transfer_date, due_date, amount on invoices
  deferrable initially deferred for each row execute function count_invoice_in_lists();

create function recount_invoice_lists() returns void language sql as $$
  delete from invoice_list_counts;
  insert into invoice_list_counts
  select p.company_id, p.list, p.bucket, i.status, i.kind, i.is_action_required, count(*)
  from invoices as i, invoice_list_places(i) as p
  group by 1, 2, 3, 4, 5, 6;
$$;
select recount_invoice_lists();

-- A page reads one index per status and merges them, without looking at a row before it knows which it wants.
drop index invoices_buyer_created, invoices_buyer_transfer, invoices_buyer_due, invoices_buyer_amount;
create index invoices_buyer_created on invoices (buyer_company_id, status, created_at, id) include (kind, is_action_required);
create index invoices_buyer_transfer on invoices (buyer_company_id, status, coalesce(transfer_date, '9999-12-31'::date), id) include (kind, is_action_required, transfer_date);
create index invoices_buyer_due on invoices (buyer_company_id, status, due_date, id) include (kind, is_action_required);
create index invoices_buyer_amount on invoices (buyer_company_id, status, amount, id) include (kind, is_action_required);
