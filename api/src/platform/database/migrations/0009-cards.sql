-- Saved cards, and cards that are being saved.

create table credit_cards (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  brand text not null check (brand in ('JCB', 'VISA', 'MASTER', 'AMEX', 'DINERS')),
  last4 text not null check (last4 ~ '^\d{4}$'),
  expire text not null check (expire ~ '^\d{2}/\d{2}$'),
  -- The gateway's id of the card under the company's gateway account.
  gateway_card_id text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index credit_cards_live on credit_cards (company_id, gateway_card_id) where deleted_at is null;
-- Year first: `expire` is MM/YY.
create index credit_cards_by_expiry on credit_cards (substr(expire, 4, 2), substr(expire, 1, 2))
  where deleted_at is null;
create trigger refuse_closed_company before insert on credit_cards
  for each row execute function refuse_closed_company();

-- Who was notified that a saved card expires. A renewed card has another expiry and is notified about again.
create table card_expiry_notices (
  credit_card_id bigint not null references credit_cards (id),
  expire text not null,
  days_before smallint not null check (days_before in (30, 60)),
  notified_at timestamptz not null,
  primary key (credit_card_id, expire, days_before)
);

-- A card that is being saved: committed before the gateway is asked, so that no authorisation can exist without it
-- (decision 0051).
create table card_registrations (
  id uuid primary key,
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  body_hash text not null,
  order_id text not null unique check (length(order_id) <= 100),
  status text not null default 'created' check (status in (
    'created', 'token_bound', 'authentication_pending', 'pending', 'saved', 'already_saved', 'declined', 'abandoned')),
  -- The yen that was authorised is still to be voided.
  is_release_due boolean not null default false,
  credit_card_id bigint references credit_cards (id),
  authentication_url text,
  v_result_code text,
  -- From where it was tried: the network address and the browser, as keys of the limits of declined cards.
  tried_from text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- When the gateway was last asked.
  gateway_requested_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (company_id, idempotency_key),
  check ((status in ('saved', 'already_saved')) = (credit_card_id is not null))
);
create index card_registrations_open on card_registrations (company_id, user_id, created_at)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending');
create index card_registrations_stuck on card_registrations (updated_at)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending') or is_release_due;
-- Cards that may still be declined are counted by what they were tried from (decision 0141).
create index card_registrations_open_tries on card_registrations using gin (tried_from)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending');
create trigger refuse_closed_company before insert on card_registrations
  for each row execute function refuse_closed_company();
