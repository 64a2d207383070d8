import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairLimit, TooManyWaiting } from './limit.ts'

const [greedy, other, third] = [1, 2, 3] as const

/** Pieces of work that end when they are asked to, and the order in which they began. */
function startedWork() {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const piece = (name: string) => () => {
    started.push(name)
    const end = Promise.withResolvers<void>()
    ends.set(name, end)
    return end.promise
  }
  /** Ends a piece, and lets what waits for it begin. */
  const end = async (name: string) => {
    ends.get(name)?.resolve()
    await new Promise(setImmediate)
  }
  return { started, piece, end }
}

test('an owner with a hundred pieces runs no more than its share, and another begins at once', async () => {
  const limited = createFairLimit({ max: 3, maxPerOwner: 2, maxWaitingPerOwner: 100 })
  const { started, piece } = startedWork()
  for (let at = 0; at < 100; at++) void limited(greedy, piece(`greedy ${at}`))
  void limited(other, piece('other'))
  await new Promise(setImmediate)
  assert.deepEqual(started, ['greedy 0', 'greedy 1', 'other'])
})

test('owners take turns, each in the order of its own pieces', async () => {
  const limited = createFairLimit({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 10 })
  const { started, piece, end } = startedWork()
  for (const name of ['a', 'b', 'c']) void limited(greedy, piece(name))
  for (const name of ['x', 'y']) void limited(other, piece(name))
  void limited(third, piece('z'))
  for (const name of ['a', 'b', 'x', 'z', 'c', 'y']) await end(name)
  assert.deepEqual(started, ['a', 'b', 'x', 'z', 'c', 'y'])
})

test('lets no newcomer in at the moment at which a place is handed to one that waits', async () => {
  const limited = createFairLimit({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 10 })
  const { started, piece } = startedWork()
  const first = Promise.withResolvers<void>()
  void limited(greedy, () => first.promise)
  void limited(greedy, piece('waiting'))
  void first.promise.then(() => limited(other, piece('newcomer')))
  first.resolve()
  await new Promise(setImmediate)
  assert.deepEqual(started, ['waiting'])
})

test('passes to the work how much of the same owner waits behind it', async () => {
  const limited = createFairLimit({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 10 })
  const counts: number[] = []
  const pieces = [greedy, greedy, greedy, other].map(owner =>
    limited(owner, async waiting => {
      counts.push(waiting)
      await new Promise(setImmediate)
    }),
  )
  await Promise.all(pieces)
  assert.deepEqual(counts, [0, 1, 0, 0])
})

test('refuses an owner that has too many waiting, and nobody else', async () => {
  const limited = createFairLimit({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 2 })
  const { piece } = startedWork()
  for (const name of ['runs', 'waits', 'waits too']) void limited(greedy, piece(name))
  await assert.rejects(limited(greedy, piece('too many')), TooManyWaiting)
  void limited(other, piece('other'))
})

test('gives the place on where work fails', async () => {
  const limited = createFairLimit({ max: 2, maxPerOwner: 2, maxWaitingPerOwner: 10 })
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) =>
      limited(greedy, async () => {
        await new Promise(setImmediate)
        if (at % 2 === 0) throw new Error('broken')
      }),
    ),
  )
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3)
})
