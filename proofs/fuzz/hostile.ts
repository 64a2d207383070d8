import fc, { type Arbitrary } from 'fast-check'

/** Values that no schema is glad about, or only some are. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -0,
    -1,
    1.5,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    2_147_483_648,
    -2_147_483_649,
    [],
    {},
    [[]],
    [null],
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\ufeff',
    'NaN',
    '1e3',
    '0x10',
    '１',
    '2026-13-45',
    '2026-02-31',
    '0000-00-00',
    '275760-09-14',
    '00000000-0000-0000-0000-000000000000',
    'DROP TABLE users',
    "' or 1=1 --",
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '${1}',
  ),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(2000, 100_000).map(length => 'あ'.repeat(length)),
  fc.constantFrom(50, 1000).map(depth => nested(depth)),
)

/** `[[[…]]]`: a reader that recurses without limit dies of it. */
function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value]
  return value
}

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'company_id',
  'user_id',
  'status',
  '',
  '\u0000',
  'あ',
  '$where',
] as const

/** The same value with one thing about it changed: a field replaced, left out, added, or the whole wrapped. */
export const damaged = (value: unknown): Arbitrary<unknown> => {
  const places = placesIn(value)
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...places), hostileValue)
        .map(([place, other]) => changeAt(value, place, () => other)),
    },
    { weight: 3, arbitrary: fc.constantFrom(...places).map(place => changeAt(value, place, () => undefined)) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...places), fc.constantFrom(...keys), hostileValue)
        .map(([place, key, other]) => changeAt(value, place, found => withKey(found, key, other))),
    },
    { weight: 1, arbitrary: fc.constant([value]) },
  )
}

type JsonPath = readonly (string | number)[]

function placesIn(value: unknown, above: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [above]
  return [above, ...Object.entries(value).flatMap(([key, below]) => placesIn(below, [...above, key]))]
}

function changeAt(value: unknown, [key, ...rest]: JsonPath, change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? changeAt(item, rest, change) : item))
  return { ...(value as object), [key]: changeAt((value as Record<string, unknown>)[key], rest, change) }
}

// JSON.parse makes `__proto__` an own key, so the fuzz has to as well.
const withKey = (found: unknown, key: string, other: unknown): unknown =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
    ? Object.defineProperty({ ...found }, key, { value: other, enumerable: true, configurable: true, writable: true })
    : { [key]: other }

/** Bytes that are no JSON, or hardly. */
export const brokenBody: Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '[',
      '{"a":}',
      'null',
      '1',
      '"text"',
      '{"a":1}{"b":2}',
      '\ufeff{}',
      '{"a":1,}',
      'a=1&b=2',
      '<xml/>',
      `${'['.repeat(100_000)}`,
      `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      '{"\\u0000":"\\u0000"}',
      '{"a":"\\ud800"}',
    )
    .map(text => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
  fc.constant(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
)

export const oversizedBody: Buffer = Buffer.from(JSON.stringify({ text: 'x'.repeat(1024 * 1024) }))

/** Query strings as they come from anywhere. */
export const brokenQuery: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '?',
    '%',
    '%zz',
    '%E0%A4',
    '&&==&',
    'from=1&from=2&from=x',
    'size=1e3',
    'size=-1',
    'size=0',
    'size=101',
    'size=9007199254740993',
    'from=9007199254740991',
    'from=2147483648',
    'from=99999999999999999999',
    'from=1.5',
    'status[]=1',
    'status=',
    '__proto__=1',
    'constructor[prototype]=1',
    'search_word=%00',
    'search_word=%ED%A0%80',
    'search_word=%25',
    'is_unread=1',
    'id=1&id=2',
    `search_word=${'a'.repeat(5000)}`,
  ),
  fc.webQueryParameters(),
)

/** What stands where an id belongs. Each is one segment of a path. */
export const brokenSegment: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '00',
    '01',
    '9007199254740991',
    '9007199254740993',
    '99999999999999999999',
    '2147483648',
    '%00',
    '%zz',
    '%E0%A4%A',
    '%',
    '..%2f..',
    '%2e%2e',
    'null',
    'NaN',
    'abc',
    '%EF%BC%91',
    '1%00',
    '1%20',
    '1;',
    '1,2',
    `${'9'.repeat(3000)}`,
    '00000000-0000-0000-0000-000000000000',
    '__proto__',
  ),
  fc.webSegment().filter(text => text.length > 0),
)

export const headerJunk: Arbitrary<Record<string, string>> = fc.oneof(
  fc.constantFrom<Record<string, string>>(
    { 'content-type': 'text/plain' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': '' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-encoding': 'gzip' },
    { 'x-request-id': 'a b c' },
    { 'x-request-id': 'x'.repeat(4000) },
    { 'x-forwarded-for': ',,,,' },
    { 'x-forwarded-for': 'not an address' },
    { 'x-forwarded-for': `${'1.1.1.1,'.repeat(500)}9` },
    { 'user-agent': '\u00ff\u00fe' },
    { 'user-agent': '' },
    { accept: 'image/png' },
    { 'x-http-method-override': 'DELETE' },
    { origin: 'https://evil.example' },
    { cookie: 'a=b' },
    { expect: 'x' },
    { range: 'bytes=0-1' },
    { authorization: 'Bearer' },
    { authorization: 'Basic eDp4' },
    { 'x-access-token': '.' },
    { 'x-access-token': 'a.b.c' },
    { 'x-access-token': 'x'.repeat(7000) },
    { 'x-access-token': 'e30.e30.' },
    { 'idempotency-key': '' },
    { 'idempotency-key': 'short' },
    { 'idempotency-key': '\u00e9'.repeat(20) },
    { 'idempotency-key': 'x'.repeat(500) },
  ),
)
