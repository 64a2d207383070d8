-- A company that left. Its rows stay for as long as the law asks for; its address and its number are free for a new start.
-- It gives the number up and keeps it aside, as one that was rejected does: processes of the version before register by
-- the constraint.
alter table companies
  add column closed_at timestamptz,
  add column closed_number text,
  drop constraint companies_check,
  add constraint companies_check check (
    (business_form = 1 and corporation is not null and sole_proprietor is null
      and coalesce(corporate_number, rejected_number, closed_number) is not null)
    or (business_form = 2 and sole_proprietor is not null and corporation is null)),
  add constraint companies_closed_number_check
    check (closed_number is null or (closed_at is not null and corporate_number is null));
create index companies_closed_number on companies (closed_number) where closed_number is not null;
alter table users add column closed_at timestamptz;

drop index users_email_address;
create unique index users_email_address on users (lower(email_address)) where closed_at is null;

alter table auth_challenges
  drop constraint auth_challenges_purpose_check,
  add constraint auth_challenges_purpose_check check (
    purpose in ('sign_in', 'sign_up', 'email_change', 'oauth_approval', 'second_factor_on', 'second_factor_off', 'account_closure'));

-- Nothing with money begins for a company that is closed: a call that was let in a moment before waits for the closing
-- and is refused.
-- The closing locks the row so that a key share of it waits; whoever was first is seen by it.
create function refuse_closed(company bigint) returns void language plpgsql as $$
declare closed timestamptz;
begin
  select closed_at into closed from companies where id = company for key share;
  if closed is not null then
    raise exception 'Company % is closed', company using errcode = 'CL001';
  end if;
end $$;
create function refuse_closed_company() returns trigger language plpgsql as $$
begin
  perform refuse_closed(new.company_id);
  return new;
end $$;
create function refuse_closed_party() returns trigger language plpgsql as $$
begin
  -- In one order, whichever of them pays.
  perform refuse_closed(least(new.buyer_company_id, new.seller_company_id));
  perform refuse_closed(greatest(new.buyer_company_id, new.seller_company_id));
  return new;
end $$;
create trigger refuse_closed_company before insert on payment_transactions
  for each row execute function refuse_closed_company();
create trigger refuse_closed_company before insert on credit_cards
  for each row execute function refuse_closed_company();
create trigger refuse_closed_party before insert or update of buyer_company_id on invoices
  for each row execute function refuse_closed_party();
