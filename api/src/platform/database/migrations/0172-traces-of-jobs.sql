-- The trace of the press that asked for a job (W3C Trace Context).
alter table outbox add column traceparent text;
