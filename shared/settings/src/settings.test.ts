import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import * as v from 'valibot'
import {
  databaseUrl,
  optionalOrigin,
  origin,
  port,
  readSettings,
  rotatedSecret,
  secret,
  serviceUrl,
  serviceUrls,
  SettingsError,
  smtpUrl,
  text,
} from './index.ts'

const hint = 'what is asked for'
const production = { ENVIRONMENT: 'production' }
const fresh = () => randomBytes(32).toString('hex')

type EntriesOf = Parameters<typeof readSettings>[2]
/** What is wrong, by variable; empty where all is well. */
function problemsOf(variables: Record<string, string>, entriesOf: EntriesOf): Record<string, string> {
  try {
    readSettings('The test', variables, entriesOf)
    return {}
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return Object.fromEntries(error.problems)
  }
}
const isAccepted = (
  value: string,
  entryOf: (environment: Parameters<EntriesOf>[0]) => v.GenericSchema,
  more = {},
): boolean =>
  Object.keys(problemsOf({ ...production, ...more, X: value }, environment => ({ X: entryOf(environment) }))).length ===
  0

test('names all that is wrong at once, a line each, in the order of the schema', () => {
  const read = () =>
    readSettings('The test', { ENVIRONMENT: 'production', PORT: 'x', B: '' }, environment => ({
      A: text(environment, { hint: 'an A' }),
      B: text(environment, { hint: 'a B', local: 'b' }),
      PORT: port(1),
      OTHER: v.optional(v.string()),
    }))
  assert.throws(read, {
    message: [
      'The test cannot start in "production": 3 settings are wrong.',
      '  A is missing. Set an A',
      '  B is missing. Set a B',
      '  PORT is not a port. Set a port from 0 to 65535',
      'See docs/operations.md.',
    ].join('\n'),
  })
})

test('has defaults in local alone, and local is never where NODE_ENV is production', () => {
  const entriesOf: EntriesOf = environment => ({ A: text(environment, { hint, local: 'a' }) })
  assert.equal(readSettings('The test', { ENVIRONMENT: 'local' }, entriesOf).A, 'a')
  for (const variables of [{}, { ENVIRONMENT: '' }, { ENVIRONMENT: 'Local' }, { ENVIRONMENT: 'local ' }])
    assert.deepEqual(Object.keys(problemsOf(variables as Record<string, string>, entriesOf)), ['ENVIRONMENT', 'A'])
  assert.deepEqual(Object.keys(problemsOf({ ENVIRONMENT: 'local', NODE_ENV: 'production' }, entriesOf)), [
    'ENVIRONMENT',
    'A',
  ])
  const unverified = { NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  assert.deepEqual(
    Object.keys(problemsOf({ ...production, ...unverified, A: 'x' }, entriesOf)),
    Object.keys(unverified),
  )
})

test('takes 32 random bytes as hex, base64 and base64url, every time', () => {
  for (let run = 0; run < 2_000; run++)
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      assert.ok(isAccepted(randomBytes(32).toString(encoding), environment => secret(environment, { hint })))
})

test('refuses a secret that is short, made up, repeated or of a developer', () => {
  for (const weak of [
    'a',
    'a'.repeat(64),
    '0'.repeat(64),
    '0123456789abcdef'.repeat(4),
    'abc123'.repeat(20),
    'correct-horse-battery-staple-correct-horse-battery',
    'a passphrase with blanks that is longer than any secret has to be',
    randomBytes(31).toString('hex'),
    randomBytes(31).toString('base64url'),
    `local-${fresh()}`,
    Buffer.alloc(32).toString('base64'),
  ]) {
    assert.equal(
      isAccepted(weak, environment => secret(environment, { hint })),
      false,
      weak,
    )
    assert.equal(
      isAccepted(`${fresh()},${weak}`, environment => rotatedSecret(environment, { hint })),
      false,
      weak,
    )
  }
})

test('takes one key or NEW,OLD, and gives both in that order', () => {
  const [current, old, third] = [fresh(), fresh(), fresh()]
  const read = (X: string) =>
    readSettings('The test', { ...production, X }, environment => ({ X: rotatedSecret(environment, { hint }) })).X
  assert.deepEqual(read(current), [current])
  assert.deepEqual(read(`${current}, ${old}`), [current, old])
  for (const wrong of [`${current},`, `,${old}`, `${current},${current}`, `${current},${old},${third}`])
    assert.throws(() => read(wrong), SettingsError)
})

test('refuses the secret of another variable, also its old one', () => {
  const [one, other, old] = [fresh(), fresh(), fresh()]
  const isTaken = (X: string) =>
    isAccepted(X, environment => rotatedSecret(environment, { hint, others: [`${other},${old}`, undefined] }))
  assert.deepEqual([isTaken(one), isTaken(other), isTaken(`${one},${old}`)], [true, false, false])
})

test('never says a secret', () => {
  const said = 'hidden-secret'
  const problems = problemsOf(
    { ...production, A: said, B: `${said},`, C: `postgres://u:${said}@db.example.jp/x` },
    environment => ({
      A: secret(environment, { hint }),
      B: rotatedSecret(environment, { hint }),
      C: databaseUrl(environment, { hint, tls: undefined }),
    }),
  )
  assert.deepEqual(Object.keys(problems), ['A', 'B', 'C'])
  assert.doesNotMatch(JSON.stringify(problems), /hidden/)
})

test('takes origins of https without a path', () => {
  for (const kind of [
    (environment: never) => origin(environment, { hint }),
    (environment: never) => optionalOrigin(environment, 'https://a.example'),
  ]) {
    const takes = (value: string) => isAccepted(value, kind as never)
    assert.ok(takes('https://pay.example.jp'))
    assert.ok(takes('https://pay.example.jp:8443'))
    for (const wrong of [
      'http://pay.example.jp',
      'https://pay.example.jp/',
      'https://pay.example.jp/app',
      'pay.example.jp',
      'https://user@pay.example.jp',
      'javascript:alert(1)',
      'ftp://pay.example.jp',
    ])
      assert.equal(takes(wrong), false, wrong)
  }
})

test('reaches services in the clear on a private network only', () => {
  for (const good of [
    'https://collector.example.jp/v1',
    'http://collector:4318',
    'http://127.0.0.1:4318',
    'http://[::1]:4318',
  ])
    assert.ok(isAccepted(good, serviceUrl), good)
  for (const wrong of ['http://collector.example.jp', 'http://10.0.0.7', 'ftp://collector', 'collector'])
    assert.equal(isAccepted(wrong, serviceUrl), false, wrong)
})

test('takes several services, and refuses all where one is wrong', () => {
  assert.ok(isAccepted('https://a.example.jp, https://b.example.jp', serviceUrls))
  assert.ok(isAccepted('http://api', serviceUrls))
  for (const wrong of ['https://a.example.jp,http://b.example.jp', 'https://a.example.jp,', ','])
    assert.equal(isAccepted(wrong, serviceUrls), false, wrong)
})

test('takes a database with a verified certificate, or on a private network stated as one', () => {
  const takes = (url: string, tls?: string) => isAccepted(url, environment => databaseUrl(environment, { hint, tls }))
  const password = fresh()
  const managed = `postgres://api:${password}@db.example.jp/x`
  assert.ok(takes(`${managed}?sslmode=verify-full`))
  assert.ok(takes(`${managed}?sslmode=verify-full&sslrootcert=/ca.pem`))
  for (const query of [
    '',
    '?sslmode=require',
    '?sslmode=no-verify',
    '?sslmode=verify-full&sslmode=disable',
    '?ssl=true',
    '?sslmode=verify-full&ssl=0',
  ])
    assert.equal(takes(managed + query), false, query)
  for (const near of [
    `postgres://api:${password}@postgres:5432/x`,
    'postgres://api@%2Frun%2Fpostgresql/x',
    'postgres:///x?host=/run/postgresql',
    'postgres://api@127.0.0.1/x',
  ]) {
    assert.ok(takes(near, 'off'), near)
    assert.equal(takes(near), false, near)
  }
  assert.equal(takes(managed, 'off'), false)
  assert.equal(takes('postgres://postgres:5432/x?host=db.example.jp', 'off'), false)
  for (const weak of ['postgres', 'a'.repeat(64), '%zz'])
    assert.equal(takes(`postgres://api:${weak}@postgres/x`, 'off'), false, weak)
})

test('takes a mail server by TLS or STARTTLS, or on a private network that is said to be one', () => {
  const takes = (url: string, tls?: string) => isAccepted(url, environment => smtpUrl(environment, { tls }))
  for (const good of ['smtps://user:password@mail.example.jp', 'smtp://mail.example.jp:587?requireTLS=true'])
    assert.ok(takes(good), good)
  for (const wrong of [
    'smtp://mail.example.jp',
    'smtp://mail.example.jp?requireTLS=false',
    'smtp://mail.example.jp?requireTLS=true&ignoreTLS=true',
    'smtps://mail.example.jp?tls.rejectUnauthorized=false',
    'smtps://mail.example.jp?secure=false',
    'smtp://mailpit:1025',
    'http://mail.example.jp',
  ])
    assert.equal(takes(wrong), false, wrong)
  assert.ok(takes('smtp://mailpit:1025', 'off'))
  assert.equal(takes('smtp://mail.example.jp', 'off'), false)
})
