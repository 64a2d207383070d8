-- Who is stopped from using what, by whom, why and until when. A row stays when its freeze is lifted (decision 0128).

create table freezes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('user', 'company', 'supplier', 'credit_card')),
  -- Of the table that the kind names.
  subject_id bigint not null,
  -- The company itself, or the one whose user, supplier or card it is.
  company_id bigint not null references companies (id),
  reason text not null check (length(reason) between 1 and 500),
  frozen_by text not null,
  frozen_at timestamptz not null,
  lift_reason text check (length(lift_reason) between 1 and 500),
  lifted_by text,
  lifted_at timestamptz,
  check (num_nonnulls(lift_reason, lifted_by, lifted_at) in (0, 3))
);
create unique index freezes_in_force on freezes (company_id, kind, subject_id) where lifted_at is null;
