-- What an examiner decided with the capture: whoever learns that the card is charged completes the invoice by it.
alter table payment_transactions add column completion jsonb;
drop index payment_transactions_stuck;
create index payment_transactions_stuck on payment_transactions (updated_at)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending') or pending_action is not null or completion is not null;
