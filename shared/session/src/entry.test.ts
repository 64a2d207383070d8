import '@invoice-card/config/testing'
import { clearSession, entryAtom, loginUserAtom, store, type LoginUser } from './index.ts'

const typed = entryAtom('typed', '')

beforeEach(() => store.set(typed, 'demo@example.co.jp'))

test('what was typed to sign in outlives a visit of the sign-in, where nobody is signed in', () => {
  clearSession()
  expect(store.get(typed)).toBe('demo@example.co.jp')
})

test('what was typed on the way in is gone with the session of the tab, in memory and in storage', () => {
  sessionStorage.setItem('invoice-card.entry.unloaded', '"typed"')
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  clearSession()
  expect(store.get(typed)).toBe('')
  expect(sessionStorage).toHaveLength(0)
})
