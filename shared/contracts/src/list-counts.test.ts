import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, listCounts, type Endpoint } from './index.ts'

const lists: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(api))

const entriesOf = ({ response }: Endpoint) =>
  (response as { readonly entries?: Readonly<Record<string, unknown>> }).entries ?? {}

for (const [name, counting] of Object.entries<Endpoint>(listCounts)) {
  test(`${name} is the list's own call, and reads a part of its answer`, () => {
    const list = lists[name] ?? assert.fail('there is no such call')
    assert.equal(counting.path, list.path)
    assert.equal(counting.query, list.query)
    for (const [field, schema] of Object.entries(entriesOf(counting))) assert.equal(schema, entriesOf(list)[field])
  })
}
