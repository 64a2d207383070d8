-- A company that was rejected, e.g. somebody else under its number, must not keep the number from its owner.
alter table companies drop constraint companies_corporate_number_key;
create unique index companies_corporate_number on companies (corporate_number) where registration_status <> 'rejected';
