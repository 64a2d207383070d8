import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { readEnvironment } from './environment.ts'

const main = join(import.meta.dirname, 'main.ts')
/** The entry as somebody starts it; it must end by itself. */
const start = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [main], { env: { PATH: '', ...environment }, encoding: 'utf8', timeout: 60_000 })

test('starts for development and tests', () => {
  for (const ENVIRONMENT of ['local', 'test'])
    assert.equal(readEnvironment({ ENVIRONMENT }).tokenEndpoint, 'http://localhost:3002/4gtoken')
})

test('refuses to start in a production build, whatever its environment is called', () => {
  const { status, stdout, stderr } = start({ NODE_ENV: 'production', ENVIRONMENT: 'local' })
  assert.deepEqual([status, stdout], [1, ''])
  assert.match(stderr, /^The gateway sandbox does not start where NODE_ENV is production\. Set GATEWAY_ORIGIN .*\n$/)
})

test('refuses to start in every environment that is not one for development or tests', () => {
  const { status, stderr } = start({ ENVIRONMENT: 'compose' })
  assert.equal(status, 1)
  assert.match(stderr, /^The gateway sandbox is for ENVIRONMENT=local and ENVIRONMENT=test, not for "compose"\. Set /)
  for (const ENVIRONMENT of ['production', 'staging', 'Local', 'local ', ''])
    assert.throws(() => readEnvironment({ ENVIRONMENT }), /The gateway sandbox is for ENVIRONMENT=local/)
  assert.throws(() => readEnvironment({}), /ENVIRONMENT is not set/)
})
