-- What waits for an examiner, of all companies, in the order of its id.

create index suppliers_to_examine on suppliers (id)
  where deleted_at is null and status in ('Unapproved', 'Escalation');
create index invoices_to_examine on invoices (id)
  where payment_id is not null and status in (1, 2, 3);
