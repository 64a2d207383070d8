import { composeVariables } from '@invoice-card/settings/testing'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { readEnvironment } from './environment.ts'

const variables = {
  ENVIRONMENT: 'production',
  EDGE_ORIGIN: 'https://pay.example.jp',
  TOKEN_ENDPOINT: 'https://gateway.example.jp/4gtoken',
  TOKEN_API_KEY: 'public-key',
}

test('names what is missing or malformed', () => {
  assert.equal(readEnvironment(variables).tokenEndpoint, variables.TOKEN_ENDPOINT)
  for (const [name, value] of [
    ['EDGE_ORIGIN', 'https://pay.example.jp/'],
    ['EDGE_ORIGIN', 'http://pay.example.jp'],
    ['TOKEN_ENDPOINT', 'https://gateway.example.jp/4gtoken;script-src'],
    ['TOKEN_ENDPOINT', 'http://localhost:3002/4gtoken'],
    ['TOKEN_API_KEY', ''],
    ['TOKEN_API_KEY', 'local-token-api-key'],
    ['ENVIRONMENT', ''],
    ['PORT', '80808'],
  ] as const) {
    const line = new RegExp(`: 1 setting is wrong\\.\n {2}${name} `)
    assert.throws(() => readEnvironment({ ...variables, [name]: value }), line, `${name}=${value}`)
    if (name !== 'PORT') assert.throws(() => readEnvironment({ ...variables, [name]: undefined }), line)
  }
})

// With the keys of the sandbox every card would go there.
test('has no defaults outside local, and the process says all that is missing and ends with 78', () => {
  for (const [given, missing] of [
    [{ ENVIRONMENT: 'production' }, ['EDGE_ORIGIN', 'TOKEN_ENDPOINT', 'TOKEN_API_KEY']],
    [{ NODE_ENV: 'production' }, ['ENVIRONMENT', 'EDGE_ORIGIN', 'TOKEN_ENDPOINT', 'TOKEN_API_KEY']],
    [{ ...variables, ENVIRONMENT: 'local', NODE_ENV: 'production' }, ['ENVIRONMENT']],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { PATH: '', ...given },
      encoding: 'utf8',
      timeout: 60_000,
    })
    assert.deepEqual([status, stdout], [78, ''])
    assert.deepEqual(
      [...stderr.matchAll(/^ {2}([A-Z_]+) is /gm)].map(([, name]) => name),
      missing,
    )
    assert.doesNotMatch(stderr, /\n +at /)
  }
})

// It was given no ENVIRONMENT, so it ended with 78.
test('starts with what the compose file gives it, which has no secret', () => {
  const given = composeVariables('card-frame', variables)
  assert.deepEqual({ ...variables, ...given }, { ...variables, ENVIRONMENT: 'compose', PORT: '8080', HOST: '0.0.0.0' })
  assert.equal(readEnvironment(given).tokenApiKey, variables.TOKEN_API_KEY)
})
