import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productionVariables } from '../../../testing/app/production-variables.ts'
import { readBackofficeConfig } from './environment.ts'

// A copy with another level gave undefined for a key that the back office does not take, and undefined signs.
test('a command on the database logs nothing, and to read a setting of others throws', () => {
  const config = readBackofficeConfig({ ...productionVariables, LOG_LEVEL: 'debug' })
  assert.equal(config.logLevel, 'silent')
  assert.throws(() => config.accessTokenSecrets, /does not take the setting accessTokenSecrets/)
})
