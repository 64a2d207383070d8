import assert from 'node:assert/strict'
import { once } from 'node:events'
import { copyFile, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { after, test, type TestContext } from 'node:test'
import type { DataDirectory } from '../data-directory.ts'
import { currentSetPath, pageOfSet, pagePath, setPath } from '../environment/stored/files.ts'
import { renew } from '../environment/change/renew.ts'
import { createKey, revokeKey, signingKey } from '../keys/key-store.ts'
import { readTrust } from '../keys/trust-file.ts'
import { editSet, expireLiveSet, overwrite, strangersKey } from '../testing/attacker.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { edgeOptions } from '../testing/edge.ts'
import { createEdge } from './server.ts'

async function twoSets(): Promise<DataDirectory> {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  await goLive(data, await publishBuild(data, 'remote-payments'))
  return data
}

/** Starts an edge, as after a restart; gives what it answers for the page and the live set. */
async function startEdge(data: DataDirectory) {
  const server = createEdge(edgeOptions(data, 'http://127.0.0.1:1')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    const [page, live] = await Promise.all([fetch(origin), fetch(`${origin}/environment.json`)])
    const sequence = live.ok ? ((await live.json()) as { sequence: number }).sequence : null
    return { status: page.status, page: await page.text(), sequence }
  }
}

const alarms = (context: TestContext) => {
  const log = context.mock.method(console, 'error', () => undefined)
  return () =>
    log.mock.calls.map(
      ({ arguments: [line] }) => JSON.parse(line as unknown as string) as { alarm: string; message: string },
    )
}

const current = (data: DataDirectory) => currentSetPath(data, 'local')

const attacks: Readonly<
  Record<string, { readonly run: (data: DataDirectory) => Promise<void>; readonly alarm: RegExp }>
> = {
  'a forged set': {
    run: async data => editSet(current(data), { token_api_key: 'mine' }, strangersKey()),
    alarm: /not in the trust file/,
  },
  'an edited set': {
    run: async data => editSet(current(data), { token_api_key: 'mine' }),
    alarm: /was changed by hand/,
  },
  'a set of a team': {
    run: async data => editSet(current(data), { token_api_key: 'mine' }, await signingKey(data, 'remote-payments')),
    alarm: /of remote-payments/,
  },
  'set 1 over set 2': {
    run: async data => overwrite(current(data), await readFile(setPath(data, 'local', 1), 'utf8')),
    alarm: /Set 1 of local is older than set 2/,
  },
  'a set that has expired': {
    run: async data => {
      await renew(data, 'local')
      await expireLiveSet(data, setPath(data, 'local', 3))
    },
    alarm: /Set 3 of local expired/,
  },
  rubbish: { run: async data => overwrite(current(data), '{'), alarm: /is no signed set/ },
  'no set at all': { run: async data => rm(current(data)), alarm: /ENOENT/ },
  'a revoked key': {
    run: async data =>
      void (await revokeKey(data, (await readTrust(data)).keys.find(({ owner }) => owner === 'environment-local')!.id)),
    alarm: /revoked/,
  },
  'no trust file': { run: async data => rm(data.trustFile), alarm: /There is no trust file/ },
}

for (const [name, { run, alarm }] of Object.entries(attacks)) {
  test(`${name}: the last good page is served, after a restart nothing`, async context => {
    const data = await twoSets()
    const sentAlarms = alarms(context)
    const ask = await startEdge(data)
    const before = await ask()
    assert.deepEqual([before.status, before.sequence], [200, 2])
    await run(data)
    assert.deepEqual(await ask(), before)
    assert.deepEqual(await ask(), before)
    assert.equal(sentAlarms().length, 1)
    assert.equal(sentAlarms()[0]?.alarm, 'environment_refused')
    assert.match(sentAlarms()[0]!.message, alarm)
    const restarted = await (await startEdge(data))()
    assert.deepEqual([restarted.status, restarted.sequence], [503, null])
    assert.doesNotMatch(restarted.page, /<|\/work|ENOENT/)
  })
}

test('a page that was edited is not served, by its own name or that of its set', async context => {
  const data = await twoSets()
  const sentAlarms = alarms(context)
  const ask = await startEdge(data)
  const before = await ask()
  for (const path of [pagePath(data, 'local'), pageOfSet(data.environment('local'), 2)])
    await overwrite(path, '<!doctype html>evil')
  assert.deepEqual(await ask(), before)
  const restarted = await startEdge(data)
  assert.equal((await restarted()).status, 503)
  assert.match(sentAlarms()[0]!.message, /000002\.html is not the page of set 2: it was changed by hand/)
})

test('an edge that comes up again with a good set serves it, and the next one at once', async context => {
  const data = await twoSets()
  alarms(context)
  const good = await readFile(current(data), 'utf8')
  await overwrite(current(data), '{}')
  const ask = await startEdge(data)
  assert.equal((await ask()).status, 503)
  await overwrite(current(data), good)
  assert.deepEqual([(await ask()).status, (await ask()).sequence], [200, 2])
  await renew(data, 'local')
  assert.equal((await ask()).sequence, 3)
})

test('a set whose key was revoked is served again once a person has accepted it', async context => {
  const data = await twoSets()
  alarms(context)
  await attacks['a revoked key']!.run(data)
  const ask = await startEdge(data)
  assert.equal((await ask()).status, 503)
  await createKey(data, 'environment-local')
  await renew(data, 'local', { accepted: 2 })
  assert.deepEqual([(await ask()).status, (await ask()).sequence], [200, 3])
})

test('two edges that share what was seen refuse what the other has left behind', async context => {
  const data = await twoSets()
  alarms(context)
  await (
    await startEdge(data)
  )()
  await copyFile(setPath(data, 'local', 1), `${data.root}/old.json`)
  await overwrite(current(data), await readFile(`${data.root}/old.json`, 'utf8'))
  assert.equal((await (await startEdge(data))()).status, 503)
})
