-- Mails are removed by their age.
create index mails_created_at on mails (created_at);
