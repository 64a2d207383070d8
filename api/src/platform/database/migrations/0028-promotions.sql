create table promotions (
  -- Normalised: half-width, upper case.
  code text primary key check (code ~ '^[A-Z0-9_-]{3,20}$'),
  commission_rate integer not null check (commission_rate between 0 and 100),
  minimum_commission_amount bigint not null check (minimum_commission_amount >= 0),
  -- Days in Japan, both included.
  valid_from date not null,
  valid_until date not null,
  max_uses integer check (max_uses > 0),
  max_uses_per_company integer check (max_uses_per_company > 0),
  is_first_payment_only boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now(),
  check (valid_from <= valid_until)
);
-- What was in force before there was a table of them.
insert into promotions (code, commission_rate, minimum_commission_amount, valid_from, valid_until, created_by)
values ('HAJIMETE', 2, 330, '2026-01-01', '2027-03-31', 'migration');
-- Payments are the uses: what is declined, voided or refunded is none any more, without anybody counting back.
create index payment_transactions_promotion on payment_transactions (promotion_code, company_id) where promotion_code is not null;
