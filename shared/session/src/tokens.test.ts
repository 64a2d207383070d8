import '@invoice-card/config/testing'
import { onSignedOutElsewhere, readTokens, writeTokens } from './index.ts'

const tokens = { access_token: 'a', id_token: 'i', refresh_token: 'r' }
const key = 'invoice-card.tokens'

beforeEach(() => localStorage.clear())

test.each([
  ['nothing', null],
  ['broken JSON', '{'],
  ['null', 'null'],
  ['a token short', JSON.stringify({ access_token: 'a', id_token: 'i' })],
])('with %s stored nobody is signed in', (_, stored) => {
  if (stored !== null) localStorage.setItem(key, stored)
  expect(readTokens()).toBeNull()
})

test('hears of a sign-out in another tab until it stops listening', () => {
  const listener = jest.fn()
  const stop = onSignedOutElsewhere(listener)
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('new tokens and other keys are no sign-out', () => {
  const listener = jest.fn()
  const stop = onSignedOutElsewhere(listener)
  writeTokens(tokens)
  dispatchEvent(new StorageEvent('storage', { key }))
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(listener).not.toHaveBeenCalled()
  stop()
})
