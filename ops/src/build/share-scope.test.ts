import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { baseConfig, compile, shareScopeOf } from '@invoice-card/config/webpack'

const share = { singleton: true, version: '1.2.3', requiredVersion: '^1.2.3' } as const
const text = (name: string) => `export const ${name} = 'The text of ${name}${'.'.repeat(3000)}'`

/**
 * A host with a package that is there from the start, a kit that comes later, of which its screen uses a half, and
 * another one with a part of the kit.
 */
const files = {
  'package.json': '{ "type": "module" }',
  'node_modules/plain/package.json': '{ "name": "plain", "main": "index.cjs" }',
  'node_modules/plain/index.cjs': 'exports.word = "the word"',
  'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "main": "index.js", "sideEffects": false }',
  'node_modules/kit/index.js': 'export { one } from "./one.js"\nexport { other } from "./other.js"',
  'node_modules/kit/one.js': text('one'),
  'node_modules/kit/other.js': text('other'),
  'node_modules/tools/package.json': '{ "name": "tools", "type": "module", "main": "index.js", "sideEffects": false }',
  'node_modules/tools/index.js': `export { one } from "kit/one.js"\n${text('tool')}`,
  'src/index.js': `
    import { word } from "plain"
    import("./screen.js").then(() => console.log(word))
    import(/* webpackChunkName: "remote-loader" */ "./remotes/loader.js")`,
  'src/screen.js': 'import { one } from "kit"\nconsole.log(one)',
  'src/remotes/loader.js': 'import { shareScope } from "./share-scope.ts"\nglobalThis.scope = shareScope',
  'src/remotes/share-scope.ts': 'export const shareScope = {}',
}

let root = ''
const scripts = new Map<string, string>()
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-share-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
  const base = baseConfig('host', root)
  const { alias, rules, plugins } = shareScopeOf({ plain: { ...share, eager: true }, kit: share, tools: share })
  await compile({
    ...base,
    entry: { host: join(root, 'src/index.js') },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...alias } },
    module: { rules: [...base.module.rules, ...rules] },
    plugins: [...base.plugins, ...plugins],
  })
  for (const file of await readdir(join(root, 'dist'))) {
    if (file.endsWith('.js')) scripts.set(file.split('.')[0] ?? '', await readFile(join(root, 'dist', file), 'utf8'))
  }
})
after(() => rm(root, { recursive: true, force: true }))

const scriptsWith = (words: string) => [...scripts].filter(([, script]) => script.includes(words)).map(([name]) => name)

test('a package that comes later is one script, for a screen that uses a half of it too', () => {
  assert.deepEqual(scriptsWith('The text of one'), ['kit'])
  assert.deepEqual(scriptsWith('The text of other'), ['kit'])
})

test('what two packages need is in the script of the first, which comes with the other', () => {
  assert.notDeepEqual(scriptsWith('The text of tool'), ['kit'])
  const [, kit] = /get:\(\)=>[^,]*?\.e\((\d+)\)/.exec(scopeOf('kit')) ?? []
  assert.ok(kit)
  assert.match(scopeOf('tools'), new RegExp(`Promise\\.all\\(\\[[^\\]]*\\.e\\(${kit}\\)`))
})

/** What the share scope says of a package. */
const scopeOf = (name: string) => (scripts.get('remote-loader') ?? '').split(`${name}:{version`)[1] ?? ''

test('a package that is there from the start stays in the first script', () => {
  assert.deepEqual(scriptsWith('the word'), ['host'])
})

test('the loader of remotes has the versions and ranges of the list, the first script has none', () => {
  assert.deepEqual(scriptsWith('^1.2.3'), ['remote-loader'])
  const scope = scripts.get('remote-loader') ?? ''
  assert.match(scope, /plain:\{version:"1\.2\.3",shareConfig:\{[^}]*eager:!0\},lib:/)
  assert.match(scope, /kit:\{version:"1\.2\.3",shareConfig:\{[^}]*eager:!1\},get:/)
})
