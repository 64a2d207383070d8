-- As payments and saved cards: a call that was let in a moment before the closing waits for it and is refused.
create trigger refuse_closed_company before insert on card_registrations
  for each row execute function refuse_closed_company();
create trigger refuse_closed_company before insert on data_exports
  for each row execute function refuse_closed_company();
