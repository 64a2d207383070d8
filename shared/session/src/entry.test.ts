import '@invoice-card/config/testing'
import { clearSession, entryAtom, loginUserAtom, store, type LoginUser } from './index.ts'

const typed = entryAtom('typed', '')

beforeEach(() => store.set(typed, 'demo@example.co.jp'))

test('the typed address stays through a visit of the sign-in while nobody is signed in', () => {
  clearSession()
  expect(store.get(typed)).toBe('demo@example.co.jp')
})

test('the typed address ends with the session of the tab, in memory and in storage', () => {
  sessionStorage.setItem('invoice-card.entry.unloaded', '"typed"')
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  clearSession()
  expect(store.get(typed)).toBe('')
  expect(sessionStorage).toHaveLength(0)
})
