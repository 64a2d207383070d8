-- Repeated calls with one key are about one supplier.
alter table suppliers
  add column idempotency_key text,
  add column body_hash text,
  add constraint suppliers_key_with_hash check ((idempotency_key is null) = (body_hash is null));
-- Of a deleted one it counts no more, like its number and name.
create unique index suppliers_idempotency on suppliers (company_id, idempotency_key) where deleted_at is null and idempotency_key is not null;
