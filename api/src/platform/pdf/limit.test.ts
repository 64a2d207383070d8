import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLimit } from './limit.ts'

/** Work that tells how much of it ran at once. */
function counted() {
  let [running, most] = [0, 0]
  return {
    most: () => most,
    work: async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
    },
  }
}

test('lets no newcomer in at the moment at which a place is handed to one that waits', async () => {
  const { most, work } = counted()
  const limited = createLimit(1)
  const first = Promise.withResolvers<void>()
  const running = [limited(() => first.promise), limited(work)]
  // Comes after the first has ended and before the one that waits has begun.
  const newcomer = first.promise.then(() => limited(work))
  first.resolve()
  await Promise.all([...running, newcomer])
  assert.equal(most(), 1)
})

test('gives the place on where work fails', async () => {
  const { most, work } = counted()
  const limited = createLimit(2)
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) =>
      limited(async () => {
        await work()
        if (at % 2 === 0) throw new Error('broken')
      }),
    ),
  )
  assert.deepEqual([results.filter(({ status }) => status === 'fulfilled').length, most()], [3, 2])
})
