import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataDirectory } from '../data-directory.ts'
import { changeEnvironment } from '../environment/change/change.ts'
import { readCurrentSet } from '../environment/stored/store.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const host = (data: DataDirectory, text: string) => publishBuild(data, 'host', { scripts: { 'host.1.js': text } })

/** An environment in which these versions of the host followed each other. */
async function history(...texts: string[]) {
  const data = await emptyData()
  const releases = []
  for (const text of texts) releases.push(await host(data, text))
  for (const release of releases) await goLive(data, release)
  const ops = opsOn(data)
  return {
    data,
    ops,
    versions: releases.map(({ version }) => version),
    rollBack: async () => (await ops.data('rollback')).releases.host,
  }
}

test('a rollback that is pressed again goes further back, not forth', async () => {
  const { ops, versions, rollBack } = await history('1', '2', '3', '4')
  assert.deepEqual([await rollBack(), await rollBack(), await rollBack()], [versions[2], versions[1], versions[0]])
  await ops.refuses(['rollback'], 1, /no earlier set/)
})

test('a toggle between two rollbacks does not turn them around', async () => {
  const { ops, versions, rollBack } = await history('1', '2', '3')
  assert.equal(await rollBack(), versions[1])
  await ops.data('toggle', 'collections', 'off')
  assert.equal(await rollBack(), versions[0])
})

test('a rollback after a deploy goes past the versions that were given up', async () => {
  const { data, versions, rollBack } = await history('1', '2', 'bad')
  await rollBack()
  await goLive(data, await host(data, 'worse'))
  assert.deepEqual([await rollBack(), await rollBack()], [versions[1], versions[0]])
})

test('a rollback touches releases only', async () => {
  const { data, ops, versions } = await history('1', '2')
  const links = {
    operation_manual: 'https://new.example/',
    faq: 'https://new.example/',
    contact: 'https://new.example/',
    privacy_policy: 'https://new.example/',
  }
  await changeEnvironment(
    data,
    'local',
    { links, token_api_key: 'rotated', card_frame_origin: 'http://localhost:9999' },
    'settings',
  )
  await ops.data('toggle', 'collections', 'off')
  for (const args of [['rollback'], ['rollback', '--to', '2'], ['rollback', '--to', '1']]) {
    const { changes } = await ops.data(...args)
    assert.deepEqual(
      changes.map(({ what }) => what),
      ['host'],
    )
  }
  const set = await readCurrentSet(data, 'local')
  assert.deepEqual(
    [
      set?.releases.host,
      set?.links,
      set?.token_api_key,
      set?.card_frame_origin,
      set?.toggles.collections?.is_on,
      set?.rolled_back_to,
    ],
    [versions[0], links, 'rotated', 'http://localhost:9999', false, 1],
  )
})

test('a dry run says where a rollback would go, and changes nothing', async () => {
  const { data, ops, versions } = await history('1', '2')
  const before = await everyFile(data)
  const { stdout, exitCode } = await ops.run('rollback', '--dry-run')
  assert.match(stdout, new RegExp(`rollback to 1\\n {2}host +${versions[1]} → ${versions[0]}\\n`))
  assert.equal(exitCode, 0)
  assert.deepEqual(await everyFile(data), before)
})
