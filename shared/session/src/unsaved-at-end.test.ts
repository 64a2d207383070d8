import '@invoice-card/config/testing'
import { clearSession, holdUnsaved, loginUserAtom, store, unsavedAtEnd, type LoginUser } from './index.ts'

interface Work {
  readonly key: string
  readonly text: string
  readonly owner: string | null
}

const resumed: Work[] = []
const atEnd = unsavedAtEnd<Work>(
  ({ key }) => key,
  work => resumed.push(work),
)

const demo = 'demo@example.co.jp'
const signIn = (emailAddress: string) => store.set(loginUserAtom, { emailAddress } as LoginUser)
const workOf = (text: string, key = 'draft'): Work => ({ key, text, owner: demo })

/** As the host does when a call hears that the session is over. */
function endSession() {
  holdUnsaved()
  clearSession()
}

beforeEach(() => {
  clearSession()
  // Drops what a test before left.
  signIn('nobody@example.co.jp')
  clearSession()
  resumed.length = 0
  signIn(demo)
})

test('what was not saved at the end of the session is given back once, to its user', () => {
  const stop = atEnd.watch(() => ({ ...workOf('typed'), owner: null }))
  endSession()
  stop()
  signIn(demo)
  expect(resumed).toEqual([workOf('typed')])
  endSession()
  signIn(demo)
  expect(resumed).toHaveLength(1)
})

test('nobody else has it, nor its user after them', () => {
  endSession()
  atEnd.hold(workOf('typed'))
  signIn('other@example.co.jp')
  clearSession()
  signIn(demo)
  expect(resumed).toEqual([])
})

test('a sign-out holds nothing, also of a save whose turn comes later', () => {
  const stop = atEnd.watch(() => workOf('typed'))
  clearSession()
  stop()
  atEnd.holdLate(workOf('typed'))
  signIn(demo)
  expect(resumed).toEqual([])
})

test('of a save that was sent before more was typed, the latter is held', () => {
  const stop = atEnd.watch(() => workOf('all of it'))
  endSession()
  stop()
  atEnd.hold(workOf('the beginning'))
  signIn(demo)
  expect(resumed).toEqual([workOf('all of it')])
})

test('a save whose turn comes after the end replaces the one before it, and not another', () => {
  endSession()
  atEnd.hold(workOf('the beginning'))
  atEnd.holdLate(workOf('all of it'))
  atEnd.holdLate(workOf('another', 'other draft'))
  signIn(demo)
  expect(resumed).toEqual([workOf('all of it')])
})
