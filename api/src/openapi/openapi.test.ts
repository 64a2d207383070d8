import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { api as contracts, type Contract } from '@invoice-card/contracts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { createTestApp, type TestApp } from '../testing/app.ts'

interface Operation { operationId: string, summary: string, security: object[], responses: Record<string, { description: string }> }

let api: TestApp
before(async () => { api = await createTestApp() })
after(() => api.close())

test('describes every call of the contracts with its summary, errors and security', async () => {
  const response = await api.app.request('/api/v1/openapi.json')
  const { paths } = await response.json() as { paths: Record<string, Record<string, Operation>> }
  for (const [name, endpoint] of Object.values<Contract>(contracts).flatMap(contract => Object.entries(contract))) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    assert.equal(operation?.operationId, name)
    assert.equal(operation.summary, endpoint.summary)
    assert.equal(operation.security.length === 0, endpoint.auth === 'public', name)
    for (const [code, status] of Object.entries(endpoint.errors ?? {})) assert.match(operation.responses[status]?.description ?? '', new RegExp(`\`${code}\``), name)
  }
})

test('is a valid OpenAPI 3.1 document', async () => {
  const document = await (await api.app.request('/api/v1/openapi.json')).text()
  const { valid, errors } = await new Validator().validate(document)
  assert.ok(valid, JSON.stringify(errors, null, 2))
})

test('shows the calls to people on a page that runs no script', async () => {
  const response = await api.app.request('/api/docs')
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.match(await response.text(), /listInvoices/)
})
