-- A mail about a request leaves after the earlier ones about it, whichever machine moved those into the queue.
alter table mails
  -- With which a mail about a request was queued; null where it was before 0020.
  add column priority integer;
