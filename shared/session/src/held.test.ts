import '@invoice-card/config/testing'
import {
  clearFlowsExcept,
  clearSession,
  flowAtom,
  holdUnsaved,
  loginUserAtom,
  store,
  survivesSession,
  type LoginUser,
} from './index.ts'

const empty = { name: '' }
const typed = flowAtom('supplierCreation', empty)
survivesSession(typed, empty)

const signIn = (emailAddress: string) => store.set(loginUserAtom, { emailAddress } as LoginUser)
/** As the host hears of it, from each of the calls that ran side by side. */
function endSession() {
  for (let call = 0; call < 2; call += 1) {
    holdUnsaved()
    clearSession()
  }
}

beforeEach(() => {
  clearSession()
  signIn('demo@example.co.jp')
  store.set(typed, { name: '株式会社アオバ' })
})

test('what was typed is gone while nobody is signed in, and there for the same user', () => {
  endSession()
  expect(store.get(typed)).toBe(empty)
  expect(sessionStorage).toHaveLength(0)
  signIn('demo@example.co.jp')
  clearFlowsExcept(['supplierCreation'])
  expect(store.get(typed)).toEqual({ name: '株式会社アオバ' })
})

test('it is there for nobody else, nor for its user after them', () => {
  endSession()
  signIn('other@example.co.jp')
  expect(store.get(typed)).toBe(empty)
  endSession()
  signIn('demo@example.co.jp')
  expect(store.get(typed)).toBe(empty)
})

test('it does not come back after a sign-out', () => {
  clearSession()
  holdUnsaved()
  signIn('demo@example.co.jp')
  expect(store.get(typed)).toBe(empty)
})
