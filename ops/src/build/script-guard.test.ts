import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { baseConfig, compile, type Compiler, type Configuration } from '@invoice-card/config/webpack'
import { repositoryRoot } from '../applications.ts'

let root = ''
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-guard-'))
  await writeFile(join(root, 'lazy.js'), 'export const word = 1')
  await writeFile(join(root, 'index.js'), 'import("./lazy.js").then(({ word }) => console.log(word))')
  await writeFile(join(root, 'alone.js'), 'console.log(1)')
})
after(() => rm(root, { recursive: true, force: true }))

const configurationOf = (entry: string) => ({ ...baseConfig('guarded', root), entry: { guarded: join(root, entry) } })

async function entryScript(): Promise<string> {
  const file = (await readdir(join(root, 'dist'))).find(name => name.startsWith('guarded.')) ?? ''
  return readFile(join(root, 'dist', file), 'utf8')
}

// The benchmark's monolith was built by a second webpack: its chunks came without integrity, and the page blocked them.
test('a build whose chunks would load without the guard fails and says what to do', async () => {
  await assert.rejects(compile({ ...configurationOf('index.js'), plugins: [] }), {
    message:
      /^guarded loads chunks without integrity: ScriptGuardPlugin was not applied\. Take baseConfig's plugins over\.$/,
  })
})

test('a build by another copy of webpack is guarded like any other', async () => {
  await withAnotherWebpack(
    webpack =>
      new Promise((resolve, reject) => {
        const compiler = webpack(configurationOf('index.js'))
        compiler.run((error, stats) =>
          compiler.close(() => {
            if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()))
            else resolve()
          }),
        )
      }),
  )
  assert.match(await entryScript(), /globalThis\.scriptGuard\.prepare\(/)
})

test('a build that loads no chunks needs no guard', async () => {
  await compile({ ...configurationOf('alone.js'), plugins: [] })
})

test('every chunk of a guarded build is handed to the page', async () => {
  await compile(configurationOf('index.js'))
  const script = await entryScript()
  assert.match(script, /globalThis\.scriptGuard\.prepare\(/)
  assert.doesNotMatch(script, /\.src\s*=/)
})

test('a build that fails says in which module', async () => {
  await writeFile(join(root, 'broken.js'), 'import "./nowhere.js"')
  await assert.rejects(compile(configurationOf('broken.js')), /broken\.js: .*nowhere/)
})

type Webpack = (configuration: Configuration) => Compiler

/** The same package, loaded once more: its classes and hooks are others. */
async function withAnotherWebpack(use: (webpack: Webpack) => Promise<void>): Promise<void> {
  const require = createRequire(import.meta.url)
  const path = join(repositoryRoot, 'shared/config/node_modules/webpack')
  require(path)
  const loaded = () => Object.entries(require.cache).filter(([file]) => file.includes('/node_modules/webpack/'))
  const takeOut = () =>
    loaded().map(entry => {
      delete require.cache[entry[0]]
      return entry
    })
  const first = takeOut()
  // The package has no other types here: every build is by `compile`.
  await use(require(path) as Webpack)
  takeOut()
  Object.assign(require.cache, Object.fromEntries(first))
}
