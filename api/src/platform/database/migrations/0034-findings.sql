-- What two sources say differently about the same thing.
create table findings (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  expected text not null,
  found text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- When it was not seen any more.
  resolved_at timestamptz,
  -- Somebody has looked into it and takes it as it is.
  acknowledged_at timestamptz,
  acknowledged_by text,
  acknowledged_reason text,
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check ((acknowledged_at is null) = (acknowledged_reason is null))
);
create unique index findings_once on findings (kind, subject, expected, found) where resolved_at is null;

-- A result that says otherwise than what is in the books: it was not carried out.
create table transfer_conflicts (
  transfer_id bigint not null references transfers (id),
  code smallint not null,
  read_at timestamptz not null,
  primary key (transfer_id, code)
);
create index payment_transactions_changed on payment_transactions (updated_at, id);
