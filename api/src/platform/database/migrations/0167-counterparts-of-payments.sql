-- What a payment's document is known by where no T number names its issuer, and on which side it was paid: a request and the buyer's own
-- application about one document exclude each other (decision 0067). Empty for payments of an earlier version.
alter table payment_transactions add column counterpart_keys text[] not null default '{}';
create index payment_transactions_counterparts on payment_transactions using gin (counterpart_keys)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured') and superseded_by is null;
