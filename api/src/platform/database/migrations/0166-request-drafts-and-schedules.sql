-- As drafts of payments: a draft whose answer was lost is asked for again, and the same key names one draft.
alter table invoice_request_drafts add column draft_key uuid, add column is_scheduled boolean not null default false;
-- Percents until now; hundredths of a percent from here on, as the form has them.
update invoice_request_drafts set form_values = jsonb_set(form_values, '{discount_rate}', to_jsonb(round((form_values ->> 'discount_rate')::numeric * 100)))
  where jsonb_typeof(form_values -> 'discount_rate') = 'number';
create unique index invoice_request_drafts_key on invoice_request_drafts (company_id, draft_key) where draft_key is not null;
create index invoice_request_drafts_expiring on invoice_request_drafts (expires_at);

-- A request that is prepared each month: next_on is the day of the next draft.
create table request_schedules (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  created_by bigint not null references users,
  invoice_id bigint not null references invoices,
  rule jsonb not null,
  next_on date not null,
  created_at timestamptz not null
);
create unique index request_schedules_one_each on request_schedules (company_id, invoice_id);
create index request_schedules_due on request_schedules (next_on, id);
create trigger refuse_closed_company before insert on request_schedules
  for each row execute function refuse_closed_company();
