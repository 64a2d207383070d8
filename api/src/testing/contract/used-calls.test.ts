import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { calls } from './calls.ts'

const root = join(import.meta.dirname, '../../../..')
const screens = globSync('{host,remote-*,shared/{session,api-client,remote,invoice-file}}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter(file => !/\.test\.tsx?$|\/testing\//.test(file))
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const [specified = ''] = readFileSync(join(root, 'docs/calls.md'), 'utf8').split('## Ours')
const isSpecified = (call: string) => specified.includes(`| ${call.replace(' ', ' | ')} |`)

// A call that no screen makes is a promise of the API that no user can see fulfilled.
test('every call of the specification is made by a screen', () => {
  const unused = calls
    .filter(({ endpoint: { method, path } }) => isSpecified(`${method} ${path}`))
    // As a member of a client: a function of the domain may have the same name.
    .filter(({ name }) => !new RegExp(`\\.${name}\\b`).test(screens))
    .map(({ name }) => name)
  assert.deepEqual(unused, [])
})
