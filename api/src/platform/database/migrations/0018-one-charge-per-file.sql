-- Each file stands for at most one charge of a company that lives, alone or among others, in an application or behind a request.
-- A key over all files of an application could not tell that: sets that overlap have other keys, and a request had the key of its invoice.
alter table payment_transactions add column evidence_hashes text[] not null default '{}';

create table payment_evidence (
  payment_id uuid not null references payment_transactions (id),
  company_id bigint not null references companies (id),
  -- SHA-256 of the file.
  sha256 text not null,
  -- Whether its payment is charged or may still be: follows the payment.
  is_live boolean not null,
  primary key (payment_id, sha256)
);
create unique index payment_evidence_one_live_charge on payment_evidence (company_id, sha256) where is_live;

create function keep_payment_evidence() returns trigger language plpgsql as $$
begin
  -- Two payments that share files meet at the first of them, and not crosswise.
  insert into payment_evidence (payment_id, company_id, sha256, is_live)
    select new.id, new.company_id, hash, new.status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured') and new.superseded_by is null
    from (select distinct unnest(new.evidence_hashes) as hash order by hash) hashes
    on conflict (payment_id, sha256) do update set is_live = excluded.is_live where payment_evidence.is_live <> excluded.is_live;
  return null;
end $$;
create trigger keep_payment_evidence after insert on payment_transactions
  for each row when (new.evidence_hashes <> '{}') execute function keep_payment_evidence();
create trigger follow_payment_evidence after update of status, superseded_by, evidence_hashes on payment_transactions
  for each row when (new.evidence_hashes <> '{}'
    and (old.status is distinct from new.status or old.superseded_by is distinct from new.superseded_by or old.evidence_hashes is distinct from new.evidence_hashes))
  execute function keep_payment_evidence();

-- What lives already, the oldest first: where two share a file, the one that was first keeps it.
do $$
declare payment record;
begin
  for payment in
    select p.id, array(select distinct f.sha256 from files f where f.sha256 is not null and f.id in (
        select (jsonb_array_elements_text(p.application->'file_ids'))::uuid
        union select i.file_id from invoice_files i where i.invoice_id = p.about_invoice_id and p.subject = 'request')) as hashes
    from payment_transactions p where p.superseded_by is null and p.status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')
    order by p.created_at
  loop
    begin
      update payment_transactions set evidence_hashes = payment.hashes where id = payment.id and payment.hashes <> '{}';
    exception when unique_violation then null;
    end;
  end loop;
end $$;
