-- What went to the bank stays as it was; only that its results were read is added, once.
create function refuse_change_of_file() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null or new.settled_at is null or to_jsonb(new) - 'settled_at' <> to_jsonb(old) - 'settled_at' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger transfer_files_append_only before update on transfer_files for each row execute function refuse_change_of_file();
create trigger transfer_files_not_deleted before delete on transfer_files for each row execute function refuse_change();
create trigger transfer_files_no_truncate before truncate on transfer_files execute function refuse_change();

-- Each reservation is a row of its own, so that a file's rows stay the file's; one of an invoice is alive.
alter table transfers drop constraint transfers_invoice_id_key;
-- The transfer that came back after it was done and that this one repeats.
alter table transfers add column follows bigint references transfers (id);
create unique index transfers_one_alive on transfers (invoice_id) where status in ('reserved', 'done');
create index transfers_invoice on transfers (invoice_id, id);

-- Money that was sent and came back (組戻し): a case of its own beside the invoice, whose status is final.
create table returned_transfers (
  id bigint generated always as identity primary key,
  transfer_id bigint not null unique references transfers (id),
  invoice_id bigint not null references invoices (id),
  -- Which return of this invoice it is, from 1.
  occasion int not null check (occasion > 0),
  reason text not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  -- Decided by a second person; null while somebody has to.
  outcome text check (outcome in ('resend', 'refund')),
  follow_up_id bigint unique references transfers (id),
  decided_by text,
  decided_at timestamptz,
  unique (invoice_id, occasion),
  check ((outcome is null) = (decided_by is null)),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is not distinct from 'resend') = (follow_up_id is not null)),
  check (decided_by <> recorded_by)
);
create index returned_transfers_open on returned_transfers (id) where outcome is null;

-- Sent, come back, sent again: a kind of posting is made once on each occasion.
alter table ledger_postings add column occasion int not null default 1 check (occasion > 0);
alter table ledger_postings drop constraint ledger_postings_payment_id_kind_key;
alter table ledger_postings add constraint ledger_postings_once unique (payment_id, kind, occasion);
alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add constraint ledger_postings_kind_check check (kind in ('authorised', 'captured', 'voided', 'refunded', 'transferred', 'returned'));
