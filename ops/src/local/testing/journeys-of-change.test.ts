import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../../applications.ts'
import { journeysOfChange } from './journeys-of-change.ts'

const specs = [
  'e2e/specs/account/company.spec.ts',
  'e2e/specs/shell/phone.spec.ts',
  'e2e/specs/suppliers/add.spec.ts',
  'e2e/specs/suppliers/suppliers.spec.ts',
]

test('a changed screen runs the journeys of its remote', () => {
  assert.deepEqual(journeysOfChange(['remote-suppliers/src/list/screen.tsx'], specs), {
    files: ['specs/suppliers/add.spec.ts', 'specs/suppliers/suppliers.spec.ts'],
    unknown: [],
  })
})

test('a changed journey runs by itself, a changed test runs none', () => {
  const changed = ['e2e/specs/account/company.spec.ts', 'remote-suppliers/src/list/screen.test.tsx', 'docs/ocr.md']
  assert.deepEqual(journeysOfChange(changed, specs), { files: ['specs/account/company.spec.ts'], unknown: [] })
})

test('a changed source behind all screens is named', () => {
  const changed = ['shared/ui/src/button/button.tsx', 'api/src/main.ts', 'ops/src/main.ts']
  assert.deepEqual(journeysOfChange(changed, specs), {
    files: [],
    unknown: ['shared/ui/src/button/button.tsx', 'api/src/main.ts'],
  })
})

test('every remote and the host has journeys', () => {
  const all = globSync('e2e/specs/**/*.spec.ts', { cwd: repositoryRoot })
  const parts = ['host', ...globSync('remote-*', { cwd: repositoryRoot })]
  for (const part of parts) {
    assert.ok(existsSync(join(repositoryRoot, part, 'src')))
    assert.notEqual(journeysOfChange([`${part}/src/index.ts`], all).files.length, 0, part)
  }
})
