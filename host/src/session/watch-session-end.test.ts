import '../testing/page.ts'
import { renderHook, waitFor } from '@invoice-card/config/testing'
import { createClient, SessionEndedError } from '@invoice-card/api-client'
import { users } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import {
  clearTokens,
  flowAtom,
  loginUserAtom,
  readTokens,
  store,
  survivesSession,
  useResumePath,
  writeTokens,
  type LoginUser,
} from '@invoice-card/session'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import { demoTokens } from '../testing/demo-user.ts'
import { leaveSession, signOut } from './sign-out.ts'
import { watchSessionEnd } from './watch-session-end.ts'

const client = createClient(users)
const navigate = jest.fn(async (to: string, _options?: { state: unknown }) => {
  history.replaceState(null, '', to)
})
const back = 'サインインすると、元の画面に戻ります。'
const elsewhere = `別のタブでサインアウト、セッションの終了、または別のアカウントでのサインインがあったため、サインアウトしました。${back}`
const toReview = '/signin?redirect=%2Fpayments%2Freview%3Fpage%3D2'
const saying = (sessionEnd: string) => ({ state: { sessionEnd } })
const messages: string[] = []
bus.on('snackbar', ({ text }) => messages.push(text))
let stop = () => {}

beforeEach(() => {
  navigate.mockClear()
  messages.length = 0
  writeTokens(demoTokens)
  history.replaceState(null, '', '/payments/review?page=2')
  stop = watchSessionEnd(navigate)
})
afterEach(() => stop())

test('calls that are all refused lead to the sign-in screen once, and the way back is saved', async () => {
  answerWith({ 'GET /api/v1/users/information': refusal(401, 'invalid_access_token') })
  const calls = await Promise.allSettled([
    client.getUserInformation(),
    client.getUserInformation(),
    client.getUserInformation(),
  ])
  for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: expect.any(SessionEndedError) })
  expect(navigate.mock.calls).toEqual([[toReview, saying(`セッションが終了しました。${back}`)]])
  expect(readTokens()).toBeNull()
})

test('a session that could not be refreshed says so, and saves the way back with its fragment', async () => {
  history.replaceState(null, '', '/myaccount#creditcards')
  bus.emit('sessionEnded', { reason: 'not_refreshed' })
  expect(navigate.mock.calls).toEqual([
    [
      '/signin?redirect=%2Fmyaccount%23creditcards',
      saying(`サーバーの不具合でサインインを継続できませんでした。${back}`),
    ],
  ])
})

test('a session that a changed password has ended says why', async () => {
  answerWith({
    'GET /api/v1/users/information': Response.json(
      { status: 'invalid_access_token', message: 'できません。', details: { reason: 'password_changed' } },
      { status: 401 },
    ),
  })
  await expect(client.getUserInformation()).rejects.toBeInstanceOf(SessionEndedError)
  expect(navigate.mock.calls).toEqual([
    [toReview, saying(`パスワードが変更されたため、サインアウトしました。新しいパスワードで${back}`)],
  ])
})

test('what was typed is there again once the same user has signed in', async () => {
  const [user, empty] = [{ emailAddress: 'demo@example.co.jp' } as LoginUser, { name: '' }]
  const typed = flowAtom('supplierCreation', empty)
  survivesSession(typed)
  store.set(loginUserAtom, user)
  store.set(typed, { name: '株式会社アオバ' })
  bus.emit('sessionEnded', { reason: 'expired' })
  expect(store.get(typed)).toBe(empty)
  store.set(loginUserAtom, user)
  expect(store.get(typed)).toEqual({ name: '株式会社アオバ' })
})

test('a flow whose data ends with the session goes on where it says', async () => {
  const { unmount } = renderHook(() => useResumePath('/collections/draft/4'))
  bus.emit('sessionEnded', { reason: 'refused' })
  const flow = 'セッションが終了しました。サインインすると、入力の画面に戻ります。'
  expect(navigate.mock.calls).toEqual([['/signin?redirect=%2Fcollections%2Fdraft%2F4', saying(flow)]])
  await navigate.mock.results[0]?.value
  history.replaceState(null, '', '/payments/review')
  unmount()
  bus.emit('sessionEnded', { reason: 'refused' })
  expect(navigate.mock.calls[1]?.[0]).toBe('/signin?redirect=%2Fpayments%2Freview')
})

test('signing out in another tab ends this one', async () => {
  clearTokens()
  dispatchEvent(new StorageEvent('storage', { key: 'invoice-card.tokens' }))
  expect(navigate.mock.calls).toEqual([[toReview, saying(elsewhere)]])
  expect(messages).toEqual([])
})

test('somebody else who signs in in another tab ends this one, and stays signed in there', async () => {
  const network = answerWith({ 'POST /api/v1/logout': {} })
  writeTokens(tokensOf('1', 'ours'))
  const theirs = JSON.stringify(tokensOf('2', 'theirs'))
  localStorage.setItem('invoice-card.tokens', theirs)
  dispatchEvent(new StorageEvent('storage', { key: 'invoice-card.tokens' }))
  expect(navigate.mock.calls).toEqual([[toReview, saying(elsewhere)]])
  leaveSession()
  expect(localStorage.getItem('invoice-card.tokens')).toBe(theirs)
  expect(network.calls()).toEqual([])
})

test('signing out here does not lead back to the screen it was done from', async () => {
  answerWith({ 'POST /api/v1/logout': {} })
  signOut()
  await waitFor(() => expect(messages).toEqual(['サインアウトしました。']))
  expect(navigate.mock.calls).toEqual([['/signin']])
})

// Nothing happened: the header of who was signed in stayed, and every press in it was refused.
test.each(['/no/such/screen', '/error/x/y', '/terms'])(
  'signing out at %s, which is open to all, leads away',
  async at => {
    answerWith({ 'POST /api/v1/logout': {} })
    history.replaceState(null, '', at)
    signOut()
    await waitFor(() => expect(messages).toEqual(['サインアウトしました。']))
    expect(navigate.mock.calls).toEqual([['/signin']])
  },
)

test('the server is asked to revoke the session with the tokens it had', async () => {
  const headers: (string | null)[] = []
  answerWith({
    'POST /api/v1/logout': (request: Request) => {
      headers.push(request.headers.get('x-access-token'))
      return {}
    },
  })
  signOut()
  await waitFor(() => expect(headers).toEqual(['a1']))
})

test('on a public screen the end of a session moves nobody', () => {
  history.replaceState(null, '', '/onetime-password')
  bus.emit('sessionEnded', { reason: 'other_tab' })
  expect(navigate).not.toHaveBeenCalled()
})
