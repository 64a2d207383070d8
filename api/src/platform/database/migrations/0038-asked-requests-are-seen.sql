-- A paid request that asks its buyer for something stands in the tab of what asks (shared/domain, payment tabs): counted anew.
insert into company_counters (company_id, name, count)
  select buyer_company_id, 'payments_actionRequired', count(*) from invoices
  where buyer_company_id is not null and is_action_required and status in (1, 2, 3) group by buyer_company_id
on conflict (company_id, name) do update set count = excluded.count;
