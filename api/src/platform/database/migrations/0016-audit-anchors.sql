-- Ends of the audit chains are signed and stored outside the database every night, so that a removed end is missed.

alter table audit_heads add column anchored_sequence bigint not null default 0;
create index audit_heads_grown on audit_heads (chain) where sequence > anchored_sequence;

create table audit_anchors (
  number int primary key check (number > 0),
  at timestamptz not null,
  -- SHA-256 of the anchor as it is stored.
  hash text not null
);
create trigger audit_anchors_append_only before update or delete on audit_anchors
  for each row execute function refuse_change();
create trigger audit_anchors_no_truncate before truncate on audit_anchors execute function refuse_change();
