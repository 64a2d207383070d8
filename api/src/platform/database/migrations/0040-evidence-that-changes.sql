-- The evidence of a payment was written again at each change of its status; it changes only where its files do, or
-- where the payment ceases to be live or is live again.

create or replace trigger follow_payment_evidence after update of status, superseded_by, evidence_hashes
  on payment_transactions
  for each row when (new.evidence_hashes <> '{}' and (
    old.evidence_hashes is distinct from new.evidence_hashes
    or (old.superseded_by is null and old.status in (
      'created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured'))
    is distinct from (new.superseded_by is null and new.status in (
      'created', 'token_bound', 'authentication_pending', 'pending', 'authorised', 'captured'))))
  execute function keep_payment_evidence();
