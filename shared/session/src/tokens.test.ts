import '@invoice-card/config/testing'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import { clearSession, clearTokens, onSignedOutElsewhere, readTokens, writeTokens } from './index.ts'

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

describe('where another tab writes tokens over those of this one', () => {
  const own = tokensOf('1', 'first')
  const listener = jest.fn()
  let stop = () => {}
  /** As another tab does it. */
  const writeElsewhere = (other: typeof own) => {
    localStorage.setItem(key, JSON.stringify(other))
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  beforeEach(() => {
    listener.mockReset()
    writeTokens(own)
    stop = onSignedOutElsewhere(listener)
  })
  afterEach(() => {
    stop()
    localStorage.clear()
    clearTokens()
  })

  test.each([
    ['a refresh of the same session', tokensOf('1', 'first', 2)],
    ['the same user signing in once more', tokensOf('1', 'second')],
  ])('%s goes on with them', (_, other) => {
    writeElsewhere(other)
    expect(listener).not.toHaveBeenCalled()
    expect(readTokens()).toEqual(other)
  })

  test('somebody else who signs in ends the session of this tab, and stays signed in', () => {
    const other = tokensOf('2', 'theirs')
    writeElsewhere(other)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(readTokens()).toBeNull()
    clearSession()
    expect(readTokens()).toBeNull()
    expect(localStorage.getItem(key)).toBe(JSON.stringify(other))
  })

  test('this tab is signed in again once its user is, here or elsewhere', () => {
    writeElsewhere(tokensOf('2', 'theirs'))
    clearSession()
    writeElsewhere(tokensOf('1', 'again'))
    expect(readTokens()).toEqual(tokensOf('1', 'again'))
    writeTokens(tokensOf('3', 'here'))
    expect(readTokens()).toEqual(tokensOf('3', 'here'))
  })

  test('a tab that nobody is signed in at takes what another one signs in', () => {
    clearTokens()
    writeElsewhere(tokensOf('2', 'theirs'))
    expect(readTokens()).toEqual(tokensOf('2', 'theirs'))
  })
})
