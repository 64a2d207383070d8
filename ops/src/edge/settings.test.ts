import { SettingsError } from '@invoice-card/settings'
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { readEdgeSettings } from './settings.ts'

const variables = {
  RELEASES_DIR: '/srv/releases',
  ENVIRONMENT_DIR: '/srv/environment',
  API_ORIGIN: 'http://127.0.0.1:3001',
  TRUST_FILE: '/srv/trust.json',
  SEEN_FILE: '/srv/seen.json',
  VARIANT_SECRET: randomBytes(32).toString('hex'),
}

// It has no request rates, and started for any environment.
for (const ENVIRONMENT of ['production', 'prod-2', 'staging', 'compose'])
  test(`does not start for ${ENVIRONMENT}, and names what does`, () => {
    assert.throws(
      () => readEdgeSettings({ ...variables, ENVIRONMENT }),
      (error: unknown) => error instanceof SettingsError && /ENVIRONMENT .*nginx/.test(error.message),
    )
  })

test('does not start for local where NODE_ENV is production', () => {
  assert.throws(() => readEdgeSettings({ ...variables, ENVIRONMENT: 'local', NODE_ENV: 'production' }), SettingsError)
})

for (const ENVIRONMENT of ['local', 'test'])
  test(`starts for ${ENVIRONMENT}`, () => {
    assert.equal(readEdgeSettings({ ...variables, ENVIRONMENT }).name, ENVIRONMENT)
  })
