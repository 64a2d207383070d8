-- Pages of a canary and the stable ones have the same set and partly the same releases. A process of the version before, which
-- knows no variant, finds no key to count up on and answers its reports with 500 until it ends: reports may get lost.
alter table page_errors add column variant text not null default 'stable' check (variant in ('stable', 'canary'));
alter table page_errors drop constraint page_errors_pkey;
alter table page_errors add primary key (hour, environment, sequence, variant, release, kind, route, fingerprint);

alter table page_vitals add column variant text not null default 'stable' check (variant in ('stable', 'canary'));
alter table page_vitals drop constraint page_vitals_pkey;
alter table page_vitals add primary key (hour, environment, sequence, variant, release, route, name, step);

-- Documents that were opened while a canary ran, and those of them in which something failed.
create table page_documents (
  hour timestamptz not null,
  environment text not null,
  sequence integer not null,
  variant text not null check (variant in ('stable', 'canary')),
  opened integer not null default 0,
  failed integer not null default 0,
  primary key (hour, environment, sequence, variant)
);
