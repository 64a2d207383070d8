-- Reading is shared out by company, and a refused upload stays refused.

alter table files
  -- Why the content was refused; its upload link is dead from then on.
  add column refusal text,
  -- How long the reading took, in milliseconds.
  add column reading_ms int check (reading_ms >= 0),
  add constraint files_accepted_or_refused check (accepted_at is null or refusal is null);

-- How much of a company waits to be read: asked for each file that is queued.
create index files_being_read_of on files (company_id) where accepted_at is not null and ocr_status in ('waiting', 'reading');
