-- As a session does, a grant counts the pairs of tokens it gave: the newest, and the newest of which one was shown. Tells a lost answer from a stolen token.
alter table oauth_grants add column generation int not null default 1, add column confirmed_generation int not null default 0;
alter table oauth_tokens add column generation int not null default 1;
