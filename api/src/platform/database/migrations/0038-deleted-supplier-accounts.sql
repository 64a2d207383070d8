-- An account of a supplier can be taken out of use (0176): payments of before and its history still point at the row.

alter table supplier_accounts
  add column deleted_at timestamptz,
  drop constraint supplier_accounts_supplier_id_bank_code_branch_code_account_key;
-- The same account may be added again.
create unique index supplier_accounts_live
  on supplier_accounts (supplier_id, bank_code, branch_code, account_type, account_number) where deleted_at is null;
create index supplier_accounts_supplier on supplier_accounts (supplier_id);

-- Nothing is left after a deletion.
alter table supplier_account_changes
  alter column after drop not null,
  add constraint supplier_account_changes_about_an_account check (before is not null or after is not null);
