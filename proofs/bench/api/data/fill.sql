-- Companies 1 to 1001: the first owns half of all invoices, the others share the rest. $rows is replaced.
set session_replication_role = replica;
set work_mem = '256MB';
set maintenance_work_mem = '512MB';

insert into companies (business_form, name, name_kana, corporate_number, transfer_person_name, corporation)
select 1, '株式会社測定' || n, 'カブシキガイシャソクテイ', (8000000000000 + n)::text, 'ｶ)ｿｸﾃｲ', '{"representative_name":"測定 太郎"}'
from generate_series(1, 1001) as n;

insert into users (company_id, email_address, password_hash, user_last_name, user_first_name, phone_number)
select n, 'bench' || n || '@example.co.jp', 'none', '測定', '花子', '0312345678' from generate_series(1, 1001) as n;

-- Two thousand suppliers for the first company, ten for each other.
insert into suppliers (company_id, business_form, name, corporate_number, status, comparable_name, search_text, created_at)
select case when n <= 2000 then 1 else 2 + (n - 2001) / 10 end, 1, name, (7000000000000 + n)::text, (array['Approved','Approved','Approved','Unapproved','Escalation','Rejected'])[1 + n % 6],
  name, name, now() - n * interval '1 hour'
from (select n, '株式会社' || (array['青葉','北都','山陰','桜木','大和','東雲','若草','白樺','日向','瀬戸'])[1 + n % 10] || (array['デザイン','印刷','水産','運輸','食品','電機','商事','建設'])[1 + n / 10 % 8] || n as name
  from generate_series(1, 12000) as n) as named;
insert into supplier_accounts (supplier_id, bank_code, branch_code, account_type, account_number, account_holder_kana)
select n, '0001', '001', 1, lpad(n::text, 7, '0'), 'ｶ)ｿｸﾃｲｻﾞｲ' from generate_series(1, 12000) as n;

insert into invoices (kind, status, buyer_company_id, seller_company_id, buyer_name, buyer_email_address, supplier_id, supplier_account_id, supplier_name, account, amount,
  commission_amount, commission_tax_amount, commission_rate, due_date, transfer_date, invoice_number, is_action_required, is_buyer_action_required, action_required_reason, created_by, created_at, updated_at)
select kind, made.status, buyer, seller, case when seller is not null then '株式会社測定' || buyer end, case when seller is not null then 'bench' || buyer || '@example.co.jp' end,
  case when seller is null then supplier end, case when seller is null then supplier end, coalesce(suppliers.name, '株式会社測定'),
  jsonb_build_object('bank_code', '0001', 'bank_name', 'みずほ銀行', 'branch_code', '001', 'branch_name', '東京営業部', 'account_type', 1, 'account_number', '1234567', 'account_holder_kana', 'ｶ)ｿｸﾃｲｻﾞｲ'),
  amount, greatest(330, amount * 3 / 100), greatest(330, amount * 3 / 100) * 10 / 110, 3,
  (date_trunc('month', made.created_at) + interval '2 months - 1 day')::date,
  case when made.status in (6, 7, 8) then null else made.created_at::date + 3 + (n % 40)::int end,
  'INV-' || to_char(made.created_at, 'YYYY') || '-' || n, is_waiting, is_waiting, case when is_waiting then 1 + n % 7 end, buyer, made.created_at, made.created_at
from (
  select n, case when n % 2 = 0 then 1 else 2 + (n / 2) % 1000 end as buyer,
    case when n % 10 in (3, 4) then 'request' else 'payment' end as kind,
    case when n % 10 in (3, 4) then case when n % 2 = 1 then 1 else 2 + (n / 7) % 1000 end end as seller,
    case when n % 2 = 0 then 1 + n / 2 % 2000 else 2001 + ((n / 2) % 1000) * 10 + n / 2000 % 10 end as supplier,
    case
      when n % 10 in (3, 4) then (array[4,4,4,4,4,4,4,5,8,8,8,7,6,1,2,3,4,4,4,4])[1 + n / 10 % 20]
      else (array[4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,1,2,3,4,4,4,4])[1 + n / 10 % 25]
    end as status,
    n % 10 not in (3, 4) and n / 10 % 25 in (18, 19, 20) and n / 250 % 10 = 0 as is_waiting,
    (1000 * exp(9 * ((n * 7919 % 10007) / 10007.0)))::bigint + n % 97 as amount,
    now() - interval '1095 days' + n * (interval '1094 days' / $rows) as created_at
  from generate_series(1::bigint, $rows) as n
) as made join suppliers on suppliers.id = made.supplier;

insert into invoice_events (invoice_id, kind, actor, at)
select id, event, 'bench', created_at from invoices, (values ('applied'), ('checked')) as events (event);

insert into company_counters (company_id, name, count)
select buyer_company_id, 'payments_' || tab, count(*) from invoices, (values
  ('actionRequired', array[1,2,3], array['payment'], true, true), ('waiting', array[6,7], array['request'], false, true),
  ('review', array[1,2], array['payment','request'], false, false), ('reserved', array[3], array['payment','request'], false, true), ('history', array[4,5,8], array['payment','request'], false, true)
) as tabs (tab, statuses, kinds, needs, may) where status = any (statuses) and kind = any (kinds) and is_action_required >= needs and is_action_required <= may group by 1, 2;
insert into company_counters (company_id, name, count)
select seller_company_id, 'collections_' || tab, count(*) from invoices, (values ('request', array[6,7,1,2]), ('decided', array[3]), ('history', array[4,8,5])) as tabs (tab, statuses)
where seller_company_id is not null and status = any (statuses) group by 1, 2;

insert into notifications (company_id, kind, title, body, link, read_at, created_at)
select case when n % 2 = 0 then 1 else 2 + n / 2 % 1000 end, 'invoice_applied', 'お支払いのお申し込みを受け付けました', 'お支払いを受け付けました。', '/payments/review/' || n,
  case when n % 50 > 0 then now() end, now() - interval '1095 days' + n * (interval '1094 days' / ($rows / 5))
from generate_series(1, $rows / 5) as n;
insert into notification_counters (company_id, count_all, count_unread)
select company_id, count(*), count(*) filter (where read_at is null) from notifications group by 1;

insert into drafts (company_id, created_by, form_values, expires_at) select 1 + n % 1001, 1 + n % 1001, '{}', now() + interval '10 years' from generate_series(1, 50050) as n;
insert into invoice_request_drafts (company_id, created_by, buyer_name, amount, expires_at) select 1 + n % 1001, 1 + n % 1001, '株式会社測定', 10000 + n, now() + interval '10 years' from generate_series(1, 50050) as n;

select recount_invoice_lists();
