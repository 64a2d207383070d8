-- A file that holds several invoices is split into a file for each (decision 0150).

alter table files
  -- The first page of each invoice, where the reading found several.
  add column invoice_pages int[] not null default '{}',
  -- The file that this one was split off, and its pages there, from 1.
  add column part_of uuid references files,
  add column first_page int,
  add column last_page int,
  add constraint files_part check (
    (part_of is null and first_page is null and last_page is null) or (first_page >= 1 and last_page >= first_page)
  );

-- However often a file is split, each of its invoices is one file.
create unique index files_parts on files (part_of, first_page) where part_of is not null;
