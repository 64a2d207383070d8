-- Every finished file that a row names, for who copies or compares files without knowing the tables (decision 0140).
-- A table that names files of its own adds them here; stored-files.test.ts compares it with what is in the file store.
-- A hash that no row has is null.

create view stored_files (key, sha256) as
select 'originals/' || id, sha256 from files where accepted_at is not null
union all
select 'pages/' || file_id || '/' || page || '.png', null from file_pages
union all
select 'anchors/' || lpad(number::text, 8, '0') || '.json', hash from audit_anchors
union all
-- One that has expired is about to be removed, or was.
select 'exports/' || id || '.zip', null from data_exports where status = 'ready' and removed_at is null;
