-- A ZIP has private notices of the user who asked for it: each user has an own one.
create unique index data_exports_one_under_way_each on data_exports (company_id, requested_by) where status in ('waiting', 'making');
drop index data_exports_one_under_way;
create index data_exports_newest_each on data_exports (company_id, requested_by, requested_at desc);
drop index data_exports_newest;
-- Not before this moment another attempt is made, however many jobs ask for one.
alter table data_exports add column next_attempt_at timestamptz;
