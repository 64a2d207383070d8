import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { readConfig } from '../config/read-config.ts'
import { createTestEnvironment } from '../../testing/app/environment-set.ts'
import { isFeatureOn } from './features.ts'

const on = [true, true]
const allOff = [false, false]
const isOn = { collections: { is_on: true } }

/** An environment in which collections are on, and processes that read it. */
function environmentOf(context: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'verified-set-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const environment = createTestEnvironment(folder)
  environment.setToggles(isOn)
  const file = environment.variables.ENVIRONMENT_FILE
  /** A process of the API, as after a restart. */
  const start = () => {
    const config = readConfig({ ENVIRONMENT: 'local', DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment.variables })
    return () =>
      Promise.all(['collections', 'payments'].map(name => isFeatureOn(config, name, { corporate_number: null })))
  }
  return { ...environment, file, start }
}

type Environment = ReturnType<typeof environmentOf>

const attacks: Readonly<Record<string, (environment: Environment) => void>> = {
  'a set that a stranger signed': ({ setOf, putLive }) =>
    putLive(setOf({}), generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  'an edited set': ({ file, setOf }) => {
    const envelope = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(
      file,
      JSON.stringify({ ...envelope, payload: Buffer.from(JSON.stringify(setOf({}))).toString('base64') }),
    )
  },
  'a set without a signature': ({ file, setOf }) => writeFileSync(file, JSON.stringify(setOf({}))),
  'a set of another environment': ({ setOf, putLive }) => putLive({ ...setOf({}), name: 'staging' }),
  'a set that has expired': ({ setOf, putLive }) =>
    putLive({ ...setOf({}), expires_at: new Date(Date.now() - 1000).toISOString() }),
  'a set whose expiry is no date': ({ setOf, putLive }) => putLive({ ...setOf({}), expires_at: 'never' }),
  'an older set': ({ setOf, putLive }) => putLive({ ...setOf({}), sequence: 1 }),
  'a set that is gone': ({ file }) => rmSync(file),
}

for (const [name, run] of Object.entries(attacks)) {
  test(`${name} changes nothing, and a process that starts with it has all features off`, async context => {
    const environment = environmentOf(context)
    const running = environment.start()
    assert.deepEqual(await running(), on)
    run(environment)
    assert.deepEqual(await running(), on)
    assert.deepEqual(await environment.start()(), allOff)
  })
}

test('a set with a revoked or an untrusted key turns no feature on', async context => {
  const environment = environmentOf(context)
  environment.trust({ revoked_at: new Date().toISOString() })
  assert.deepEqual(await environment.start()(), allOff)
  environment.trust({ owner: 'remote-payments' })
  assert.deepEqual(await environment.start()(), allOff)
  rmSync(environment.variables.TRUST_FILE)
  assert.deepEqual(await environment.start()(), allOff)
})

test('a process without any good set takes the first one that comes', async context => {
  const environment = environmentOf(context)
  writeFileSync(environment.file, '{}')
  const running = environment.start()
  assert.deepEqual(await running(), allOff)
  environment.setToggles(isOn)
  assert.deepEqual(await running(), on)
})

test('an environment file without anybody to trust is refused at the start', () => {
  assert.throws(
    () => readConfig({ ENVIRONMENT: 'local', ENVIRONMENT_FILE: '/environment/current.json' }),
    /^ {2}TRUST_FILE is missing\. Set the file of public keys/m,
  )
})
