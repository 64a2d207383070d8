import { defineRemote, watch } from '@invoice-card/config/webpack'
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { repositoryRoot } from '../applications.ts'

/** A remote whose builds are followed. */
async function watchedRemote(sources: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'invoice-card-syntax-'))
  const write = (file: string, source: string) => writeFile(join(root, 'src', file), source)
  await mkdir(join(root, 'src'))
  await symlink(join(repositoryRoot, 'remote-account/node_modules'), join(root, 'node_modules'))
  await writeFile(join(root, 'package.json'), '{ "version": "1.0.0", "type": "module" }')
  for (const [file, source] of Object.entries(sources)) await write(file, source)
  const builds: ((reasons: readonly string[]) => void)[] = []
  const nextBuild = () => new Promise<readonly string[]>(resolve => builds.push(resolve))
  const first = nextBuild()
  const stop = watch(defineRemote({ name: 'hello', prefix: 'hello' }, root), join(root, 'out'), reasons =>
    builds.shift()?.(reasons),
  )
  after(async () => {
    await stop()
    await rm(root, { recursive: true, force: true })
  })
  return { write, first, nextBuild, root }
}

const routes = `export const routes = [{ path: '/hello', lazy: async () => ({ Component: (await import('./screen.tsx')).Screen }) }]`
const screen = 'export const Screen = () => null'

for (const [broken, sources] of [
  ['screen.tsx', { 'routes.tsx': routes, 'screen.tsx': `${screen}\nconst x = {;\n` }],
  ['routes.tsx', { 'routes.tsx': `${routes}\nconst x = {;\n`, 'screen.tsx': screen }],
] as const) {
  test(`an error in ${broken} is named with file and line, and the next build goes on`, async () => {
    const { write, first, nextBuild, root } = await watchedRemote(sources)
    const reasons = await first
    assert.equal(reasons.length, 1)
    const [reason = ''] = reasons
    assert.match(reason, new RegExp(`^\\./src/${broken}: x Unexpected token`))
    assert.ok(reason.includes(`${root}/src/${broken}:2:1`), reason)
    assert.doesNotMatch(reason, /backtrace|Caused by|swc-loader|<unknown>/)
    const next = nextBuild()
    await write(broken, broken === 'screen.tsx' ? screen : routes)
    assert.deepEqual(await next, [])
  })
}
