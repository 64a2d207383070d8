import { defineRemote, sharedPackages } from '@invoice-card/config/webpack'
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
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
  [{ name: 'a'.repeat(31) }, /NAME "a{31}": .*<=30/],
  [{ name: 'slashed', prefix: 'a/b' }, /--prefix "a\/b": must be lower-case letters and digits, e\.g\. payments/],
  [{ name: 'unnamed', label: '' }, /--label "": /],
  [{ name: 'unowned', owner: 'x'.repeat(41) }, /--owner /],
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

test('a new remote depends on every package that the host shares, or its build ends there', async () => {
  await createRemote({ name: 'shared' }, root)
  const { dependencies } = JSON.parse(await readFile(join(root, 'remote-shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const missing = sharedPackages.filter(
    name => !Object.keys(dependencies).some(dependency => name === dependency || name.startsWith(`${dependency}/`)),
  )
  assert.deepEqual(missing, [])
})

test('a new remote is formatted as `check` wants it', async () => {
  await createRemote({ name: 'tidy' }, root)
  const configuration = join(repositoryRoot, '.oxfmtrc.json')
  await promisify(execFile)(
    join(repositoryRoot, 'node_modules/.bin/oxfmt'),
    ['--config', configuration, '--check', 'remote-tidy'],
    { cwd: root },
  )
})

test('a build before the installation says that packages are not installed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ops-not-installed-'))
  try {
    const declaration = (await import(join(repositoryRoot, 'remote-suppliers/remote.ts'))) as {
      default: Parameters<typeof defineRemote>[0]
    }
    assert.throws(() => defineRemote(declaration.default, root), /react .*not installed in .*`pnpm install`/)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})
