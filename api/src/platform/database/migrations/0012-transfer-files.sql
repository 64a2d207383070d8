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
-- The file in which a transfer stands since it was reserved; another reservation starts without one.
alter table transfers add column file_id bigint references transfer_files (id);
alter table transfers add column returned_reason text;
alter table transfers drop constraint transfers_status_check;
alter table transfers add constraint transfers_status_check check (status in ('reserved', 'done', 'cancelled', 'returned'));
create index transfers_file on transfers (file_id) where file_id is not null;
