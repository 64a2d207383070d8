-- Which of the two parties of a request is closed, for an answer to the other one.
create or replace function refuse_closed(company bigint) returns void language plpgsql as $$
declare closed timestamptz;
begin
  select closed_at into closed from companies where id = company for key share;
  if closed is not null then
    raise exception 'Company % is closed', company using errcode = 'CL001', detail = company::text;
  end if;
end $$;
