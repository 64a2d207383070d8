-- Card payments and what the gateway was asked.

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
insert into promotions (code, commission_rate, minimum_commission_amount, valid_from, valid_until, created_by)
values ('HAJIMETE', 2, 330, '2026-01-01', '2027-03-31', 'migration');

-- The intent of a card payment: committed before the gateway is asked, so that no charge can exist without it.
create table payment_transactions (
  id uuid primary key,
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  body_hash text not null,
  order_id text not null unique check (length(order_id) <= 100),
  -- A payment is an application of its own, or about an invoice that is there already: a request that its buyer pays,
  -- or a payment whose card is authorised again.
  subject text not null default 'application' check (subject in ('application', 'request', 'reauthorisation')),
  about_invoice_id bigint references invoices (id),
  -- The application as checked, without the card token.
  application jsonb,
  -- What the invoice takes on in the transaction that records the authorisation.
  invoice_changes jsonb,
  status text not null default 'created' check (status in (
    'created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured',
    'voided', 'refunded', 'declined', 'abandoned')),
  -- The payment that replaced this one on its invoice: this one stands for nothing any more and is released.
  superseded_by uuid references payment_transactions (id),
  -- What the gateway still has to be asked. The examiner or user decided it; the job repeats it until it is done.
  pending_action text check (pending_action in ('capture', 'release')),
  -- Since when: what is not done after a day needs a person. Every attempt moves updated_at.
  pending_since timestamptz,
  -- What an examiner decided with the capture: the one who learns that the card is charged completes the invoice by it.
  completion jsonb,
  -- Two applications about the same evidence or the same invoice document share a key.
  evidence_key text not null,
  document_key text,
  -- SHA-256 of each file: see payment_evidence.
  evidence_hashes text[] not null default '{}',
  -- What its document is known by where no T number names its issuer, and on which side it was paid: a request and the
  -- buyer's own application about one document exclude each other (decision 0067).
  counterpart_keys text[] not null default '{}',
  invoice_id bigint references invoices (id),
  amount bigint not null,
  commission_amount bigint not null,
  commission_tax_amount bigint not null,
  commission_rate integer not null,
  -- The least fee that a payment was applied for with: a corrected amount is priced by it, whatever is configured then.
  minimum_commission_amount bigint not null check (minimum_commission_amount >= 0),
  promotion_code text,
  total_amount bigint not null check (total_amount between 1 and 99999999),
  credit_card_id bigint references credit_cards (id),
  card_brand text,
  card_last4 text,
  card_expire text,
  is_card_saved boolean not null default false,
  -- From where its card was tried, as of card_registrations.
  tried_from text[] not null default '{}',
  authentication_url text,
  gateway_transaction_id text,
  v_result_code text,
  created_at timestamptz not null default now(),
  -- When the gateway was last asked; a stuck intent is one that has waited too long since.
  gateway_requested_at timestamptz,
  updated_at timestamptz not null default now(),
  check (total_amount = amount + commission_amount),
  check ((subject = 'application') = (about_invoice_id is null)),
  check (subject <> 'application' or application is not null),
  unique (company_id, idempotency_key)
);
alter table invoices add foreign key (payment_id) references payment_transactions (id);

-- A superseded payment counts no more: its successor takes over in one transaction, before the gateway has released
-- the old authorisation.
create unique index payment_transactions_one_charge_per_invoice on payment_transactions (invoice_id)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')
    and superseded_by is null;
create unique index payment_transactions_one_charge_per_evidence on payment_transactions (company_id, evidence_key)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')
    and superseded_by is null;
create unique index payment_transactions_one_charge_per_document on payment_transactions (company_id, document_key)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')
    and superseded_by is null;
create index payment_transactions_counterparts on payment_transactions using gin (counterpart_keys)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')
    and superseded_by is null;
create index payment_transactions_about on payment_transactions (about_invoice_id) where about_invoice_id is not null;
-- Applications in progress about a supplier are searched while it is locked: among those without an invoice, not among
-- all payments of the company.
create index payment_transactions_without_invoice on payment_transactions (company_id, status)
  where invoice_id is null;
create index payment_transactions_stuck on payment_transactions (updated_at)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending')
    or pending_action is not null or completion is not null;
-- Cards that may still be declined, as of card_registrations.
create index payment_transactions_open_tries on payment_transactions using gin (tried_from)
  where status in ('created', 'token_bound', 'authentication_pending', 'pending') and invoice_id is null;
create index payment_transactions_changed on payment_transactions (updated_at, id);
-- Payments are the uses of a code: a declined, voided or refunded one is none any more, and nothing is counted back.
create index payment_transactions_promotion on payment_transactions (promotion_code, company_id)
  where promotion_code is not null;
create trigger refuse_closed_company before insert on payment_transactions
  for each row execute function refuse_closed_company();

create function mark_pending_since() returns trigger language plpgsql as $$
begin
  new.pending_since := case when new.pending_action is null then null else new.updated_at end;
  return new;
end $$;
create trigger mark_pending_since before update of pending_action on payment_transactions
  for each row when (new.pending_action is distinct from old.pending_action) execute function mark_pending_since();

-- Each file stands for at most one live charge of a company, alone or among others, in an application or behind a
-- request. A key over all files of an application could not tell that: sets that overlap have other keys.
create table payment_evidence (
  payment_id uuid not null references payment_transactions (id),
  company_id bigint not null references companies (id),
  -- SHA-256 of the file.
  sha256 text not null,
  -- Whether its payment is charged or may still be: follows the payment. What was replaced stands for no charge.
  is_live boolean not null,
  primary key (payment_id, sha256)
);
create unique index payment_evidence_one_live_charge on payment_evidence (company_id, sha256) where is_live;

create function save_payment_evidence() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- Two payments that share files meet at the first of them, and not crosswise. What is new is claimed before the old
  -- is released: two payments that exchange their files refuse each other and don't wait for each other.
  insert into payment_evidence (payment_id, company_id, sha256, is_live)
    select new.id, new.company_id, hash,
      new.status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')
        and new.superseded_by is null
    from (select distinct unnest(new.evidence_hashes) as hash order by hash) hashes
    on conflict (payment_id, sha256) do update set is_live = excluded.is_live
      where payment_evidence.is_live <> excluded.is_live;
  update payment_evidence set is_live = false
    where payment_id = new.id and is_live and sha256 <> all (new.evidence_hashes);
  return null;
end $$;
create trigger save_payment_evidence after insert on payment_transactions
  for each row when (new.evidence_hashes <> '{}') execute function save_payment_evidence();
-- It changes only where the files do, or where the payment ceases to be live or is live again.
create trigger follow_payment_evidence after update of status, superseded_by, evidence_hashes
  on payment_transactions
  for each row when (new.evidence_hashes <> '{}' and (
    old.evidence_hashes is distinct from new.evidence_hashes
    or (old.superseded_by is null and old.status in (
      'created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured'))
    is distinct from (new.superseded_by is null and new.status in (
      'created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured'))))
  execute function save_payment_evidence();

create table gateway_calls (
  id bigint generated always as identity primary key,
  payment_id uuid references payment_transactions (id),
  card_registration_id uuid references card_registrations (id),
  company_id bigint references companies (id),
  operation text not null,
  -- Without token and hash.
  request jsonb not null,
  started_at timestamptz not null default now(),
  answered_at timestamptz,
  outcome text check (outcome in ('success', 'failure', 'pending', 'no_answer')),
  v_result_code text,
  response jsonb
);
create index gateway_calls_payment on gateway_calls (payment_id, id);
create index gateway_calls_card_registration on gateway_calls (card_registration_id, id)
  where card_registration_id is not null;

create table gateway_pushes (
  push_id text primary key,
  order_id text not null,
  body jsonb not null,
  received_at timestamptz not null default now()
);
