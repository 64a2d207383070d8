-- Stored invoices are searched by the date that they carry (電子帳簿保存法). As in 0017, all that a list is narrowed by stands beside
-- every order, so that passing over a row does not mean to read it.
drop index invoices_buyer_created, invoices_buyer_transfer, invoices_buyer_due, invoices_buyer_amount;
create index invoices_buyer_created on invoices (buyer_company_id, status, created_at, id) include (kind, is_action_required, transfer_date, amount, due_date, issue_date);
create index invoices_buyer_transfer on invoices (buyer_company_id, status, coalesce(transfer_date, '9999-12-31'::date), id) include (kind, is_action_required, transfer_date, amount, due_date, issue_date);
create index invoices_buyer_due on invoices (buyer_company_id, status, due_date, id) include (kind, is_action_required, transfer_date, amount, issue_date);
create index invoices_buyer_amount on invoices (buyer_company_id, status, amount, id) include (kind, is_action_required, transfer_date, due_date, issue_date);

-- No list is ordered by it, so it has no counts: this is for finding and counting what lies between two days.
create index invoices_buyer_issued on invoices (buyer_company_id, status, issue_date, id) include (kind, is_action_required, transfer_date, amount, due_date, created_at) where issue_date is not null;
