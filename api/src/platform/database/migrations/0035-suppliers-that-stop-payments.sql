-- A payment that waited for its supplier goes on: the timeline says so.
alter table invoice_events drop constraint invoice_events_kind_check;
alter table invoice_events add constraint invoice_events_kind_check check (kind in
  ('applied', 'checked', 'check_completed', 'captured', 'transferred', 'action_required', 'answered', 'cancelled', 'expired', 'requested', 'linked', 'supplier_confirmed'));
