import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEnvironment } from './environment.ts'

const variables = {
  EDGE_ORIGIN: 'https://pay.example.jp',
  TOKEN_ENDPOINT: 'https://gateway.example.jp/4gtoken',
  TOKEN_API_KEY: 'public-key',
}

test('names what is missing or malformed', () => {
  assert.equal(readEnvironment(variables).tokenEndpoint, variables.TOKEN_ENDPOINT)
  for (const [name, value] of Object.entries({
    EDGE_ORIGIN: 'https://pay.example.jp/',
    TOKEN_ENDPOINT: `https://gateway.example.jp/4gtoken;script-src`,
    TOKEN_API_KEY: '',
  })) {
    assert.throws(() => readEnvironment({ ...variables, [name]: value }), new RegExp(`^Error: ${name} `))
    assert.throws(() => readEnvironment({ ...variables, [name]: undefined }), new RegExp(`^Error: ${name} `))
  }
})
