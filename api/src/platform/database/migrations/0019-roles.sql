-- What triggers read and write is theirs: they run as the owner of the tables, so that no process needs those rights
-- (decision 0129). Their path is fixed, or a caller could put a table of its own in front.

alter function check_ledger_balance() security definer set search_path = public, pg_temp;
alter function count_invoice_in_lists() security definer set search_path = public, pg_temp;
alter function keep_payment_evidence() security definer set search_path = public, pg_temp;
alter function refuse_closed_company() security definer set search_path = public, pg_temp;
alter function refuse_closed_party() security definer set search_path = public, pg_temp;

-- The back office retries mails and reads none of them: they carry codes.
create function is_mail_emptied(mail_id bigint) returns boolean language sql stable
security definer set search_path = public, pg_temp
return (select content = '{}' from mails where id = mail_id);
