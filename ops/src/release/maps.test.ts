import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, test } from 'node:test'
import { baseConfig, compile } from '@invoice-card/config/webpack'
import { createEdge } from '../edge/server.ts'
import { mapStack, sourceMaps } from '../reports/source-position.ts'
import { edgeOptions } from '../testing/edge.ts'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { mapsDirectory } from './maps.ts'
import type { Release } from './release.ts'
import { releaseDirectory } from './store.ts'

const source = `export function fail(text: string): never {
  // A comment that no script has.
  throw new TypeError(\`planted \${text}\`)
}
fail(location.href)`

const data = await emptyData()
const built: Record<string, string> = {}
let root = ''
let script = ''
let release: Release

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'remote-'))
  await writeFile(join(root, 'index.ts'), source)
  await compile({ ...baseConfig('routes', root), entry: { routes: join(root, 'index.ts') } })
  for (const file of await readdir(join(root, 'dist'))) built[file] = await readFile(join(root, 'dist', file), 'utf8')
  script = Object.keys(built).find(file => file.endsWith('.js')) ?? ''
  release = await publishBuild(data, 'remote-payments', { scripts: { 'remoteEntry.1.js': 'entry', ...built } })
  await goLive(data, await publishBuild(data, 'host'), release)
})
after(() => rm(root, { recursive: true, force: true }))

/** Where the planted error is thrown, as a browser writes it. */
const frameOf = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  `TypeError: planted x\n    at t (https://pay.example/releases/${name}/${version}/${script}:1:${(built[script] ?? '').indexOf('TypeError') + 1})`

test('neither a map nor its name is in a release, and the edge serves none', async () => {
  const files = await readdir(releaseDirectory(data, release.name, release.version))
  assert.deepEqual(
    files.filter(file => file.includes('.map')),
    [],
  )
  assert.deepEqual(
    Object.keys(release.files).filter(file => file.endsWith('.map')),
    [],
  )
  const server = createEdge(edgeOptions(data, 'http://127.0.0.1:1')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close().closeAllConnections()
  })
  const edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answered = await fetch(`${edge}/releases/${release.name}/${release.version}/${script}`)
  assert.equal(answered.headers.get('sourcemap'), null)
  assert.doesNotMatch(await answered.text(), /sourceMappingURL/)
  for (const path of ['releases', 'maps']) {
    const { status, headers } = await fetch(`${edge}/${path}/${release.name}/${release.version}/${script}.map`)
    assert.ok(status === 404 || headers.get('content-type')?.startsWith('text/html'), path)
  }
})

test('a stack without a map, or with a path in place of a name, stays as it is', async () => {
  const findMap = sourceMaps(data)
  for (const stack of [
    'Error: no frames',
    frameOf({ name: 'remote-payments', version: '1.0.0-aaaaaaaaaa' }),
    frameOf({ name: 'remote-payments', version: '..' }),
    frameOf({ name: 'nobody', version: '1' }),
    frameOf(release).replace(/:1:\d+/, ':0:0'),
  ])
    assert.equal(await mapStack(stack, findMap), stack)
})

test('a place in a script becomes a place in our sources', async () => {
  const mapped = await mapStack(frameOf(release), sourceMaps(data))
  assert.match(mapped, new RegExp(`^TypeError: planted x\\n    at t \\(${basename(root)}/index\\.ts:3:\\d+\\)$`))
})

test('a map holds no source', async () => {
  const map = JSON.parse(await readFile(join(mapsDirectory(data, release), `${script}.map`), 'utf8')) as {
    sourcesContent?: unknown
  }
  assert.equal(map.sourcesContent, undefined)
})

test('maps make no other version, come back with the next publish, and go with their release', async () => {
  const directory = mapsDirectory(data, release)
  await rm(directory, { recursive: true })
  const again = await publishBuild(data, 'remote-payments', { scripts: { 'remoteEntry.1.js': 'entry', ...built } })
  assert.equal(again.version, release.version)
  assert.deepEqual(await readdir(directory), [`${script}.map`])
  await opsOn(data).data('gc')
  assert.deepEqual(await readdir(directory), [`${script}.map`])
  await rm(releaseDirectory(data, release.name, release.version), { recursive: true })
  await opsOn(data).data('gc')
  assert.deepEqual(await readdir(join(data.maps, release.name)), [])
})
