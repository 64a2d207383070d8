-- The ledger, transfers to the bank, money that came back, receipts, and what the nightly comparison finds.

-- Double entry. A posting is one business event of a payment; its lines add up to nothing.
create table ledger_postings (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment_transactions (id),
  invoice_id bigint not null references invoices (id),
  company_id bigint not null references companies (id),
  kind text not null check (kind in ('authorised', 'captured', 'voided', 'refunded', 'transferred', 'returned')),
  -- Sent, come back, sent again: a kind of posting is made once on each occasion.
  occasion int not null default 1 check (occasion > 0),
  posted_at timestamptz not null default now(),
  constraint ledger_postings_once unique (payment_id, kind, occasion)
);
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings execute function refuse_change();

create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null references ledger_postings (id),
  account text not null,
  -- Debit positive, credit negative.
  amount bigint not null check (amount <> 0),
  unique (posting_id, account)
);
create function check_ledger_balance() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  balance bigint;
begin
  select sum(amount) into balance from ledger_entries where posting_id = new.posting_id;
  if balance <> 0 then
    raise exception 'ledger posting % is off by %', new.posting_id, balance using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries execute function refuse_change();

-- What went to the bank, byte for byte, and what came back.
create table transfer_files (
  id bigint generated always as identity primary key,
  transfer_date date not null,
  -- Number of the file within its day, from 1.
  sequence int not null check (sequence > 0),
  content bytea not null,
  sha256 text not null,
  transfer_count int not null check (transfer_count > 0),
  total_amount bigint not null check (total_amount > 0),
  created_by text not null,
  created_at timestamptz not null,
  -- When the bank's results were read; null while they are awaited.
  settled_at timestamptz,
  unique (transfer_date, sequence)
);
-- What went to the bank stays as it was; only that its results were read is added, once.
create function refuse_change_of_file() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null or new.settled_at is null
    or to_jsonb(new) - 'settled_at' <> to_jsonb(old) - 'settled_at' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger transfer_files_append_only before update on transfer_files
  for each row execute function refuse_change_of_file();
create trigger transfer_files_not_deleted before delete on transfer_files
  for each row execute function refuse_change();
create trigger transfer_files_no_truncate before truncate on transfer_files execute function refuse_change();

-- Each reservation is a row of its own, so that a file's rows stay the file's; one of an invoice is alive.
create table transfers (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices (id),
  amount bigint not null check (amount > 0),
  transfer_date date not null,
  account jsonb not null,
  transfer_person_name text not null,
  status text not null check (status in ('reserved', 'done', 'cancelled', 'returned')),
  -- The file in which a transfer stands since it was reserved; another reservation starts without one.
  file_id bigint references transfer_files (id),
  returned_reason text,
  -- The transfer that came back after it was done and that this one repeats.
  follows bigint references transfers (id),
  reserved_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text
);
create unique index transfers_one_alive on transfers (invoice_id) where status in ('reserved', 'done');
create index transfers_invoice on transfers (invoice_id, id);
create index transfers_reserved on transfers (transfer_date, id) where status = 'reserved';
create index transfers_file on transfers (file_id) where file_id is not null;

-- A result that contradicts the books: it was not carried out.
create table transfer_conflicts (
  transfer_id bigint not null references transfers (id),
  code smallint not null,
  read_at timestamptz not null,
  primary key (transfer_id, code)
);

-- Money that was sent and came back (組戻し): a case of its own beside the invoice, whose status is final.
create table returned_transfers (
  id bigint generated always as identity primary key,
  transfer_id bigint not null unique references transfers (id),
  invoice_id bigint not null references invoices (id),
  -- Which return of this invoice it is, from 1.
  occasion int not null check (occasion > 0),
  reason text not null,
  recorded_by_id bigint not null references examiners (id),
  recorded_at timestamptz not null,
  -- The seller of a request names another account before somebody decides; null until then.
  account_named_at timestamptz,
  -- Decided by a second person; null while somebody has to.
  outcome text check (outcome in ('resend', 'refund')),
  follow_up_id bigint unique references transfers (id),
  decided_by_id bigint references examiners (id),
  decided_at timestamptz,
  unique (invoice_id, occasion),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is not distinct from 'resend') = (follow_up_id is not null)),
  check ((outcome is null) = (decided_by_id is null)),
  constraint returned_transfers_two_examiners check (decided_by_id <> recorded_by_id)
);
create index returned_transfers_open on returned_transfers (id) where outcome is null;
create index returned_transfers_undecided on returned_transfers (invoice_id) where outcome is null;

-- Receipt numbers come from a row that is locked until the receipt is committed, so none is ever left out.
create table receipt_numbers (
  is_only boolean primary key default true check (is_only),
  last_number bigint not null
);
insert into receipt_numbers (last_number) values (0);

create table receipts (
  number bigint primary key,
  invoice_id bigint not null unique references invoices (id),
  company_id bigint not null references companies (id),
  issued_on date not null,
  -- Everything printed on it.
  content jsonb not null,
  created_at timestamptz not null default now()
);
create index receipts_company on receipts (company_id, number);
create trigger receipts_append_only before update or delete on receipts
  for each row execute function refuse_change();
create trigger receipts_no_truncate before truncate on receipts execute function refuse_change();

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
  -- Somebody has examined it and accepts it as it is.
  acknowledged_at timestamptz,
  acknowledged_by text,
  acknowledged_reason text,
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check ((acknowledged_at is null) = (acknowledged_reason is null))
);
create unique index findings_once on findings (kind, subject, expected, found) where resolved_at is null;
