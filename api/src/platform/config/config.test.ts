import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { productionVariables, testSecret } from '../../testing/app/production-variables.ts'
import { readConfig } from './read-config.ts'

function dataDirectory(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  context.after(() => rmSync(folder, { recursive: true }))
  return folder
}

// Whatever did not say which environment it was counted as a developer's machine, the image as well.
test('nothing starts without the name of its environment, and no secrets are made', context => {
  const DATA_DIR = dataDirectory(context)
  const image = Object.fromEntries(
    [
      ...readFileSync(new URL('../../../../ops/docker/server.Dockerfile', import.meta.url), 'utf8').matchAll(
        /^ENV (\w+)=(.*)$/gm,
      ),
    ].map(([, name, value]) => [name, value]),
  )
  for (const variables of [image, {}])
    for (const ENVIRONMENT of [undefined, ''])
      assert.throws(() => readConfig({ ...variables, DATA_DIR, ENVIRONMENT }), /^ {2}ENVIRONMENT is missing/m)
  assert.throws(() => readConfig({ ...image, DATA_DIR, ENVIRONMENT: 'local' }), /^ {2}ENVIRONMENT is local/m)
  assert.deepEqual(readdirSync(DATA_DIR), [])
  assert.equal(readConfig({ DATA_DIR, ENVIRONMENT: 'local' }).isLocal, true)
})

test('takes a good production, and refuses by name each setting of the sandbox or without TLS', () => {
  assert.equal(readConfig(productionVariables).isLocal, false)
  const refused = {
    ACCESS_TOKEN_SECRET: productionVariables.SIGNING_SECRET,
    SIGNING_SECRET: `${testSecret('new')},${productionVariables.VARIANT_SECRET}`,
    VARIANT_SECRET: 'b'.repeat(43),
    GATEWAY_SECRET: 'local-gateway-secret',
    GATEWAY_CCID: 'A100000000000000000001cc',
    TOKEN_API_KEY: 'local-token-api-key',
    GATEWAY_ORIGIN: 'http://localhost:3002',
    GATEWAY_PUSH_ORIGIN: 'http://pay.example.jp',
    EDGE_ORIGIN: 'https://pay.example.jp/',
    CORPORATION_API_ORIGIN: 'http://api.houjin-bangou.nta.go.jp',
    ISSUER_API_ORIGIN: 'http://web-api.invoice-kohyo.nta.go.jp',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.jp:4318',
    DATABASE_URL: 'postgres://api@database.example.jp/invoice_card?sslmode=require',
    DATABASE_TLS: 'no',
    SMTP_URL: 'smtp://mail.example.jp',
    SMTP_TLS: 'false',
    // A large photo takes 1,056 (decision 0159).
    FILE_MEMORY_MB: '1151',
  }
  for (const [name, value] of Object.entries(refused))
    assert.throws(
      () => readConfig({ ...productionVariables, [name]: value }),
      new RegExp(`: 1 setting is wrong\\.\n {2}${name} `),
    )
})

test('a process makes no secret that it does not take, and to read one throws', context => {
  const DATA_DIR = dataDirectory(context)
  const config = readConfig({ DATA_DIR, ENVIRONMENT: 'local' }, 'backoffice')
  assert.deepEqual(readdirSync(join(DATA_DIR, 'keys')).toSorted(), [
    'audit.secret',
    'backoffice.secret',
    'signing.secret',
  ])
  assert.equal(config.backofficeSecrets.length, 1)
  assert.throws(() => config.accessTokenSecrets, /^Error: The back office does not take the setting accessTokenSecrets/)
  assert.throws(() => config.smtpUrl, /does not take the setting smtpUrl/)
})

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test("secrets of a data directory are its owner's alone, also those others could read before", context => {
  const DATA_DIR = dataDirectory(context)
  const keys = join(DATA_DIR, 'keys')
  const warned = context.mock.method(console, 'warn', () => undefined)
  const modes = () => [keys, ...readdirSync(keys).map(name => join(keys, name))].map(modeOf)
  const made = readConfig({ DATA_DIR, ENVIRONMENT: 'local' })
  assert.deepEqual(modes(), ['700', '600', '600', '600', '600', '600'])
  assert.equal(warned.mock.callCount(), 0)

  chmodSync(keys, 0o755)
  for (const name of readdirSync(keys)) chmodSync(join(keys, name), 0o644)
  assert.deepEqual(readConfig({ DATA_DIR, ENVIRONMENT: 'local' }), made)
  assert.deepEqual(modes(), ['700', '600', '600', '600', '600', '600'])
  assert.deepEqual(
    warned.mock.calls.map(
      ({ arguments: [line] }) => /^\S+ was open to other users of this machine \((\d+)\)/.exec(String(line))?.[1],
    ),
    ['755', '644', '644', '644', '644', '644'],
  )
})

test('a folder of keys that another program made first is closed as well', context => {
  const DATA_DIR = dataDirectory(context)
  mkdirSync(join(DATA_DIR, 'keys'), { mode: 0o755 })
  context.mock.method(console, 'warn', () => undefined)
  readConfig({ DATA_DIR, ENVIRONMENT: 'local' })
  assert.equal(modeOf(join(DATA_DIR, 'keys')), '700')
})
