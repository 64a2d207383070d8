-- A company that was rejected, e.g. somebody else under its number, must not keep the number from its owner. It gives the number up and
-- keeps what it had told aside: processes of the version before register by the constraint and run while this one is rolled out.
alter table companies
  add column rejected_number text,
  drop constraint companies_check,
  add constraint companies_check check (
    (business_form = 1 and corporation is not null and sole_proprietor is null and coalesce(corporate_number, rejected_number) is not null)
    or (business_form = 2 and sole_proprietor is not null and corporation is null)),
  add constraint companies_rejected_number_check check (rejected_number is null or (registration_status = 'rejected' and corporate_number is null));
update companies set rejected_number = corporate_number, corporate_number = null where registration_status = 'rejected' and corporate_number is not null;
