-- What the register of corporations answered, so that it is asked once and can be down for a while.
create table corporation_answers (
  -- `number:…` or `name:…` as it was asked.
  question text primary key,
  corporations jsonb not null,
  asked_at timestamptz not null
);
create index corporation_answers_asked on corporation_answers (asked_at);
