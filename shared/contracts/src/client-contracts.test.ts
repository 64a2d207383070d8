import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { baseConfig, compile } from '@invoice-card/config/webpack'
import { api, clientFields, type Contract } from './index.ts'

let root = ''
let script = ''
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-contracts-'))
  const contracts = join(import.meta.dirname, 'index.ts')
  await writeFile(join(root, 'index.js'), `import { api } from '${contracts}'\nglobalThis.built = api`)
  const base = baseConfig('client', root)
  await compile({ ...base, entry: { client: join(root, 'index.js') }, plugins: [] })
  script = await readFile(join(root, 'dist/client.js'), 'utf8')
})
after(() => rm(root, { recursive: true, force: true }))

test('a build for browsers has of each call what a client reads, and nothing else', () => {
  const global: { built?: Readonly<Record<string, Contract>> } = {}
  runInNewContext(script, global)
  for (const [resource, contract] of Object.entries<Contract>(api)) {
    const built = global.built?.[resource] ?? {}
    assert.deepEqual(Object.keys(built), Object.keys(contract))
    for (const [name, endpoint] of Object.entries(contract)) {
      const read = clientFields.filter(field => field in endpoint)
      assert.deepEqual(Object.keys(built[name] ?? {}).sort(), read.toSorted(), name)
    }
  }
})

test('neither summaries nor limits, which only the server reads, are in it', () => {
  assert.doesNotMatch(script, /one-time password/)
  assert.doesNotMatch(script, /windowSeconds/)
})
