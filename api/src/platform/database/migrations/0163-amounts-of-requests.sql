-- Each class has its rate and its tax as the invoice states it. Discounts have rates in hundredths of a percent.
-- Processes of an older version go on while this lands: they know no tax of a class and write percents, with fractions.
alter table invoice_requests
  add column standard_tax_rate smallint not null default 10 check (standard_tax_rate between 0 and 100),
  add column reduced_tax_rate smallint not null default 8 check (reduced_tax_rate between 0 and 100),
  add column standard_consumption_tax_amount bigint,
  add column reduced_consumption_tax_amount bigint,
  -- Which of the seller's accounts was chosen. Where the money goes stands in the invoice.
  add column account_id bigint references deposit_accounts (id) on delete set null;

-- The sum was accepted where each class is rounded down or up: what is left below the least reduced tax is the standard one's.
create function fill_amounts_of_older_version() returns trigger language plpgsql as $$
begin
  new.standard_consumption_tax_amount := greatest(0, least(
    new.consumption_tax_amount - new.reduced_discounted_amount * 8 / 100, (new.standard_discounted_amount * 10 + 99) / 100));
  new.reduced_consumption_tax_amount := new.consumption_tax_amount - new.standard_consumption_tax_amount;
  new.discount_rate := round(new.discount_rate::numeric * 100);
  return new;
end $$;
create trigger amounts_of_older_version before insert or update on invoice_requests
  for each row when (new.standard_consumption_tax_amount is null) execute function fill_amounts_of_older_version();
update invoice_requests set standard_consumption_tax_amount = null;

alter table invoice_requests
  alter column standard_consumption_tax_amount set not null,
  alter column reduced_consumption_tax_amount set not null,
  add check (standard_consumption_tax_amount >= 0),
  add check (reduced_consumption_tax_amount >= 0),
  add check (standard_consumption_tax_amount + reduced_consumption_tax_amount = consumption_tax_amount),
  add check (discount_rate between 0 and 10000 and discount_rate = trunc(discount_rate));
create index invoice_requests_account on invoice_requests (account_id);
