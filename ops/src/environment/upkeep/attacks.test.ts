import assert from 'node:assert/strict'
import { copyFile, readFile, rm } from 'node:fs/promises'
import { test } from 'node:test'
import type { DataDirectory } from '../../data-directory.ts'
import { createKey, revokeKey, rotateKey, signingKey } from '../../keys/key-store.ts'
import { readTrust } from '../../keys/trust-file.ts'
import { editSet, expireLiveSet, overwrite, strangersKey } from '../../testing/attacker.ts'
import { everyFile } from '../../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../../testing/store.ts'
import { changeEnvironment, proposeChange } from '../change/change.ts'
import { findProblems } from './problems.ts'
import { currentSetPath, pageOfSet, setPath } from '../stored/files.ts'
import { planChange } from '../change/plan.ts'
import { renew } from '../change/renew.ts'
import { proposeRollback, rollBack } from '../change/roll-back.ts'
import { readHistory } from '../stored/set-history.ts'
import { readCurrentSet } from '../stored/store.ts'

/** An environment with three sets. */
async function threeSets(): Promise<DataDirectory> {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  await goLive(data, await publishBuild(data, 'remote-payments'))
  await goLive(data, await publishBuild(data, 'remote-account'))
  return data
}

const current = (data: DataDirectory) => currentSetPath(data, 'local')
const set = (data: DataDirectory, sequence: number) => setPath(data, 'local', sequence)

/** Neither reads nor changes it. */
async function isRefused(data: DataDirectory, message: RegExp): Promise<void> {
  const before = await readFile(current(data), 'utf8')
  await assert.rejects(readCurrentSet(data, 'local'), message)
  await assert.rejects(changeEnvironment(data, 'local', { token_api_key: 'other' }, 'test'), message)
  await assert.rejects(rollBack(data, 'local'), message)
  assert.equal(await readFile(current(data), 'utf8'), before)
}

test('a live set that was edited is refused', async () => {
  const data = await threeSets()
  for (const path of [current(data), set(data, 3)]) await editSet(path, { token_api_key: 'mine' })
  await isRefused(
    data,
    /Set 3 of local is not signed by the key of environment-local that it names \(\w{16}\): it was changed by hand/,
  )
})

test('a set of a stranger or of a team is refused', async () => {
  const data = await threeSets()
  for (const [key, message] of [
    [strangersKey(), /by key \w{16}, which is not in the trust file/],
    [await signingKey(data, 'remote-payments'), /but by key \w{16} of remote-payments/],
  ] as const) {
    for (const path of [current(data), set(data, 3)]) await editSet(path, { token_api_key: 'mine' }, key)
    await isRefused(data, message)
  }
})

test('refuses an older set over the live one, also where no newer one is recorded', async () => {
  const data = await threeSets()
  for (const sequence of [1, 2]) {
    await overwrite(current(data), await readFile(set(data, sequence), 'utf8'))
    await isRefused(
      data,
      new RegExp(`Set ${sequence} of local is older than set 3, .*copy .*000003.json to .*current.json`),
    )
  }
  await overwrite(current(data), await readFile(set(data, 1), 'utf8'))
  await rm(data.seen('ops', 'local'))
  await isRefused(data, /Set 1 of local is older than set 3 of the history/)
})

test('the copy of the newest set brings an environment back', async () => {
  const data = await threeSets()
  await overwrite(current(data), await readFile(set(data, 1), 'utf8'))
  await copyFile(set(data, 3), current(data))
  assert.equal((await readCurrentSet(data, 'local'))?.sequence, 3)
})

test('a history that ends before the newest set seen is refused', async () => {
  const data = await threeSets()
  await rm(set(data, 3))
  await rm(current(data))
  await assert.rejects(readCurrentSet(data, 'local'), /The live set of local is gone, while set 3 was live already/)
})

test('another set of the same number is refused, whatever key signed it', async () => {
  const data = await threeSets()
  const key = await signingKey(data, 'environment-local')
  for (const path of [current(data), set(data, 3)]) await editSet(path, { token_api_key: 'mine' }, key)
  await isRefused(data, /Set 3 of local is another one than the set 3 that was live already/)
})

test('a set of another environment is refused', async () => {
  const data = await threeSets()
  const key = await signingKey(data, 'environment-local')
  for (const path of [current(data), set(data, 3)]) await editSet(path, { name: 'staging', sequence: 4 }, key)
  await isRefused(data, /Set 4 is one of staging, not of local/)
})

test('a set that has expired is refused until somebody renews it', async () => {
  const data = await threeSets()
  await expireLiveSet(data, set(data, 3))
  await isRefused(data, /Set 3 of local expired at 2026-01-31\S+: `pnpm ops renew --env local`/)
  const renewed = await renew(data, 'local', { isOnlyWhenDue: true })
  assert.deepEqual([renewed.sequence, renewed.reason, Object.keys(renewed.releases).length], [4, 'renew', 3])
  assert.ok(Date.parse(renewed.expires_at) > Date.now() + 29 * 86_400_000)
  assert.deepEqual(await findProblems(data, 'local'), [])
  assert.equal((await renew(data, 'local', { isOnlyWhenDue: true })).sequence, 4)
})

test('no set of the history is ever written over', async () => {
  const data = await threeSets()
  const before = await readFile(set(data, 2), 'utf8')
  // All that would stop it before the file itself.
  await overwrite(current(data), await readFile(set(data, 1), 'utf8'))
  await rm(data.seen('ops', 'local'))
  await rm(set(data, 3))
  await goLive(data, await publishBuild(data, 'remote-suppliers'))
  assert.equal(await readFile(set(data, 2), 'utf8'), before)
  assert.equal((await readCurrentSet(data, 'local'))?.sequence, 3)
})

test('names an edited or missing set of the history, and makes nothing from it or earlier ones', async () => {
  const data = await threeSets()
  const content = await readFile(set(data, 1), 'utf8')
  await editSet(set(data, 1), { token_api_key: 'mine' }, await signingKey(data, 'environment-local'))
  const edited = /Set 1 of local is not the one that set 2 was made from: the history was edited/
  assert.match((await findProblems(data, 'local')).join(), edited)
  await assert.rejects(rollBack(data, 'local', 1), edited)
  assert.equal((await planChange(data, 'local', proposeRollback(data, 'local'))).set.rolled_back_to, 2)
  await overwrite(set(data, 1), 'rubbish')
  await assert.rejects(rollBack(data, 'local', 1), /Set 1 of local is no signed set: .*the history was edited/)
  await rm(set(data, 1))
  assert.match((await findProblems(data, 'local')).join(), /Set 1 of local is gone from the history/)
  await overwrite(set(data, 1), content)
  assert.deepEqual(await findProblems(data, 'local'), [])
})

/** An environment in which a change to `second` died before its page. */
async function interrupted(): Promise<DataDirectory> {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  const paths = [current(data), data.seen('ops', 'local')]
  const before = await Promise.all(paths.map(async path => [path, await readFile(path, 'utf8')] as const))
  await changeEnvironment(data, 'local', { token_api_key: 'second' }, 'second')
  for (const [path, content] of before) await overwrite(path, content)
  return data
}

test('a change that died before its page is finished by the next one', async () => {
  const data = await interrupted()
  const third = await changeEnvironment(data, 'local', { card_frame_origin: 'http://localhost:4002' }, 'third')
  assert.deepEqual([third.sequence, third.token_api_key], [3, 'second'])
  assert.deepEqual(await findProblems(data, 'local'), [])
})

test('a dry run and the history count a change that died before its page, and finish nothing', async () => {
  const data = await interrupted()
  const before = await everyFile(data)
  const change = { card_frame_origin: 'http://localhost:4002' }
  const { set } = await planChange(data, 'local', proposeChange(change, 'third'))
  assert.deepEqual([set.sequence, set.token_api_key], [3, 'second'])
  const sequences = []
  for await (const { sequence } of readHistory(data, 'local')) sequences.push(sequence)
  assert.deepEqual(sequences, [2, 1])
  assert.deepEqual(await everyFile(data), before)
})

test('a set that somebody put after the live one is not taken for an interrupted change', async () => {
  const data = await threeSets()
  await copyFile(set(data, 3), set(data, 4))
  await editSet(set(data, 4), { sequence: 4 }, strangersKey())
  await assert.rejects(
    goLive(data, await publishBuild(data, 'remote-suppliers')),
    /000004\.json does not follow the live set and was never live: somebody put it there/,
  )
})

test('signatures of a retired key hold, and the new key signs', async () => {
  const data = await threeSets()
  const { retired, created } = await rotateKey(data, 'environment-local')
  assert.equal((await readCurrentSet(data, 'local'))?.sequence, 3)
  await renew(data, 'local')
  assert.match(await readFile(current(data), 'utf8'), new RegExp(created.id))
  assert.match(await readFile(set(data, 3), 'utf8'), new RegExp(retired.id))
  assert.deepEqual(await findProblems(data, 'local'), [])
})

test('a set signed by a revoked key is refused until a person accepts the live set', async () => {
  const data = await threeSets()
  const { keys } = await readTrust(data)
  await revokeKey(data, keys.find(({ owner }) => owner === 'environment-local')!.id)
  await isRefused(
    data,
    /Set 3 of local is signed by key \w{16} of environment-local, which was revoked at .*`pnpm ops renew --env local --accept 3`/,
  )
  await assert.rejects(renew(data, 'local'), /revoked/)
  await assert.rejects(
    renew(data, 'local', { accepted: 3 }),
    /There is no key of environment-local to sign with: `pnpm ops keys create environment-local`/,
  )
  await createKey(data, 'environment-local')
  await assert.rejects(renew(data, 'local', { accepted: 2 }), /Set 3 of local is live, not 2/)
  assert.equal((await renew(data, 'local', { accepted: 3 })).reason, 'renew, set 3 accepted by hand')
  assert.deepEqual(await findProblems(data, 'local'), [])
  await assert.rejects(
    rollBack(data, 'local'),
    /Set 2 of local is signed by key .* revoked .*deploy the versions you want by name/,
  )
})

test('an edited page of a set is named', async () => {
  const data = await threeSets()
  const page = pageOfSet(data.environment('local'), 3)
  await overwrite(page, `${await readFile(page, 'utf8')}<script src="https://evil.example/"></script>`)
  assert.match((await findProblems(data, 'local')).join(), /pages\/000003\.html is not what set 3 says/)
  await changeEnvironment(data, 'local', {}, 'nothing new')
  assert.deepEqual(await findProblems(data, 'local'), [])
})
