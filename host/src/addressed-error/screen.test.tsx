import '../testing/page.ts'
import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { listStateOf, useListSearch } from '@invoice-card/list'
import { queryClient } from '@invoice-card/remote'
import { clearSession, writeTokens } from '@invoice-card/session'
import { watchSessionEnd } from '../session/watch-session-end.ts'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { Component as ErrorScreen } from './screen.tsx'
import { ScreenError } from '../error/screen-error.tsx'

beforeEach(clearSession)

const open = (path: string) =>
  renderAt(path, [
    { path: '/error/:title/:message', element: <ErrorScreen /> },
    { path: '*', element: <ErrorScreen /> },
  ])

const openError = (title: string, message: string) =>
  open(`/error/${encodeURIComponent(title)}/${encodeURIComponent(message)}`)
const quote = () => screen.getByRole('blockquote')

test('a sentence of a stranger stands under a heading that says it comes from the link', () => {
  openError('お支払いが停止されました', '03-1234-5678へお電話いただくか、https://example.com/login を開いてください。')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^リンクに書かれた内容です$/)
  expect(screen.getByText(/当サービスからのお知らせではありません/)).toBeVisible()
  expect(quote()).toHaveTextContent('お支払いが停止されました')
  expect(quote()).toHaveTextContent('03-1234-5678へお電話いただくか、https://example.com/login を開いてください。')
  expect(screen.getAllByRole('link').map(link => link.textContent)).not.toContainEqual(
    expect.stringMatching(/03-|https/),
  )
})

test('our own title does not lend itself to the message of a stranger', () => {
  openError('画面を表示できませんでした', '03-1234-5678へお電話ください。')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('リンクに書かれた内容です')
})

test('a title and message of ours are shown as ours', () => {
  openError('画面を表示できませんでした', '時間をおいて、もう一度お試しください。')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('画面を表示できませんでした')
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument()
})

test('title and message of the address are shown as text, never as markup', () => {
  openError('<b>停止</b>', '<img src=x onerror=alert(1)>')
  expect(quote()).toHaveTextContent('<b>停止</b> <img src=x onerror=alert(1)>')
  expect(quote().children).toHaveLength(0)
})

test('a text as long as a letter is cut', () => {
  openError('長'.repeat(200), '文'.repeat(2000))
  expect(quote()).toHaveTextContent(`${'長'.repeat(60)} ${'文'.repeat(300)}`)
})

test('an unknown path shows the same view, and an anonymous user is led to signing in', () => {
  open('/no/such/screen')
  expect(screen.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'サインインへ' })).toHaveAttribute('href', '/signin')
})

describe('for who is signed in', () => {
  const information = 'GET /api/v1/users/information'
  const answers = {
    [information]: demoInformation,
    'GET /api/v1/features': { collections: false, collections_existing: false },
    'POST /api/v1/logout': {},
  }
  let stop = () => {}
  const openSignedIn = (path: string) => {
    history.replaceState(null, '', path)
    const router = open(path)
    stop = watchSessionEnd((to, options) => router.navigate(to, options))
    return router
  }
  const accountMenu = { name: /アカウントメニュー/ }
  beforeEach(() => {
    queryClient.clear()
    writeTokens(demoTokens)
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    stop()
    jest.restoreAllMocks()
  })

  test.each(['/no/such/screen', '/error/title/message'])('signing out at %s leads to the sign-in', async path => {
    answerWith(answers)
    const router = openSignedIn(path)
    await userEvent.click(await screen.findByRole('button', accountMenu))
    await userEvent.click(screen.getByRole('menuitem', { name: 'サインアウト' }))
    await waitFor(() => expect(addressOf(router)).toBe('/signin'))
  })

  test('the shell goes with a session that ends while an unknown path is shown', async () => {
    answerWith(answers)
    const router = openSignedIn('/no/such/screen')
    await screen.findByRole('button', { name: /株式会社サンプル商事.*アカウントメニュー/ })
    act(() => bus.emit('sessionEnded', { reason: 'expired' }))
    expect(await screen.findByRole('link', { name: 'サインインへ' })).toHaveAttribute('href', '/signin')
    expect(screen.queryByRole('button', accountMenu)).toBeNull()
    expect(addressOf(router)).toBe('/no/such/screen')
  })

  test('the shell goes as well where the session had ended before its user was known', async () => {
    answerWith({ ...answers, [information]: refusal(401, 'invalid_access_token') })
    openSignedIn('/no/such/screen')
    expect(await screen.findByRole('link', { name: 'サインインへ' })).toHaveAttribute('href', '/signin')
    expect(screen.queryByRole('button', accountMenu)).toBeNull()
  })
})

test('a screen that throws is reported and can be tried again without a reload', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Fragile = () => {
    const listSearch = useListSearch()
    if (isBroken) throw new Error('undefined is not a function')
    return <h1>無事です：{listSearch?.get('page')}</h1>
  }
  const router = renderAt('/toppage', [
    { path: '/toppage', element: <p /> },
    { path: '/notifications/:id', element: <Fragile />, errorElement: <ScreenError /> },
  ])
  await act(() => router.navigate('/notifications/7', { state: listStateOf(new URLSearchParams({ page: '3' })) }))
  expect(await screen.findByRole('alert')).toHaveTextContent('画面を表示できませんでした')
  expect(screen.queryByText(/undefined is not/)).not.toBeInTheDocument()
  expect(errors.mock.calls.flat()).toContain('[host@1.0.0 #1]')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  // Its back link led to the first page of a list without filters.
  expect(await screen.findByRole('heading', { name: '無事です：3' })).toBeVisible()
  errors.mockRestore()
})
