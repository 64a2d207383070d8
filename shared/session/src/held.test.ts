import '@invoice-card/config/testing'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import {
  clearFlowsExcept,
  clearSession,
  flowAtom,
  holdUnsaved,
  loginUserAtom,
  store,
  survivesSession,
  writeTokens,
  type LoginUser,
} from './index.ts'

const empty = { name: '' }
const typed = flowAtom('supplierCreation', empty)
survivesSession(typed)

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

describe('in a document that is loaded', () => {
  const own = tokensOf('1', 'first')
  const none = { names: [] as string[] }
  const left = { names: ['01.pdf'] }
  type Session = typeof import('./index.ts')

  /** The tab's document is loaded, as after the issuer's page; no remote is loaded yet. */
  async function load(): Promise<Session> {
    let session!: Session
    await jest.isolateModulesAsync(async () => {
      session = await import('./index.ts')
    })
    return session
  }

  function signInTo({ store, loginUserAtom, writeTokens: write }: Session, emailAddress = 'demo@example.co.jp') {
    write(own)
    store.set(loginUserAtom, { emailAddress } as LoginUser)
  }

  /** As the remote does once it is loaded. */
  function readQueue({ store, tabWorkAtom, survivesSession }: Session) {
    const queue = tabWorkAtom('queue', none)
    survivesSession(queue)
    return store.get(queue)
  }

  beforeEach(() => {
    localStorage.clear()
    clearSession()
    sessionStorage.clear()
    writeTokens(own)
    sessionStorage.setItem('invoice-card.loginUser', JSON.stringify({ emailAddress: 'demo@example.co.jp' }))
    sessionStorage.setItem('invoice-card.work.queue', JSON.stringify(left))
    sessionStorage.setItem('invoice-card.flow.supplierCreation', JSON.stringify(left))
  })

  // A run of payments was lost: another tab had heard of the end while this one was at the issuer.
  describe('a tab that is loaded once its session has ended elsewhere', () => {
    beforeEach(() => localStorage.clear())

    test('has what was begun for the same user, also where the remote is loaded later', async () => {
      const session = await load()
      expect(readQueue(session)).toBe(none)
      expect(sessionStorage).toHaveLength(0)
      signInTo(session)
      expect(readQueue(session)).toEqual(left)
    })

    test('has it for nobody else, nor for its user after them', async () => {
      const session = await load()
      signInTo(session, 'other@example.co.jp')
      expect(readQueue(session)).toBe(none)
      session.clearSession()
      signInTo(session)
      expect(readQueue(session)).toBe(none)
    })

    test('has nothing that does not survive a session', async () => {
      const session = await load()
      signInTo(session)
      expect(session.store.get(session.tabWorkAtom('queue', none))).toBe(none)
    })

    test('has no flow that its user did not come back to', async () => {
      const session = await load()
      session.clearFlowsExcept([])
      signInTo(session)
      session.clearFlowsExcept(['payment'])
      const creation = session.flowAtom('supplierCreation', none)
      session.survivesSession(creation)
      expect(session.store.get(creation)).toBe(none)
    })

    test('counts as absent what cannot be read', async () => {
      sessionStorage.setItem('invoice-card.work.queue', '{"names":')
      const session = await load()
      signInTo(session)
      expect(readQueue(session)).toBe(none)
    })
  })

  describe('a session that ends before the remote is loaded', () => {
    async function endAtOnce(): Promise<Session> {
      const session = await load()
      session.holdUnsaved()
      session.clearSession()
      return session
    }

    test('leaves what was begun to the same user', async () => {
      const session = await endAtOnce()
      signInTo(session)
      expect(readQueue(session)).toEqual(left)
    })

    test('leaves it over a second end, and not over a sign-out', async () => {
      const session = await endAtOnce()
      signInTo(session)
      session.holdUnsaved()
      session.clearSession()
      signInTo(session)
      session.clearSession()
      signInTo(session)
      expect(readQueue(session)).toBe(none)
      const again = await endAtOnce()
      expect(readQueue(again)).toBe(none)
    })
  })
})
