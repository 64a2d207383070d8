-- The key of the draft that became a request: a save that was still on its way does not bring it back.
alter table invoice_requests add column draft_key uuid;
create index invoice_requests_draft_key on invoice_requests (seller_company_id, draft_key) where draft_key is not null;
