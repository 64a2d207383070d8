-- What 電子帳簿保存法 wants to be known of a stored invoice (SPEC §5); null as long as nobody has said it.
alter table files
  add column document_size_code smallint check (document_size_code between 0 and 3),
  add column invoice_file_type smallint check (invoice_file_type in (1, 2));
