-- A name as far as it survives on a bank transfer: capital letters, digits and one size of katakana, without marks or kanji between.
-- Only to find whom to look at; the rules of the zengin format decide.
create function holder_letters(name text) returns text language sql immutable parallel safe
return regexp_replace(
  translate(upper(normalize(name, NFKC)),
    'ァィゥェォッャュョヮヵヶヲヱヰぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
    'アイウエオツヤユヨワカケオエイアアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワイエオンヴカケ'),
  '[^ア-ヺA-Z0-9]', '', 'g');

-- What names and holders have in common: holders are cut at 30 half-width letters, and abbreviate what kind of company it is.
create function holder_key(name text) returns text language sql immutable parallel safe
return left(regexp_replace(holder_letters(name), '^(カブシキ|ユウゲン|ゴウドウ|ゴウメイ|ゴウシ|ソウゴ)[ガカ]イシヤ|(カブシキ|ユウゲン|ゴウドウ|ゴウメイ|ゴウシ|ソウゴ)[ガカ]イシヤ$', '', 'g'), 8);

-- How a company's accounts can begin: by its name, its kana, or its owner's kana. A name in kanji leaves an empty key, which would be
-- found in every holder.
create function holder_keys(name text, name_kana text, sole_proprietor jsonb) returns text[] language sql immutable parallel safe
return array_remove(array[
  holder_key(name), holder_key(name_kana),
  holder_key((sole_proprietor->>'representative_last_name_kana') || (sole_proprietor->>'representative_first_name_kana'))
], '');
create index companies_holder on companies using gin (holder_keys(name, name_kana, sole_proprietor));
