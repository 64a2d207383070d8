import assert from 'node:assert/strict'
import { mock, test, type TestContext } from 'node:test'
import { createBreaker } from './breaker.ts'
import { RegistryUnreachableError } from './registry.ts'

const pauseMs = 30_000
const failing = () => Promise.reject(new Error('the register is down'))
const answering = () => Promise.resolve('an answer')

/** A breaker of three failures over a clock that the test moves. */
function startBreaker(context: TestContext) {
  mock.timers.enable({ apis: ['Date'], now: 0 })
  context.after(() => mock.timers.reset())
  return createBreaker({ maxFailures: 3, pauseMs })
}
const failOften = async (guarded: ReturnType<typeof createBreaker>, times: number) => {
  for (let i = 0; i < times; i++) await assert.rejects(guarded(failing), { message: 'the register is down' })
}
const isRefused = (error: unknown) => error instanceof RegistryUnreachableError

test('after failures in a row nothing is asked until the pause is over', async context => {
  const guarded = startBreaker(context)
  await failOften(guarded, 3)
  const ask = context.mock.fn(answering)
  await assert.rejects(guarded(ask), isRefused)
  mock.timers.tick(pauseMs - 1)
  await assert.rejects(guarded(ask), isRefused)
  assert.equal(ask.mock.callCount(), 0)
  mock.timers.tick(1)
  assert.equal(await guarded(ask), 'an answer')
})

test('an answer in between resets the count', async context => {
  const guarded = startBreaker(context)
  for (let i = 0; i < 3; i++) {
    await failOften(guarded, 2)
    assert.equal(await guarded(answering), 'an answer')
  }
})

test('a trial that fails opens the next pause at once', async context => {
  const guarded = startBreaker(context)
  await failOften(guarded, 3)
  mock.timers.tick(pauseMs)
  await failOften(guarded, 1)
  await assert.rejects(guarded(answering), isRefused)
})

test('after the pause a single question tries the register, however many wait for one', async context => {
  const guarded = startBreaker(context)
  await failOften(guarded, 3)
  mock.timers.tick(pauseMs)
  const ask = context.mock.fn(failing)
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => guarded(ask)))
  assert.equal(ask.mock.callCount(), 1)
  assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 20)
})
