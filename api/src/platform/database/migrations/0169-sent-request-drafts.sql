-- Drafts that became a request: a late save of one is refused, by its id and by its key.
create table sent_request_drafts (
  draft_id bigint primary key,
  company_id bigint not null references companies,
  draft_key uuid,
  invoice_id bigint not null references invoices
);
create index sent_request_drafts_key on sent_request_drafts (company_id, draft_key) where draft_key is not null;
