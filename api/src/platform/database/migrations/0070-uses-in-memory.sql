-- Each limited call counts a use before it does anything else: without the log it need not wait for the disk.
-- After a crash of the database the windows begin anew; codes and links keep their own counts of tries.
alter table rate_limits set unlogged;
