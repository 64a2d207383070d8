-- Whoever has a file with this content: a search by content alone must not walk through all companies.
drop index files_same;
create index files_same on files (sha256, company_id) where sha256 is not null;

-- The readings that are not finished, for who looks after them.
create index files_being_read on files (accepted_at) where ocr_status in ('waiting', 'reading');
