-- What the register of qualified invoice issuers answered, as corporation_answers keeps what that of corporations did.
create table issuer_answers (
  registration_number text primary key,
  -- Null where nobody has the number.
  issuer jsonb,
  asked_at timestamptz not null
);
create index issuer_answers_asked on issuer_answers (asked_at);
