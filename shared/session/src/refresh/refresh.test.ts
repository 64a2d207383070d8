import '@invoice-card/config/testing'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import { clearTokens, readTokens, refreshOnce, SessionMissingError, writeTokens, type SessionTokens } from '../index.ts'

const old: SessionTokens = { access_token: 'a1', id_token: 'i1', refresh_token: 'r1' }
const fresh: SessionTokens = { access_token: 'a2', id_token: 'i2', refresh_token: 'r2' }

beforeEach(() => writeTokens(old))

test('fails for somebody who is not signed in, without an exchange', async () => {
  clearTokens()
  const exchange = jest.fn()
  await expect(refreshOnce('a1', exchange)).rejects.toBeInstanceOf(SessionMissingError)
  expect(exchange).not.toHaveBeenCalled()
})

test('the tokens stay after a failed exchange, and the next call tries again', async () => {
  await expect(refreshOnce('a1', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(readTokens()).toEqual(old)
  await expect(refreshOnce('a1', () => Promise.resolve(fresh))).resolves.toEqual(fresh)
})

test('everybody who asks at the same time shares one exchange', async () => {
  const exchange = jest.fn(() => Promise.resolve(fresh))
  const answers = await Promise.all([
    refreshOnce('a1', exchange),
    refreshOnce('a1', exchange),
    refreshOnce('a1', exchange),
  ])
  expect(answers).toEqual([fresh, fresh, fresh])
  expect(exchange).toHaveBeenCalledTimes(1)
  expect(exchange).toHaveBeenCalledWith('r1')
})

test('does not overwrite the session of somebody who signed in during the exchange', async () => {
  const another: SessionTokens = { access_token: 'b1', id_token: 'j1', refresh_token: 's1' }
  const exchange = () => {
    writeTokens(another)
    return Promise.resolve(fresh)
  }
  await expect(refreshOnce('a1', exchange)).rejects.toBeInstanceOf(SessionMissingError)
  expect(readTokens()).toEqual(another)
})

test('tokens that are already newer are handed out without an exchange', async () => {
  writeTokens(fresh)
  const exchange = jest.fn()
  await expect(refreshOnce('a1', exchange)).resolves.toEqual(fresh)
  expect(exchange).not.toHaveBeenCalled()
})

test("the tokens of another session are not handed to a call of this one's", async () => {
  const late = tokensOf('1', 'first')
  writeTokens(tokensOf('2', 'theirs'))
  const exchange = jest.fn()
  await expect(refreshOnce(late.access_token, exchange)).rejects.toBeInstanceOf(SessionMissingError)
  expect(exchange).not.toHaveBeenCalled()
})

test('nor are they where both ask for a refresh at the same time', async () => {
  const late = tokensOf('1', 'first')
  const current = tokensOf('2', 'theirs')
  const next = tokensOf('2', 'theirs', 2)
  writeTokens(current)
  const refreshed = refreshOnce(current.access_token, () => Promise.resolve(next))
  await expect(refreshOnce(late.access_token, jest.fn())).rejects.toBeInstanceOf(SessionMissingError)
  await expect(refreshed).resolves.toEqual(next)
})

describe('beside other tabs', () => {
  let held: string[] = []
  const lockManager = {
    request: async (name: string, ...rest: unknown[]) => {
      held.push(name)
      const work = rest.at(-1) as () => Promise<unknown>
      return work().finally(() => {
        held = held.filter(other => other !== name)
      })
    },
    query: () => Promise.resolve({ held: held.map(name => ({ name })) }),
  }
  beforeEach(() => {
    held = []
    Object.defineProperty(navigator, 'locks', { value: lockManager, configurable: true })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  test('exchanges no token that another tab has exchanged, though the new ones are not here yet', async () => {
    await refreshOnce('a1', () => Promise.resolve(fresh))
    // This tab's copy of the storage is older than the lock.
    writeTokens(old)
    const exchange = jest.fn()
    const waiting = refreshOnce('a1', exchange)
    setTimeout(() => writeTokens(fresh), 60)
    await expect(waiting).resolves.toEqual(fresh)
    expect(exchange).not.toHaveBeenCalled()
  })

  test('fails where the other tab has signed out meanwhile', async () => {
    await refreshOnce('a1', () => Promise.resolve(fresh))
    writeTokens(old)
    const waiting = refreshOnce('a1', jest.fn())
    setTimeout(clearTokens, 60)
    await expect(waiting).rejects.toBeInstanceOf(SessionMissingError)
  })

  test('exchanges alone, under the lock that all tabs share', async () => {
    await refreshOnce('a1', () => {
      expect(held).toEqual(['invoice-card.refresh'])
      return Promise.resolve(fresh)
    })
    expect(held).not.toContain('invoice-card.refresh')
  })
})
