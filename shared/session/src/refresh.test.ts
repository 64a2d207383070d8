import '@invoice-card/config/testing'
import { clearTokens, readTokens, refreshOnce, SessionMissingError, writeTokens, type SessionTokens } from './index.ts'

const old: SessionTokens = { access_token: 'a1', id_token: 'i1', refresh_token: 'r1' }
const fresh: SessionTokens = { access_token: 'a2', id_token: 'i2', refresh_token: 'r2' }

beforeEach(() => writeTokens(old))

test('fails for somebody who is not signed in, without an exchange', async () => {
  clearTokens()
  const exchange = jest.fn()
  await expect(refreshOnce('a1', exchange)).rejects.toBeInstanceOf(SessionMissingError)
  expect(exchange).not.toHaveBeenCalled()
})

test('a failed exchange keeps the tokens, and the next call tries again', async () => {
  await expect(refreshOnce('a1', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(readTokens()).toEqual(old)
  await expect(refreshOnce('a1', () => Promise.resolve(fresh))).resolves.toEqual(fresh)
})

test('everybody who asks at the same time shares one exchange', async () => {
  const exchange = jest.fn(() => Promise.resolve(fresh))
  const answers = await Promise.all([refreshOnce('a1', exchange), refreshOnce('a1', exchange), refreshOnce('a1', exchange)])
  expect(answers).toEqual([fresh, fresh, fresh])
  expect(exchange).toHaveBeenCalledTimes(1)
  expect(exchange).toHaveBeenCalledWith('r1')
})

test('does not overwrite the session of somebody who signed in during the exchange', async () => {
  const another: SessionTokens = { access_token: 'b1', id_token: 'j1', refresh_token: 's1' }
  const exchange = () => { writeTokens(another); return Promise.resolve(fresh) }
  await expect(refreshOnce('a1', exchange)).rejects.toBeInstanceOf(SessionMissingError)
  expect(readTokens()).toEqual(another)
})

test('tokens that are already newer are handed out without an exchange', async () => {
  writeTokens(fresh)
  const exchange = jest.fn()
  await expect(refreshOnce('a1', exchange)).resolves.toEqual(fresh)
  expect(exchange).not.toHaveBeenCalled()
})

test('waits for the lock that all tabs share', async () => {
  const request = jest.fn((_name: string, work: () => Promise<unknown>) => work())
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await refreshOnce('a1', () => Promise.resolve(fresh))
  expect(request).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'locks')
})
