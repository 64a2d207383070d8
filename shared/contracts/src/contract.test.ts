import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './contract.ts'
import type { Contract } from './base/endpoint.ts'
import { platformErrors } from './base/platform-errors.ts'

const calls = Object.values<Contract>(api).flatMap(contract => Object.entries(contract))
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

test('no two calls share a name, or a method and path', () => {
  assert.deepEqual(repeated(calls.map(([name]) => name)), [])
  assert.deepEqual(repeated(calls.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)), [])
})

test('schemas of placeholders belong to placeholders of the path', () => {
  for (const [name, { path, params = {} }] of calls) {
    for (const param of Object.keys(params))
      assert.ok(path.includes(`{${param}}`), `${name} has a schema for {${param}}, which its path lacks`)
  }
})

test('a GET carries no body, and only a call with a body can be idempotent by key', () => {
  for (const [name, { method, body, isIdempotent }] of calls) {
    assert.ok(method !== 'GET' || !body, name)
    assert.ok(!isIdempotent || method !== 'GET', name)
  }
})

test('a public call asks for nothing that only a session knows', () => {
  for (const [name, { auth, toggle, acceptsExpired, limit }] of calls) {
    if (auth !== 'public') continue
    assert.ok(!toggle && !acceptsExpired, name)
    assert.ok(limit?.per !== 'user', name)
  }
})

test('only calls of programs need a scope, are limited by program and need nothing of a session', () => {
  for (const [name, { auth, scope, toggle, acceptsExpired, needsRegistration, limit }] of calls) {
    assert.equal(scope !== undefined, auth === 'client', name)
    assert.equal(limit?.per === 'client', auth === 'client', name)
    assert.ok(auth !== 'client' || (!toggle && !acceptsExpired && !needsRegistration), name)
  }
})

test('no call gives a platform code another meaning, and a code has one status everywhere', () => {
  const statuses = new Map<string, number>()
  for (const [name, { errors = {} }] of calls) {
    for (const [code, status] of Object.entries(errors)) {
      assert.ok(!(code in platformErrors), `${name} lists ${code}, which the platform answers with`)
      assert.equal(
        statuses.get(code) ?? status,
        status,
        `${name} answers ${code} with ${status}, others do with ${statuses.get(code)}`,
      )
      statuses.set(code, status)
    }
  }
})
