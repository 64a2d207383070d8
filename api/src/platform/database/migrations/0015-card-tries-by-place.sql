-- From where a card was tried: the network address and the browser, as keys of the limits of declined cards.

alter table payment_transactions add column tried_from text[] not null default '{}';
alter table card_registrations add column tried_from text[] not null default '{}';
