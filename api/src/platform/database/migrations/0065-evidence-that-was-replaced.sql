-- Evidence can be replaced while its payment lives: what was taken out stands for no charge any more.
create or replace function keep_payment_evidence() returns trigger language plpgsql as $$
begin
  -- Two payments that share files meet at the first of them, and not crosswise. What is new is claimed before the old is let
  -- go: two payments that exchange their files refuse each other and don't wait for each other.
  insert into payment_evidence (payment_id, company_id, sha256, is_live)
    select new.id, new.company_id, hash, new.status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured') and new.superseded_by is null
    from (select distinct unnest(new.evidence_hashes) as hash order by hash) hashes
    on conflict (payment_id, sha256) do update set is_live = excluded.is_live where payment_evidence.is_live <> excluded.is_live;
  update payment_evidence set is_live = false where payment_id = new.id and is_live and sha256 <> all (new.evidence_hashes);
  return null;
end $$;

-- What was replaced before today.
do $$
declare payment record;
begin
  for payment in
    select p.id, p.evidence_key, array(select distinct f.sha256 from invoice_files i join files f on f.id = i.file_id
        where i.invoice_id = p.invoice_id and i.replaced_at is null and f.sha256 is not null order by 1) as hashes
    from payment_transactions p where p.superseded_by is null and p.status in ('created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured')
      and exists (select from invoice_files i where i.invoice_id = p.invoice_id and i.replaced_at is not null)
    order by p.created_at
  loop
    begin
      update payment_transactions set evidence_hashes = payment.hashes,
        evidence_key = case when payment.evidence_key like 'invoice:%' then payment.evidence_key
          else encode(sha256(convert_to(array_to_string(payment.hashes, ' '), 'UTF8')), 'hex') end
      where id = payment.id and payment.hashes <> '{}';
    exception when unique_violation then null;
    end;
  end loop;
end $$;
