-- Whom we told that a saved card ends; a card that was renewed has another expiry and is told about anew.
create table card_expiry_notices (
  credit_card_id bigint not null references credit_cards (id),
  expire text not null,
  days_before smallint not null check (days_before in (30, 60)),
  told_at timestamptz not null,
  primary key (credit_card_id, expire, days_before)
);
create index credit_cards_by_expiry on credit_cards (substr(expire, 4, 2), substr(expire, 1, 2)) where deleted_at is null;
