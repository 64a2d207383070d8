-- What nobody can sign in with any more is removed in batches, oldest first: without these each batch would look through the whole table.
-- rate_limits has none: its windows move with every other use, and each move would be written to the index as well.
create index auth_challenges_expired on auth_challenges (expires_at);
create index refresh_tokens_expired on refresh_tokens (expires_at);
create index sessions_expired on sessions (expires_at);
