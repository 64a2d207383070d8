import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'

let api: TestApp
before(async () => { api = await createTestApp() })
after(() => api.close())

test('an unknown path gets the same error body as every refusal', async () => {
  const response = await api.app.request('/api/v1/nothing')
  assert.equal(response.status, 404)
  const body = await response.json() as { status: string, request_id: string }
  assert.equal(body.status, 'not_found')
  assert.equal(body.request_id, response.headers.get('x-request-id'))
})

test('says that it lives and that it is ready', async () => {
  assert.equal((await api.app.request('/healthz')).status, 200)
  assert.equal((await api.app.request('/readyz')).status, 200)
})
