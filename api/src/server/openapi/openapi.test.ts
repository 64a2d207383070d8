import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { ErrorBody, Id, platformErrors } from '@invoice-card/contracts'
import * as v from 'valibot'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { calls } from '../../testing/contract/calls.ts'
import { idFieldsOf, placeholdersOf } from '../../testing/contract/schema.ts'
import type { OpenApiDocument } from './document.ts'
import { exampleOf } from './examples/index.ts'
import type { Operation } from './operation.ts'

let api: TestApp
let document: OpenApiDocument
before(async () => {
  api = await createTestApp()
  document = (await (await api.app.request('/api/v1/openapi.json')).json()) as OpenApiDocument
})
after(() => api.close())

const operationOf = (path: string, method: string): Operation =>
  document.paths[path]?.[method.toLowerCase()] ?? assert.fail(`${method} ${path} is not described`)
const example = ({ resource, name }: (typeof calls)[number]) =>
  exampleOf(resource, name) ??
  assert.fail(`${resource}.${name} has no example: add one in api/src/server/openapi/examples`)

test('describes every call of the contracts with its summary, errors and security', () => {
  for (const { resource, name, endpoint } of calls) {
    const operation = operationOf(endpoint.path, endpoint.method)
    assert.equal(operation.operationId, name)
    assert.deepEqual(operation.tags, [resource])
    assert.equal(operation.summary, endpoint.summary)
    assert.equal(operation.security.length === 0, endpoint.auth === 'public', name)
    assert.equal(
      operation.parameters.some(({ in: place }) => place === 'header'),
      endpoint.isIdempotent === true,
      name,
    )
    for (const [code, status] of Object.entries(endpoint.errors ?? {}))
      assert.match(
        operation.responses[status]?.description ?? '',
        new RegExp(`\`${code}\` .*[。]`),
        `${name}: ${code} has no text`,
      )
  }
})

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate({ ...document })
  assert.ok(valid, JSON.stringify(errors, null, 2))
})

test('says of every resource and every parameter what it is', () => {
  assert.deepEqual(
    document.tags.filter(tag => !('description' in tag)).map(({ name }) => name),
    [],
  )
  const silent = calls.flatMap(({ name, endpoint }) =>
    operationOf(endpoint.path, endpoint.method)
      .parameters.filter(({ description }) => !description)
      .map(parameter => `${name}.${parameter.name}`),
  )
  assert.deepEqual(silent, [])
})

test('shows an example of every call, and each of them keeps to the schemas', () => {
  for (const call of calls) {
    const { params = {}, query = {}, body, response } = example(call)
    const { name, endpoint } = call
    const check = (schema: v.GenericSchema, value: unknown, part: string) => {
      const { issues } = v.safeParse(schema, value)
      assert.deepEqual(
        issues?.map(issue => `${v.getDotPath(issue)}: ${issue.message}`),
        undefined,
        `${name}: ${part}`,
      )
    }
    for (const param of placeholdersOf(endpoint)) check(endpoint.params?.[param] ?? Id, params[param], `{${param}}`)
    if (endpoint.query) check(endpoint.query, query, 'query')
    if (endpoint.body) check(endpoint.body, body, 'body')
    check(endpoint.response, response, 'answer')
    assert.deepEqual(
      v.parse(endpoint.response, response),
      response,
      `${name}: the answer shows a field that the schema does not know`,
    )
    // Ids are what somebody copies first.
    for (const place of idFieldsOf(endpoint).filter(path => path.startsWith('params.')))
      assert.ok(place.slice(7) in params, `${name}: ${place}`)
  }
})

test('describes the answers of the platform once, and calls point at them', () => {
  assert.deepEqual(Object.keys(document.components.examples).sort(), Object.keys(platformErrors).sort())
  assert.ok(v.is(ErrorBody, (document.components.examples.not_found as { value: unknown }).value))
  const { responses } = operationOf('/api/v1/users/information', 'GET')
  assert.match(JSON.stringify(responses['401']), /#\/components\/examples\/expired_access_token/)
})

test('names objects once', () => {
  assert.ok('Invoice' in document.components.schemas)
  assert.deepEqual(operationOf('/api/v1/invoices/{id}', 'GET').responses['200']?.content['application/json'].schema, {
    $ref: '#/components/schemas/Invoice',
  })
})

test('shows the calls to people on a page of its own that loads nothing from elsewhere', async () => {
  const response = await api.app.request('/api/docs')
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  const page = await response.text()
  for (const { name } of calls) assert.ok(page.includes(`id="${name}"`), `${name} is not on the page`)
  assert.doesNotMatch(page, /(src|href)="(https?:)?\/\//)
})
