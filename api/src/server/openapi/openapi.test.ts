import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { ErrorBody, Id, platformErrors } from '@invoice-card/contracts'
import * as v from 'valibot'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
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
/** An answer of a call, where it stands in the document. */
function responseOf({ responses }: Operation, status: string | number) {
  const found = responses[status] ?? assert.fail(`no ${status}`)
  return '$ref' in found
    ? (document.components.responses[found.$ref.replace('#/components/responses/', '')] ?? assert.fail(found.$ref))
    : found
}
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
        responseOf(operation, status).description,
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

test('shows an example of every call, and each of them matches the schemas', () => {
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
  const call = operationOf('/api/v1/users/information', 'GET')
  assert.match(JSON.stringify(responseOf(call, 401)), /#\/components\/examples\/expired_access_token/)
})

test('describes an answer once that several calls have, and no other one', () => {
  const refs = Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses))
    .flatMap(([status, response]) => ('$ref' in response ? [[status, response.$ref] as const] : []))
  for (const [status, ref] of refs) assert.ok(ref.startsWith(`#/components/responses/${status}.`), ref)
  const counts = Map.groupBy(refs, ([, ref]) => ref.replace('#/components/responses/', ''))
  assert.deepEqual([...counts.keys()].toSorted(), Object.keys(document.components.responses).toSorted())
  for (const [name, uses] of counts) assert.ok(uses.length > 1, name)
})

test('names objects once', () => {
  assert.ok('Invoice' in document.components.schemas)
  assert.deepEqual(responseOf(operationOf('/api/v1/invoices/{id}', 'GET'), 200).content['application/json'].schema, {
    $ref: '#/components/schemas/Invoice',
  })
})

describe('the page for people', () => {
  const filesOf = (page: string) => [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)" integrity="([^"]+)"/g)]

  test('loads nothing from elsewhere and reaches nothing of the origin that it is on', async () => {
    const response = await api.app.request('/api/docs')
    assert.equal(response.status, 200)
    const policy = response.headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'/)
    assert.match(policy, /sandbox allow-scripts;/)
    assert.doesNotMatch(policy, /unsafe|https?:|connect-src|allow-same-origin/)
    assert.doesNotMatch(await response.text(), /(src|href)="(https?:)?\/\//)
  })

  test('runs no script but those that its policy names', async () => {
    const response = await api.app.request('/api/docs')
    const policy = response.headers.get('content-security-policy') ?? ''
    const page = await response.text()
    const scripts = [...page.matchAll(/<script(?: src="[^"]+" integrity="([^"]+)" crossorigin="anonymous")?>([^<]*)</g)]
    assert.equal(scripts.length, 2)
    for (const [, integrity, text = ''] of scripts)
      assert.ok(policy.includes(`'${integrity ?? `sha256-${createHash('sha256').update(text).digest('base64')}`}'`))
  })

  test('serves the files that it names with the content that it names', async () => {
    const files = filesOf(await (await api.app.request('/api/docs')).text())
    assert.equal(files.length, 2)
    for (const [, path = '', integrity] of files) {
      const response = await api.app.request(path)
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('access-control-allow-origin'), '*')
      const bytes = Buffer.from(await response.arrayBuffer())
      assert.equal(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, integrity)
    }
    assert.equal((await api.app.request('/api/docs/package.json')).status, 404)
    assert.equal((await api.app.request('/api/docs/..%2fpackage.json')).status, 404)
  })

  test('is sent compressed where the browser takes it', async () => {
    const [[, script = ''] = []] = filesOf(await (await api.app.request('/api/docs')).text()).slice(1)
    for (const path of ['/api/docs', script]) {
      const { headers } = await api.app.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
      assert.equal(headers.get('content-encoding'), 'gzip', path)
      assert.match(headers.get('vary') ?? '', /accept-encoding/i, path)
    }
  })

  test('holds the whole description, and no text of it ends the page', async () => {
    const page = await (await api.app.request('/api/docs')).text()
    const [, description = ''] = /<script type="application\/json" id="description">([^<]*)<\/script>/.exec(page) ?? []
    assert.deepEqual(JSON.parse(description), document)
  })
})
