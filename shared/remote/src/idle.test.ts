import '@invoice-card/config/testing'
import { createClient } from '@invoice-card/api-client'
import { system } from '@invoice-card/contracts'
import { idle } from './idle.ts'

const client = createClient(system)
const network = jest.fn<Promise<Response>, [Request]>()
let hasCome: boolean

beforeEach(() => {
  globalThis.fetch = network as typeof fetch
  hasCome = false
})

const watchIdle = () =>
  idle().then(() => {
    hasCome = true
  })

/** Longer than it takes where no call is in the way. */
const later = () => new Promise(resolve => setTimeout(resolve, 800))

test('does not come while a call awaits its answer, and comes when it has failed', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  network.mockReturnValue(promise)
  const call = client.getSystemTime().catch(() => null)
  const come = watchIdle()
  await later()
  expect(hasCome).toBe(false)
  reject(new TypeError('Failed to fetch'))
  await call
  await come
})

test('waits for the call that follows from an answer', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const
  network.mockReturnValueOnce(answers[0].promise).mockReturnValueOnce(answers[1].promise)
  const calls = client.getSystemTime().then(() => client.getSystemTime())
  const come = watchIdle()
  answers[0].resolve(Response.json({ system_time: '2026-11-28T00:00:00Z' }))
  await later()
  await later()
  expect(hasCome).toBe(false)
  answers[1].resolve(Response.json({ system_time: '2026-11-28T00:00:00Z' }))
  await calls
  await come
})
