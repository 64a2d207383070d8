import '@invoice-card/config/testing'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import { clearSession, readTokens, writeTokens } from './index.ts'

const key = 'invoice-card.tokens'
const own = tokensOf('1', 'first')
const ofUser = {
  'invoice-card.flow.payment': { name: 'INV-1' },
  'invoice-card.work.queue': { names: ['01.pdf'] },
  'invoice-card.entry.signUp.email': 'demo@example.co.jp',
  'invoice-card.loginUser': { emailAddress: 'demo@example.co.jp' },
  'invoice-card.userStats': { paymentsReview: 3 },
  'invoice-card.heardStats': ['paymentsReview'],
  'invoice-card.changedEmail': 'demo@example.co.jp',
}
const ofTab = { 'invoice-card.requestKey': 'key', 'invoice-card.repaired': 'true' }

const storeAll = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, JSON.stringify(value))
}
const storedOf = (values: object) => Object.keys(values).filter(name => sessionStorage.getItem(name) !== null)

/** The tab's document is loaded again. */
async function reload() {
  let session!: typeof import('./index.ts')
  await jest.isolateModulesAsync(async () => {
    session = await import('./index.ts')
  })
  const { flowAtom, loginUserAtom, store, tabWorkAtom } = session
  const queue = tabWorkAtom<{ names: string[] }>('queue', { names: [] })
  const flow = flowAtom('payment', { name: '' })
  return { ...session, shown: [store.get(queue).names, store.get(flow).name, store.get(loginUserAtom)] }
}

beforeEach(() => {
  localStorage.clear()
  clearSession()
  sessionStorage.clear()
  writeTokens(own)
  storeAll({ ...ofUser, ...ofTab })
})

// Somebody else signed in in another tab, and this one, asleep meanwhile, was loaded again with their tokens.
test('a tab that is loaded again for another user shows and stores nothing of the first', async () => {
  localStorage.setItem(key, JSON.stringify(tokensOf('2', 'theirs')))
  const { shown, readTokens: readNow } = await reload()
  expect(shown).toEqual([[], '', null])
  expect(storedOf(ofUser)).toEqual([])
  expect(storedOf(ofTab)).toEqual(Object.keys(ofTab))
  expect(readNow()).toEqual(tokensOf('2', 'theirs'))
})

test('nor for its first user, once that one is signed in again', async () => {
  localStorage.setItem(key, JSON.stringify(tokensOf('2', 'theirs')))
  await reload()
  storeAll({ 'invoice-card.work.queue': { names: ['theirs.pdf'] } })
  localStorage.setItem(key, JSON.stringify(own))
  expect((await reload()).shown[0]).toEqual([])
})

test('nor for whoever signs in once it was loaded with nobody signed in', async () => {
  localStorage.clear()
  expect((await reload()).shown).toEqual([[], '', null])
  expect(storedOf(ofUser)).toEqual([])
})

test.each([
  ['a refresh of the session', tokensOf('1', 'first', 2)],
  ['another sign-in of its user', tokensOf('1', 'second')],
])('a tab that is loaded again after %s shows what it had', async (_, tokens) => {
  localStorage.setItem(key, JSON.stringify(tokens))
  expect((await reload()).shown).toEqual([['01.pdf'], 'INV-1', ofUser['invoice-card.loginUser']])
})

test('a tab that took its tokens over from another one is its user’s as well', async () => {
  clearSession()
  localStorage.setItem(key, JSON.stringify(own))
  expect(readTokens()).toEqual(own)
  storeAll(ofUser)
  localStorage.setItem(key, JSON.stringify(tokensOf('2', 'theirs')))
  expect((await reload()).shown).toEqual([[], '', null])
})

test('what is typed to sign in survives a reload after a sign-out', async () => {
  clearSession()
  storeAll({ 'invoice-card.entry.signIn.email': 'a@example.co.jp' })
  await reload()
  expect(sessionStorage.getItem('invoice-card.entry.signIn.email')).not.toBeNull()
})
