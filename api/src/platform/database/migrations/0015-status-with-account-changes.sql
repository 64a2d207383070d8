-- What a change of an account did to its supplier: a supplier is checked again when money may go elsewhere. Null before this was kept.
alter table supplier_account_changes
  add column supplier_status_before text check (supplier_status_before in ('Approved', 'Escalation', 'Unapproved', 'Rejected')),
  add column supplier_status_after text check (supplier_status_after in ('Approved', 'Escalation', 'Unapproved', 'Rejected')),
  add constraint supplier_statuses_together check ((supplier_status_before is null) = (supplier_status_after is null));

-- Whether a transfer to an account is on its way.
create index invoices_supplier_account on invoices (supplier_account_id) where supplier_account_id is not null and status = 3;
