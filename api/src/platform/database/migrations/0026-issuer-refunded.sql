-- The end of a payment before its transfer whose dispute is lost: the issuer has given its card the money back.

alter table ledger_postings drop constraint ledger_postings_kind_check,
  add constraint ledger_postings_kind_check check (kind in (
    'authorised', 'captured', 'voided', 'refunded', 'transferred', 'returned',
    'settled', 'refund_settled', 'charged_back', 'charge_back_reversed', 'charge_back_lost', 'issuer_refunded'));
