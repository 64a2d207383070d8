-- One call at a time looks at an upload, and what it looked at is what it accepts.
alter table files add column checking_until timestamptz;
