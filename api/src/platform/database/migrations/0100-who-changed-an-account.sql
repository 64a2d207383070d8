-- The name of who changed an account, as it was then: a user who is renamed does not rewrite the past.
alter table supplier_account_changes add column changed_by_name text;
