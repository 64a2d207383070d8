import assert from 'node:assert/strict'
import { realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { baseConfig, compile, shareScopeOf } from '@invoice-card/config/webpack'
import { repositoryRoot } from '../applications.ts'

const loader = new URL('../../../shared/config/webpack/federation/cuts-loader.js', import.meta.url).href
const { withoutUnused } = (await import(loader)) as { withoutUnused: (source: string, name: string) => string }

const runtimeCore = realpathSync(join(repositoryRoot, 'host/node_modules/@module-federation/runtime-core'))
let root = ''
let script = ''
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-runtime-'))
  await writeFile(join(root, 'index.js'), 'export { ModuleFederation as default } from "runtime"')
  const base = baseConfig('host', root)
  const { plugins } = shareScopeOf({})
  await compile({
    ...base,
    entry: { host: join(root, 'index.js') },
    output: { ...base.output, library: { name: 'runtime', type: 'var' } },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, runtime$: runtimeCore } },
    plugins: [...base.plugins, ...plugins],
  })
  script = await readFile(join(root, 'dist/host.js'), 'utf8')
})
after(() => rm(root, { recursive: true, force: true }))

test('a build fails where a new version of the runtime has no method that is cut', () => {
  assert.throws(() => withoutUnused('export class SyncHook {}', 'hooks/syncHook.js'), /no once, remove, removeAll in/)
})

test('the runtime has neither what nobody calls nor hooks that nobody listens to', () => {
  for (const name of ['preloadRemote', 'loadShareSync', 'removeRemote', 'System.import', 'afterLoadShare.emit'])
    assert.ok(!script.includes(name), name)
})

test('a shared package that fails is heard of, and given again once it is there', async () => {
  const globals = `const window = globalThis, document = { defaultView: globalThis }`
  const Runtime = new Function(`${globals}\n${script}\nreturn runtime.default`)() as new (options: object) => {
    loadShare: (name: string) => Promise<() => string>
  }
  const heard: string[] = []
  let isThere = false
  const get = async () => {
    if (!isThere) throw new Error('the script did not come')
    return () => 'the kit'
  }
  const runtime = new Runtime({
    name: 'host',
    remotes: [],
    shared: { kit: { version: '1.0.0', get, shareConfig: { singleton: true, requiredVersion: '^1.0.0' } } },
    plugins: [{ name: 'listener', errorLoadShare: ({ pkgName }: { pkgName: string }) => void heard.push(pkgName) }],
  })
  await assert.rejects(runtime.loadShare('kit'), /did not come/)
  assert.deepEqual(heard, ['kit'])
  isThere = true
  const again = new Runtime({ name: 'again', remotes: [], shared: { kit: { version: '1.0.0', get } } })
  assert.equal((await again.loadShare('kit'))(), 'the kit')
})
