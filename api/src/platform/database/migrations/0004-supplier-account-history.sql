-- What an account was before each change, and who changed it: invoice fraud works by changing accounts.
create table supplier_account_changes (
  id bigint generated always as identity primary key,
  supplier_account_id bigint not null references supplier_accounts,
  before jsonb,
  after jsonb not null,
  changed_by bigint not null references users,
  changed_at timestamptz not null default now()
);
create index supplier_account_changes_account on supplier_account_changes (supplier_account_id, id);
create trigger supplier_account_changes_append_only before update or delete on supplier_account_changes for each row execute function refuse_change();
create trigger supplier_account_changes_no_truncate before truncate on supplier_account_changes execute function refuse_change();
