-- Both come with PostgreSQL and may be added by a database's owner.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The names that a company pays, each found by one step, and everything that a list is narrowed and sorted by beside them.
create index invoices_buyer_name on invoices (buyer_company_id, supplier_name, id)
  include (created_at, transfer_date, due_date, amount, status, kind, is_action_required) where buyer_company_id is not null;

-- Parts of invoice numbers, of three signs and more. In the locale C no others than ASCII letters are known to it …
create index invoices_buyer_number on invoices using gin (buyer_company_id, normalize(invoice_number, NFKC) gin_trgm_ops)
  where invoice_number is not null;
-- … so that the few numbers with others are found here.
create index invoices_buyer_number_not_ascii on invoices (buyer_company_id) where invoice_number ~ '[^ -~]';

-- What a list is narrowed by stands beside every order, so that passing over a row does not mean to read it.
drop index invoices_buyer_created, invoices_buyer_transfer, invoices_buyer_due, invoices_buyer_amount;
create index invoices_buyer_created on invoices (buyer_company_id, status, created_at, id) include (kind, is_action_required, transfer_date, amount);
create index invoices_buyer_transfer on invoices (buyer_company_id, status, coalesce(transfer_date, '9999-12-31'::date), id) include (kind, is_action_required, transfer_date, amount);
create index invoices_buyer_due on invoices (buyer_company_id, status, due_date, id) include (kind, is_action_required, transfer_date, amount);
create index invoices_buyer_amount on invoices (buyer_company_id, status, amount, id) include (kind, is_action_required, transfer_date);
