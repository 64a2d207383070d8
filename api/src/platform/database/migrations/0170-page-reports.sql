-- What pages report: one row for the same in one hour, so that a flood counts up and fills nothing.
create table page_errors (
  hour timestamptz not null,
  environment text not null,
  sequence integer not null,
  release text not null,
  kind text not null check (kind in ('error', 'load', 'policy')),
  route text not null,
  fingerprint text not null,
  message text not null,
  stack text,
  trace_id text,
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (hour, environment, sequence, release, kind, route, fingerprint)
);
create index page_errors_last on page_errors (environment, last_at);

-- Values in steps of about a fifth: enough for percentiles, whatever the number of visits.
create table page_vitals (
  hour timestamptz not null,
  environment text not null,
  sequence integer not null,
  release text not null,
  route text not null,
  name text not null,
  step integer not null,
  count integer not null default 1,
  primary key (hour, environment, sequence, release, route, name, step)
);
