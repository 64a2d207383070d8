import '@invoice-card/config/testing'
import { UnreachableError } from '@invoice-card/api-client'
import { clearSession } from '@invoice-card/session'
import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { createQueryClient, queryClient } from './query-client.ts'

const lost = () => Promise.reject(new UnreachableError('サーバーに接続できませんでした。', { method: 'GET', url: '/' }))
const settled = () => new Promise(resolve => setTimeout(resolve))

function mounted() {
  const client = createQueryClient()
  client.mount()
  return client
}

beforeEach(() => onlineManager.setOnline(false))
afterEach(() => onlineManager.setOnline(true))

test('a change asked for off the line fails at once, and is not made when the line is back', async () => {
  const client = mounted()
  const send = jest.fn(lost)
  const change = new MutationObserver(client, { mutationFn: send })
  await expect(change.mutate()).rejects.toThrow('サーバーに接続できませんでした。')
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(send).toHaveBeenCalledTimes(1)
})

test('a request while offline fails without three tries, and is repeated when online', async () => {
  const client = mounted()
  const ask = jest.fn<Promise<string>, []>(lost)
  const query = new QueryObserver(client, { queryKey: ['list'], queryFn: ask })
  const stop = query.subscribe(() => {})
  await settled()
  expect(query.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  expect(ask).toHaveBeenCalledTimes(1)

  ask.mockResolvedValue('rows')
  onlineManager.setOnline(true)
  await settled()
  expect(query.getCurrentResult()).toMatchObject({ status: 'success', data: 'rows' })
  stop()
})

test('shown data stays while the user is offline, however often the user comes back to it', async () => {
  const client = mounted()
  client.setQueryData(['list'], 'rows', { updatedAt: 1 })
  const ask = jest.fn<Promise<string>, []>(lost)
  const query = new QueryObserver(client, { queryKey: ['list'], queryFn: ask })
  const stop = query.subscribe(() => {})
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await settled()
  expect(ask).not.toHaveBeenCalled()

  ask.mockResolvedValue('new rows')
  onlineManager.setOnline(true)
  await settled()
  expect(query.getCurrentResult().data).toBe('new rows')
  stop()
  focusManager.setFocused(undefined)
})

test('data of a user goes with the session, and a screen that still stands asks for nothing', async () => {
  onlineManager.setOnline(true)
  queryClient.setQueryData(['suppliers'], 'rows')
  const ask = jest.fn<Promise<string>, []>(() => Promise.resolve('name'))
  const query = new QueryObserver(queryClient, { queryKey: ['company'], queryFn: ask })
  const stop = query.subscribe(() => {})
  await settled()
  clearSession()
  await settled()
  expect(queryClient.getQueryData(['suppliers'])).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
  clearSession()
  expect(queryClient.getQueryData(['company'])).toBeUndefined()
})
