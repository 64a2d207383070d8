-- A card that is deleted here may stay at the gateway, which has to be asked until it is gone there.
alter table credit_cards
  add column gateway_deleted_at timestamptz,
  add constraint credit_cards_deleted_here_first check (gateway_deleted_at is null or deleted_at is not null);
-- The gateway deleted those that their owners deleted before we did. Only with a closed account it was asked later.
update credit_cards set gateway_deleted_at = deleted_at
from companies
where companies.id = credit_cards.company_id and credit_cards.deleted_at is not null
  and (companies.closed_at is null or credit_cards.deleted_at < companies.closed_at);
create index credit_cards_left_at_gateway on credit_cards (id)
  where deleted_at is not null and gateway_deleted_at is null;
