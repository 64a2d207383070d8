-- Pages of an override report too, and are compared with no others.
alter table page_errors drop constraint page_errors_variant_check;
alter table page_errors add constraint page_errors_variant_check check (variant in ('stable', 'canary', 'override'));
alter table page_vitals drop constraint page_vitals_variant_check;
alter table page_vitals add constraint page_vitals_variant_check check (variant in ('stable', 'canary', 'override'));
alter table page_documents drop constraint page_documents_variant_check;
alter table page_documents add constraint page_documents_variant_check check (variant in ('stable', 'canary', 'override'));
