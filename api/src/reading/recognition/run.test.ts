import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { readingTimeoutMs, RecognitionError, withRecogniser } from './run.ts'

/** Timers that run when the test says so: a reading takes minutes. */
function takeTimers(): (ms: number) => void {
  mock.timers.enable({ apis: ['setTimeout'] })
  return ms => mock.timers.tick(ms)
}

/** What goes on until the test ends it. */
function heldReading() {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const ended = withRecogniser([], () => {
    begun.resolve()
    return held.promise
  })
  return { begun: begun.promise, end: () => held.resolve('read'), ended }
}

// Each page and line had a limit and the whole had none: a reading outlived its job and kept every other one waiting.
test('a reading ends when its time is over, whatever it waits for, and leaves the recogniser to the next one', async context => {
  context.after(() => mock.timers.reset())
  const pass = takeTimers()
  const first = heldReading()
  const second = heldReading()
  await first.begun
  const failed = assert.rejects(first.ended, RecognitionError)
  pass(readingTimeoutMs)
  first.end()
  await failed
  await second.begun
  second.end()
  assert.equal(await second.ended, 'read')
})

test('the time that a reading waits for the recogniser is none of its own', async context => {
  context.after(() => mock.timers.reset())
  const pass = takeTimers()
  const first = heldReading()
  const second = heldReading()
  await first.begun
  pass(readingTimeoutMs - 1)
  first.end()
  await Promise.all([first.ended, second.begun])
  pass(readingTimeoutMs - 1)
  second.end()
  assert.equal(await second.ended, 'read')
})
