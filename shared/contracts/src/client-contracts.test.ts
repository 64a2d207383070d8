import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { baseConfig, compile } from '@invoice-card/config/webpack'
import { clientFields, sessions, type Contract } from './index.ts'

let root = ''
let script = ''
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'invoice-card-contracts-'))
  const contracts = join(import.meta.dirname, 'sessions.ts')
  await writeFile(join(root, 'index.js'), `import { sessions } from '${contracts}'\nglobalThis.built = sessions`)
  const base = baseConfig('client', root)
  await compile({ ...base, entry: { client: join(root, 'index.js') }, plugins: [] })
  script = await readFile(join(root, 'dist/client.js'), 'utf8')
})
after(() => rm(root, { recursive: true, force: true }))

test('a build for browsers has of each call what a client reads, and nothing else', () => {
  const global: { built?: Contract } = {}
  runInNewContext(script, global)
  assert.deepEqual(Object.keys(global.built ?? {}), Object.keys(sessions))
  for (const [name, endpoint] of Object.entries(sessions as Contract)) {
    const read = clientFields.filter(field => field in endpoint)
    assert.deepEqual(Object.keys(global.built?.[name] ?? {}).sort(), read.toSorted(), name)
  }
})

test('neither summaries nor schemas that only the server needs are in it', () => {
  assert.doesNotMatch(script, /one-time password/)
  // Of a password, which is only ever sent.
  assert.doesNotMatch(script, /256/)
})
