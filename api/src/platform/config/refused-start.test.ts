import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { productionVariables } from '../../testing/app/production-variables.ts'
import { untakenVariables } from './taken-by.ts'

const source = join(import.meta.dirname, '../..')

/** A process as somebody starts it. It must end by itself, before it asks for a database. */
function start(file: string, variables: Readonly<Record<string, string>>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(source, file), ...args], {
    env: { PATH: '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...variables },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr, lines: stderr.trimEnd().split('\n') }
}

const everythingWrong = {
  ...productionVariables,
  ACCESS_TOKEN_SECRET: 'a',
  SIGNING_SECRET: '',
  VARIANT_SECRET: 'local-variant-secret-that-is-long-enough-for-32-bytes',
  GATEWAY_SECRET: 'a'.repeat(64),
  GATEWAY_CCID: 'A100000000000000000001cc',
  TOKEN_API_KEY: 'local-token-api-key',
  EDGE_ORIGIN: 'http://pay.example.jp',
  GATEWAY_ORIGIN: 'http://gateway.example.jp',
  SMTP_URL: 'smtp://mail.example.jp',
  DATABASE_URL: 'postgres://api:hidden-password@database.example.jp/invoice_card',
  PORT: 'eighty',
  COMMISSION_RATE: '3.5',
  ENVIRONMENT_FILE: '/environment/current.json',
}

for (const [program, file, ...args] of [
  ['api', 'main.ts'],
  ['worker', 'worker.ts'],
  ['backoffice', 'backoffice-server.ts'],
  ['backoffice', 'backoffice.ts', 'create-admin', 'sato', '--name', '佐藤'],
  ['seed', 'seed.ts'],
] as const) {
  test(`${file} names every setting that is wrong in a line of its own, and ends with 78`, () => {
    const { status, stdout, lines, stderr } = start(file, everythingWrong, ...args)
    assert.equal(status, 78, stderr)
    assert.equal(stdout, '')
    const wrong = Object.entries(everythingWrong)
      .filter(([name, value]) => value !== productionVariables[name as never])
      .map(([name]) => (name === 'ENVIRONMENT_FILE' ? 'TRUST_FILE' : name))
    const untaken = untakenVariables(program)
    assert.deepEqual(
      lines
        .slice(1, -1)
        .map(line => /^ {2}(\w+) /.exec(line)?.[1])
        .toSorted(),
      wrong.filter(name => !untaken.includes(name)).toSorted(),
      stderr,
    )
    assert.doesNotMatch(stderr, /\n +at |hidden-password|local-variant/)
  })
}

test('no process takes ENVIRONMENT=local where NODE_ENV is production', () => {
  for (const [file, ...args] of [
    ['main.ts'],
    ['worker.ts'],
    ['backoffice-server.ts'],
    ['backoffice.ts', 'create-admin', 'sato', '--name', '佐藤'],
    ['seed.ts'],
  ] as const) {
    const { status, stderr } = start(
      file,
      { ...productionVariables, ENVIRONMENT: 'local', NODE_ENV: 'production' },
      ...args,
    )
    assert.equal(status, 78, stderr)
    assert.match(stderr, /^ +ENVIRONMENT is local/m)
  }
})
