-- A page far down is found in one index alone, and only its own rows are read. Whatever the statuses: they stand in the index.
drop index suppliers_newest;
create index suppliers_newest on suppliers (company_id, created_at desc, id desc) include (status) where deleted_at is null;
drop index notifications_newest, notifications_unread;
create index notifications_newest on notifications (company_id, created_at desc, id desc) include (user_id, read_at);
create index notifications_unread on notifications (company_id, created_at desc, id desc) include (user_id) where read_at is null;

-- Every two neighbouring characters of a text, with the company whose it is: what contains a word has all of the word's pairs.
-- Trigrams of pg_trgm know no Japanese letters in the locale C, and words of two letters have none.
create function pairs_of_letters(company_id bigint, content text) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(distinct company_id::text || ':' || substr(content, place, 2)), '{}') from generate_series(1, length(content) - 1) as place);
create index suppliers_search on suppliers using gin (pairs_of_letters(company_id, search_text)) where deleted_at is null;
