import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { repositoryRoot } from '../applications.ts'
import { createRemote } from './create-remote.ts'

let root = ''
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'ops-create-'))
  await cp(join(repositoryRoot, 'docker-compose.yml'), join(root, 'docker-compose.yml'))
})
after(() => rm(root, { recursive: true, force: true }))

const refused: readonly (readonly [remote: Parameters<typeof createRemote>[0], reason: RegExp])[] = [
  [{ name: 'Hello' }, /no name of a remote/],
  [{ name: '../host' }, /no name of a remote/],
  [{ name: 'quoted', label: `a'b` }, /--label must not hold quotes/],
]
for (const [remote, reason] of refused) {
  test(`refuses ${JSON.stringify(remote)}`, async () => {
    await assert.rejects(createRemote(remote, root), reason)
  })
}

test('a new remote is a folder that declares it, and a container', async () => {
  const files = await createRemote({ name: 'hello', label: 'ごあいさつ' }, root)
  assert.ok(files.includes('remote-hello/src/routes.tsx'))
  assert.match(
    await readFile(join(root, 'remote-hello/remote.ts'), 'utf8'),
    /name: 'hello',\n {2}prefix: 'hello',[^]*label: 'ごあいさつ'/,
  )
  const { services } = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { image?: string }>
  }
  assert.equal(services['remote-hello']?.image, services['remote-account']?.image)
  await assert.rejects(createRemote({ name: 'hello' }, root), /There is a folder remote-hello already/)
})
