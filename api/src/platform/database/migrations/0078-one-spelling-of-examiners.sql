-- Names are compared in one spelling from now on: those of work that waits for its second person are brought into it.
update invoices set checked_by = lower(regexp_replace(btrim(normalize(checked_by, NFKC)), '\s+', ' ', 'g')) where status = 2 and checked_by is not null;
update returned_transfers set recorded_by = lower(regexp_replace(btrim(normalize(recorded_by, NFKC)), '\s+', ' ', 'g')) where decided_by is null;
