-- Each class has its rate and its tax as the invoice states it. Discounts have rates in hundredths of a percent.
alter table invoice_requests
  add column standard_tax_rate smallint not null default 10 check (standard_tax_rate between 0 and 100),
  add column reduced_tax_rate smallint not null default 8 check (reduced_tax_rate between 0 and 100),
  add column standard_consumption_tax_amount bigint,
  add column reduced_consumption_tax_amount bigint,
  -- Which of the seller's accounts was chosen. Where the money goes stands in the invoice.
  add column account_id bigint references deposit_accounts (id) on delete set null,
  alter column discount_rate type integer using round(discount_rate * 100)::integer;
alter table invoice_requests
  alter column standard_tax_rate drop default,
  alter column reduced_tax_rate drop default;

-- The sum was accepted where each class is rounded down or up: what is left below the least reduced tax is the standard one's.
with rounded as (
  select invoice_id, (standard_discounted_amount * 10 + 99) / 100 as highest_standard,
    consumption_tax_amount - reduced_discounted_amount * 8 / 100 as without_reduced
  from invoice_requests
)
update invoice_requests as request set standard_consumption_tax_amount = greatest(0, least(without_reduced, highest_standard))
from rounded where rounded.invoice_id = request.invoice_id;
update invoice_requests set reduced_consumption_tax_amount = consumption_tax_amount - standard_consumption_tax_amount;

alter table invoice_requests
  alter column standard_consumption_tax_amount set not null,
  alter column reduced_consumption_tax_amount set not null,
  add check (standard_consumption_tax_amount >= 0),
  add check (reduced_consumption_tax_amount >= 0),
  add check (standard_consumption_tax_amount + reduced_consumption_tax_amount = consumption_tax_amount),
  add check (discount_rate between 0 and 10000);
create index invoice_requests_account on invoice_requests (account_id);
