-- A seller addresses an open request to somebody else (0177).

-- Since when a request stands addressed as it is; null where that never changed. Keys and mails of before lead nowhere.
alter table invoice_requests add column addressed_at timestamptz;

-- Only one kind more: no row of before has to be checked while the table is locked.
alter table invoice_events
  drop constraint invoice_events_kind_check,
  add constraint invoice_events_kind_check check (kind in (
    'applied', 'checked', 'check_completed', 'captured', 'transferred', 'action_required', 'answered', 'cancelled',
    'expired', 'requested', 'linked', 'supplier_confirmed',
    'mailed', 'mail_failed', 'opened', 'link_replaced', 'dates_changed', 'message_sent', 'account_named',
    'addressee_changed')) not valid;
