import '@invoice-card/config/testing'
import { users } from '@invoice-card/contracts'
import { createClient, currentTraceId, failedTraceId, setCallOrigin, UnreachableError } from './index.ts'

const network = jest.fn<Promise<Response>, [Request]>()
const user = createClient(users)
const call = () => user.getSecuritySettings().catch((error: unknown) => error)
const sent = () => network.mock.calls.map(([request]) => request.headers.get('traceparent') ?? '')

beforeEach(() => {
  network.mockReset().mockRejectedValue(new TypeError('offline'))
  globalThis.fetch = network as typeof fetch
})

test('calls of one press have one trace, each as a step of its own, and the next press another', async () => {
  await call()
  await call()
  document.body.click()
  await call()
  const [first, second, third] = sent().map(header => /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(header)!)
  expect(first![1]).toBe(second![1])
  expect(first![2]).not.toBe(second![2])
  expect(third![1]).not.toBe(first![1])
  expect(third![1]).toBe(currentTraceId())
})

test('a call a minute after a press has a trace of its own', () => {
  jest.useFakeTimers()
  document.body.click()
  const id = currentTraceId()
  jest.advanceTimersByTime(60_000)
  expect(currentTraceId()).not.toBe(id)
  jest.useRealTimers()
})

test('a failed call quotes its own trace, also after the user pressed something else', async () => {
  const id = currentTraceId()
  network.mockImplementation(async () => {
    document.body.click()
    throw new TypeError('offline')
  })
  const error = await call()
  expect(error).toBeInstanceOf(UnreachableError)
  expect(error).toMatchObject({ traceId: id })
  expect(failedTraceId()).toBe(id)
  expect(currentTraceId()).not.toBe(id)
})

test('the trace that the API names is quoted', async () => {
  network.mockResolvedValue(
    Response.json(
      { status: 'internal_error', message: 'エラー' },
      { status: 500, headers: { 'x-trace-id': 'a'.repeat(32) } },
    ),
  )
  expect(await call()).toMatchObject({ traceId: 'a'.repeat(32) })
})

test('a call says which screen it comes from', async () => {
  setCallOrigin(() => ({ release: 'remote_payments@1.0.0-1a2b3c4d5e', route: '/payments/review/:id' }))
  await call()
  expect(network.mock.calls[0]![0].headers.get('baggage')).toBe(
    'release=remote_payments@1.0.0-1a2b3c4d5e,route=/payments/review/:id',
  )
})
