import { watchSet } from '@invoice-card/environment/verify'
import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { emptyData, goLive, publishBuild } from '../../testing/store.ts'
import { currentSetPath } from '../stored/files.ts'
import { renew } from '../change/renew.ts'

async function watched() {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  const refused: string[] = []
  let now = Date.now()
  let reads = 0
  const watch = () =>
    watchSet({
      file: currentSetPath(data, 'local'),
      trustFile: data.trustFile,
      environment: 'local',
      seenFile: data.seen('api', 'local'),
      load: ({ sequence }) => {
        reads += 1
        return sequence
      },
      onRefused: message => refused.push(message),
      now: () => new Date(now),
    })
  return {
    data,
    refused,
    watch,
    readsOf: () => reads,
    pass: (days: number) => {
      now += days * 86_400_000
    },
  }
}

test('a set that expires while live goes on with one complaint; after a restart it is refused', async () => {
  const { refused, watch, pass } = await watched()
  const live = watch()
  assert.equal(await live(), 1)
  pass(31)
  for (let times = 0; times < 3; times += 1) assert.equal(await live(), 1)
  assert.equal(refused.length, 1)
  assert.match(refused[0]!, /Set 1 of local expired/)
  assert.equal(await watch()(), null)
})

test('a file that stays the same is read once, however many ask at once', async () => {
  const { data, watch, readsOf } = await watched()
  const live = watch()
  await Promise.all(Array.from({ length: 50 }, live))
  for (let times = 0; times < 50; times += 1) await live()
  assert.equal(readsOf(), 1)
  await renew(data, 'local')
  assert.deepEqual([await live(), readsOf()], [2, 2])
})

test('where it cannot be read what was seen before, nothing is taken', async () => {
  const { data, refused, watch } = await watched()
  await rm(`${data.root}/state`, { recursive: true })
  await writeFile(`${data.root}/state`, 'no folder')
  assert.equal(await watch()(), null)
  assert.match(refused.join(), /ENOTDIR/)
})
