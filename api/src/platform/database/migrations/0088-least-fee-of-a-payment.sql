-- The least fee that a payment was applied for with: a corrected amount is priced by it, whatever is configured by then. The default is
-- for processes of the version before, which know no other and run while this one is rolled out.
alter table payment_transactions add column minimum_commission_amount bigint not null default 330 check (minimum_commission_amount >= 0);
