-- A name as a Japanese list is ordered: by the kana without the legal form, which most begin with; by the name where there is no kana.
create function kana_order(name_kana text, comparable_name text) returns text language sql immutable parallel safe
return coalesce(nullif(btrim(regexp_replace(name_kana,
  '^(カブシキ|ユウゲン|ゴウドウ|ゴウメイ|ゴウシ|ソウゴ)[ガカ]イ[シジ][ャヤ]|^(イッパン|イツパン|コウエキ|トクレイ)?(シャダン|シヤダン|ザイダン)ホウジン|^(トクテイヒエイリカツドウ|ゼイリシ|ベンゴシ|シホウショシ|ギョウセイショシ|シャカイホケンロウムシ|シャカイフクシ|シュウキョウ|ガッコウ|イリョウ)ホウジン', '')), ''), comparable_name);
create index suppliers_by_kana on suppliers (company_id, kana_order(name_kana, comparable_name), id) include (status) where deleted_at is null;

-- The latest payment to a supplier is the end of this index, its years are added up in it alone.
create index invoices_supplier_payments on invoices (supplier_id, transfer_date, id) include (status, amount, commission_amount)
  where kind = 'payment' and status in (1, 2, 3, 4) and transfer_date is not null;
