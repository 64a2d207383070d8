import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { repositoryRoot } from '../applications.ts'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const namesIn = (list: string) =>
  list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => name.split(' as ')[0] ?? '')

const sources = globSync(['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'], {
  cwd: repositoryRoot,
}).filter(file => !/\.test\.tsx?$|\/testing\/|gallery/.test(file))

const importedFrom = (name: string) =>
  sources.flatMap(file =>
    [...read(file).matchAll(new RegExp(`import \\{([^}]+)\\} from '${name}'`, 'g'))].flatMap(([, list = '']) =>
      namesIn(list).map(name => ({ name, file })),
    ),
  )

for (const [name, part] of [
  ['react-router-dom', 'react-router.ts'],
  ['formik', 'formik.js'],
] as const) {
  const listed = [...read(`shared/config/webpack/${part}`).matchAll(/export \{([^}]+)\}/g)].flatMap(([, list = '']) =>
    namesIn(list),
  )
  const imported = importedFrom(name)

  describe(`the shared part of ${name}`, () => {
    // A missing name is `undefined` in the browser, and only there: compiler and bundler see the whole package.
    test('has every name that a screen imports', () => {
      assert.deepEqual(
        imported.filter(({ name }) => !listed.includes(name)),
        [],
      )
    })

    test('has no name that nobody imports', () => {
      const used = new Set(imported.map(({ name }) => name))
      assert.deepEqual(
        listed.filter(name => !used.has(name)),
        [],
      )
    })
  })
}
