-- A draft whose answer was lost is asked for again: the same key keeps one draft.
alter table drafts add column draft_key uuid;
create unique index drafts_key on drafts (company_id, draft_key) where draft_key is not null;
