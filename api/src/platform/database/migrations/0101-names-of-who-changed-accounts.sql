-- Apart from the new column, whose lock nobody can read past. What processes of the version before add until they are gone has none:
-- it is read with the name of the user.
alter table supplier_account_changes disable trigger supplier_account_changes_append_only;
update supplier_account_changes set changed_by_name = user_last_name || ' ' || user_first_name from users where users.id = changed_by;
alter table supplier_account_changes enable trigger supplier_account_changes_append_only;
