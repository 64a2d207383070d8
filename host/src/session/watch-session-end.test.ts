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
const navigate = jest.fn(async (to: string) => {
  history.replaceState(null, '', to)
})
const elsewhere =
  '別のタブでサインアウトされたため、または別のアカウントでサインインされたため、このタブもサインアウトしました。'
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
  expect(navigate.mock.calls).toEqual([['/signin?redirect=%2Fpayments%2Freview%3Fpage%3D2']])
  await waitFor(() => expect(messages).toEqual(['セッションが無効になりました。もう一度サインインしてください。']))
  expect(readTokens()).toBeNull()
})

test('a session that could not be refreshed says so, and saves the way back with its fragment', async () => {
  history.replaceState(null, '', '/myaccount#creditcards')
  bus.emit('sessionEnded', { reason: 'not_refreshed' })
  await waitFor(() =>
    expect(messages).toEqual([
      'サーバーの不具合でサインインを継続できませんでした。お手数ですが、もう一度サインインしてください。',
    ]),
  )
  expect(navigate.mock.calls).toEqual([['/signin?redirect=%2Fmyaccount%23creditcards']])
})

test('a session that a changed password has ended says why', async () => {
  answerWith({
    'GET /api/v1/users/information': Response.json(
      { status: 'invalid_access_token', message: 'できません。', details: { reason: 'password_changed' } },
      { status: 401 },
    ),
  })
  await expect(client.getUserInformation()).rejects.toBeInstanceOf(SessionEndedError)
  await waitFor(() =>
    expect(messages).toEqual([
      'パスワードが変更されたため、サインアウトしました。新しいパスワードでサインインしてください。',
    ]),
  )
  expect(navigate.mock.calls).toEqual([['/signin?redirect=%2Fpayments%2Freview%3Fpage%3D2']])
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
  await waitFor(() => expect(messages).toHaveLength(1))
})

test('a flow whose data ends with the session goes on where it says', async () => {
  const { unmount } = renderHook(() => useResumePath('/collections/draft/4'))
  bus.emit('sessionEnded', { reason: 'refused' })
  expect(navigate.mock.calls).toEqual([['/signin?redirect=%2Fcollections%2Fdraft%2F4']])
  await waitFor(() => expect(messages).toHaveLength(1))
  history.replaceState(null, '', '/payments/review')
  unmount()
  bus.emit('sessionEnded', { reason: 'refused' })
  expect(navigate.mock.calls[1]).toEqual(['/signin?redirect=%2Fpayments%2Freview'])
})

test('signing out in another tab ends this one', async () => {
  clearTokens()
  dispatchEvent(new StorageEvent('storage', { key: 'invoice-card.tokens' }))
  await waitFor(() => expect(messages).toEqual([elsewhere]))
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('somebody else who signs in in another tab ends this one, and stays signed in there', async () => {
  const network = answerWith({ 'POST /api/v1/logout': {} })
  writeTokens(tokensOf('1', 'ours'))
  const theirs = JSON.stringify(tokensOf('2', 'theirs'))
  localStorage.setItem('invoice-card.tokens', theirs)
  dispatchEvent(new StorageEvent('storage', { key: 'invoice-card.tokens' }))
  await waitFor(() => expect(messages).toEqual([elsewhere]))
  expect(navigate.mock.calls).toEqual([['/signin?redirect=%2Fpayments%2Freview%3Fpage%3D2']])
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
