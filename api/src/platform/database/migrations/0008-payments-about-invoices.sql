-- A payment also can be about an invoice that is there already: a request that its buyer pays, or a payment whose card is authorised again.
alter table payment_transactions
  add column subject text not null default 'application' check (subject in ('application', 'request', 'reauthorisation')),
  add column about_invoice_id bigint references invoices (id),
  -- What the invoice takes on in the transaction that records the authorisation.
  add column invoice_changes jsonb,
  -- The payment that took this one's place on its invoice: it stands for nothing any more and is given back.
  add column superseded_by uuid references payment_transactions (id),
  alter column application drop not null,
  add check ((subject = 'application') = (about_invoice_id is null)),
  add check (subject <> 'application' or application is not null);
create index payment_transactions_about on payment_transactions (about_invoice_id) where about_invoice_id is not null;

-- The place is taken over in one transaction, before the gateway has given the old authorisation back.
drop index payment_transactions_one_charge_per_invoice;
drop index payment_transactions_one_charge_per_evidence;
drop index payment_transactions_one_charge_per_document;
create unique index payment_transactions_one_charge_per_invoice on payment_transactions (invoice_id)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured') and superseded_by is null;
create unique index payment_transactions_one_charge_per_evidence on payment_transactions (company_id, evidence_key)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured') and superseded_by is null;
create unique index payment_transactions_one_charge_per_document on payment_transactions (company_id, document_key)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured') and superseded_by is null;
