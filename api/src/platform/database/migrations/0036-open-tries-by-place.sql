-- Cards that may still be declined are counted by the network address and browser that they were tried from (0141).

create index payment_transactions_open_tries on payment_transactions using gin (tried_from)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending') and invoice_id is null;
create index card_registrations_open_tries on card_registrations using gin (tried_from)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending');
