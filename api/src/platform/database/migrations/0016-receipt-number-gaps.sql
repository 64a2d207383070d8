-- Numbers that no receipt of this database has and that none may get: a copy that was restored does not know which of
-- them were issued after it was made.
create table receipt_number_gaps (
  first_number bigint primary key check (first_number > 0),
  last_number bigint not null check (last_number >= first_number),
  reason text not null,
  created_at timestamptz not null default now()
);
create trigger receipt_number_gaps_append_only before update or delete on receipt_number_gaps
  for each row execute function refuse_change();
create trigger receipt_number_gaps_no_truncate before truncate on receipt_number_gaps execute function refuse_change();

-- Leaves out all numbers up to the next million but one, and says which receipt comes next. Called by the owner once a
-- copy is restored, in whatever way. No copy is a million receipts old.
create function leave_out_receipt_numbers(reason text) returns bigint language plpgsql
set search_path = public, pg_temp as $$
declare
  issued bigint;
  left_out bigint;
begin
  select last_number into strict issued from receipt_numbers for update;
  left_out := (issued / 1000000 + 2) * 1000000;
  insert into receipt_number_gaps (first_number, last_number, reason) values (issued + 1, left_out, reason);
  update receipt_numbers set last_number = left_out;
  return left_out + 1;
end $$;
