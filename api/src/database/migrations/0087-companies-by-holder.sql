-- A name as far as it survives on a bank transfer: one size of kana and no marks between. Only to find whom to look at; the rules of
-- the zengin format decide.
create function holder_letters(name text) returns text language sql immutable parallel safe
return translate(upper(normalize(name, NFKC)), 'ァィゥェォッャュョヮヵヶヲヱヰー-‐–—―−・. ', 'アイウエオツヤユヨワカケオエイ');

-- How a company's accounts can begin, whose holders are cut at 30 half-width letters: by its name, its kana, or its owner's kana.
create function holder_keys(name text, name_kana text, sole_proprietor jsonb) returns text[] language sql immutable parallel safe
return array[
  left(holder_letters(name), 8), left(holder_letters(name_kana), 8),
  left(holder_letters((sole_proprietor->>'representative_last_name_kana') || (sole_proprietor->>'representative_first_name_kana')), 8)
];
create index companies_holder on companies using gin (holder_keys(name, name_kana, sole_proprietor));
