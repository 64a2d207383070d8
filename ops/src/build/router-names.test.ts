import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const namesIn = (list: string) => list.split(',').map(name => name.trim()).filter(name => name !== '' && !name.startsWith('type ')).map(name => name.split(' as ')[0] ?? '')

const listed = [...read('shared/config/webpack/react-router.ts').matchAll(/export \{([^}]+)\}/g)].flatMap(([, list = '']) => namesIn(list))

const sources = globSync(['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/{ui,remote,session,api-client}/src/**/*.{ts,tsx}'], { cwd: repositoryRoot })
  .filter(file => !/\.test\.tsx?$|\/testing\//.test(file))
const imported = sources.flatMap(file => [...read(file).matchAll(/import \{([^}]+)\} from 'react-router-dom'/g)]
  .flatMap(([, list = '']) => namesIn(list).map(name => ({ name, file }))))

// A missing name is `undefined` in the browser, and only there: compiler and bundler see the whole package.
test('every name that a screen imports from the router is shared', () => {
  assert.deepEqual(imported.filter(({ name }) => !listed.includes(name)), [])
})

test('no name of the router is shared that nobody imports', () => {
  const used = new Set(imported.map(({ name }) => name))
  assert.deepEqual(listed.filter(name => !used.has(name)), [])
})
