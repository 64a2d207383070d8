-- A request is mailed or a link alone; when somebody first looked at it; links that a newer one replaced.
alter table invoice_requests add column is_mailed boolean not null default true;
alter table invoice_requests add column opened_at timestamptz;
alter table request_keys add column revoked_at timestamptz;

-- Every mail carried a key of its own: where there is one alone, none was ever mailed.
update invoice_requests set is_mailed = false from invoices
  where invoices.id = invoice_requests.invoice_id and buyer_company_id is null
    and (select count(*) from request_keys where request_keys.invoice_id = invoices.id) = 1;

alter table invoice_events drop constraint invoice_events_kind_check;
alter table invoice_events add constraint invoice_events_kind_check check (kind in
  ('applied', 'checked', 'check_completed', 'captured', 'transferred', 'action_required', 'answered', 'cancelled',
   'expired', 'requested', 'linked', 'supplier_confirmed',
   'opened', 'link_replaced', 'message_sent', 'dates_changed', 'account_named'));
