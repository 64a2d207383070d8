import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from './testing/gateway.ts'

test('serves the card document at its own origin, for its own token endpoint', async t => {
  const { origin, stop } = await startSandbox()
  t.after(() => stop())
  const { headers } = await fetch(`${origin}/frame`)
  assert.ok(headers.get('content-security-policy')?.includes(`connect-src ${origin}/4gtoken;`))
})
