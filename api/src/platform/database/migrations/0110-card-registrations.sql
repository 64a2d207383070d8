-- A card that is being saved: committed before the gateway is asked, so that no authorisation can exist without it (decision 0051).
create table card_registrations (
  id uuid primary key,
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  body_hash text not null,
  order_id text not null unique check (length(order_id) <= 100),
  status text not null default 'created'
    check (status in ('created', 'token_bound', 'authentication_pending', 'pending', 'saved', 'already_saved', 'declined', 'abandoned')),
  -- The yen that was authorised is still to be voided.
  is_release_due boolean not null default false,
  credit_card_id bigint references credit_cards (id),
  authentication_url text,
  v_result_code text,
  created_at timestamptz not null default now(),
  -- When the gateway was last asked.
  asked_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (company_id, idempotency_key),
  check ((status in ('saved', 'already_saved')) = (credit_card_id is not null))
);
create index card_registrations_open on card_registrations (company_id, user_id, created_at)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending');
create index card_registrations_stuck on card_registrations (updated_at)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending') or is_release_due;

alter table gateway_calls add column card_registration_id uuid references card_registrations (id);
create index gateway_calls_card_registration on gateway_calls (card_registration_id, id) where card_registration_id is not null;
