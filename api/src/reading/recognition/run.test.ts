import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { RecognitionError } from '../task-process/public.ts'
import { readingTimeoutMs, withRecogniser } from './run.ts'

/** Timers that run when the test says so: a reading takes minutes. */
function takeTimers(): (ms: number) => void {
  mock.timers.enable({ apis: ['setTimeout'] })
  return ms => mock.timers.tick(ms)
}

// Each page and line had a limit and the whole had none: a reading outlived its job.
test('a reading ends when its time is over, whatever it waits for', async context => {
  context.after(() => mock.timers.reset())
  const pass = takeTimers()
  const begun = Promise.withResolvers<void>()
  const failed = assert.rejects(
    withRecogniser([], () => {
      begun.resolve()
      return new Promise(() => {})
    }),
    RecognitionError,
  )
  await begun.promise
  pass(readingTimeoutMs)
  await failed
})
