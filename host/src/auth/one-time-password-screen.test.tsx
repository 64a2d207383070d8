import '../testing/page.ts'
import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { readTokens, store } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { environment } from '../environment/environment.ts'
import { challengeAtom } from './challenge.ts'
import { Component as OneTimePassword } from './one-time-password-screen.tsx'

const verify = 'POST /api/v1/login_2auth'
const resend = 'POST /api/v1/login_2auth/resend'
const information = 'GET /api/v1/users/information'
const open = (path = '/onetime-password') =>
  renderAt(path, [
    { path: '/onetime-password', element: <OneTimePassword /> },
    { path: '*', element: <p>次の画面</p> },
  ])
const code = () => screen.getByLabelText('認証コード')
const paste = async (text: string) => {
  await userEvent.click(code())
  await userEvent.paste(text)
}

beforeEach(() => {
  localStorage.clear()
  store.set(challengeAtom, { challengeId: 'c1', maskedEmailAddress: 'd****@e***', resendAt: Date.now() + 60_000 })
})

test('without a sign-in in progress it leads back to signing in', async () => {
  store.set(challengeAtom, null)
  answerWith({})
  const router = open('/onetime-password?redirect=%2Ftoppage')
  await waitFor(() => expect(addressOf(router)).toBe('/signin?redirect=%2Ftoppage'))
})

test('while the mail is read the scripts of the wanted screen come, and none of another', () => {
  jest.replaceProperty(environment, 'preload', [
    { prefix: null, files: [], pages: [{ pattern: '^/toppage/?$', files: ['/top.js'] }] },
    {
      prefix: 'payments',
      files: ['/entry.js'],
      pages: [
        { pattern: '^/payments/review/?$', files: ['/review.js'] },
        { pattern: '^/payments/draft/?$', files: ['/draft.js'] },
      ],
    },
    { prefix: 'suppliers', files: ['/other.js'], pages: [] },
  ])
  answerWith({})
  open(`/onetime-password?redirect=${encodeURIComponent('/payments/review?page=2')}`)
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/entry.js', '/review.js'])
})

test('a phone shows its numeric keyboard and offers the code; the heading names the form', () => {
  answerWith({})
  open()
  expect(code()).toHaveAttribute('inputmode', 'numeric')
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('form', { name: '認証コードの入力' })).toContainElement(code())
})

test('an incomplete code is not sent', async () => {
  const network = answerWith({})
  open()
  await userEvent.type(code(), '123')
  await userEvent.click(screen.getByRole('button', { name: '認証する' }))
  expect(await screen.findByText('＊認証コードは6桁の数字で入力してください。')).toBeVisible()
  expect(network.calls()).toEqual([])
})

test("a wrong code is refused in the server's words; the field is empty again and has the focus", async () => {
  answerWith({
    [verify]: refusal(
      400,
      'auth_code_incorrect',
      '認証コードが正しくありません。もう一度入力してください。（残り4回）',
    ),
  })
  open()
  await userEvent.type(code(), '111111')
  expect(await screen.findByText('＊認証コードが正しくありません。もう一度入力してください。（残り4回）')).toBeVisible()
  expect(code()).toHaveValue('')
  expect(code()).toHaveFocus()
  expect(readTokens()).toBeNull()
  // Pressed out of habit: the last digit has sent it already.
  await userEvent.click(screen.getByRole('button', { name: '認証する' }))
  expect(screen.getByText(/^＊認証コードが正しくありません/)).toBeVisible()
})

test("a code that was wrong for the last time is refused in the server's words alone", async () => {
  const message = '認証コードの入力回数が上限に達しました。認証コードを再送信してください。'
  const body = { status: 'auth_code_incorrect', message, details: { remaining_attempts: 0 } }
  answerWith({ [verify]: Response.json(body, { status: 400 }) })
  open()
  await userEvent.type(code(), '111111')
  expect(await screen.findByText(`＊${message}`)).toBeVisible()
})

test('a pasted code with spaces and full-width digits is sent at once, once', async () => {
  const network = answerWith({ [verify]: demoTokens, [information]: demoInformation })
  const router = open('/onetime-password?redirect=%2Fsuppliers')
  await paste('１２３ 456')
  await waitFor(() => expect(addressOf(router)).toBe('/suppliers'))
  expect(await network.bodies(verify)).toEqual([{ challenge_id: 'c1', auth_code: '123456' }])
  expect(readTokens()).toEqual(demoTokens)
  expect(store.get(challengeAtom)).toBeNull()
})

test("signing in succeeds even if the company's name does not come yet", async () => {
  answerWith({ [verify]: demoTokens, [information]: new Response('', { status: 502 }) })
  const router = open()
  await userEvent.type(code(), '123456')
  await waitFor(() => expect(addressOf(router)).toBe('/toppage'))
})

test('after a lost connection the code stays, so that the button sends it again', async () => {
  answerWith({
    [verify]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  open()
  await userEvent.type(code(), '123456')
  expect(await screen.findByText(/サーバーに接続できませんでした/)).toBeVisible()
  expect(code()).toHaveValue('123456')
})

test('a new code can be had only after 60 seconds, counted down', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  store.set(challengeAtom, { challengeId: 'c1', maskedEmailAddress: 'd****@e***', resendAt: Date.now() + 60_000 })
  const network = answerWith({ [resend]: { resend_after_seconds: 60 } })
  open()
  expect(screen.getByRole('button', { name: '認証コードを再送信する（あと60秒）' })).toBeDisabled()
  act(() => {
    jest.advanceTimersByTime(1000)
  })
  expect(screen.getByRole('button', { name: '認証コードを再送信する（あと59秒）' })).toBeDisabled()
  act(() => {
    jest.advanceTimersByTime(59_000)
  })
  await user.click(screen.getByRole('button', { name: '認証コードを再送信する' }))
  await waitFor(() =>
    expect(screen.getByText('新しい認証コードを送信しました。以前の認証コードは使えません。')).toBeVisible(),
  )
  expect(await network.bodies(resend)).toEqual([{ challenge_id: 'c1' }])
  expect(screen.getByRole('button', { name: /あと60秒/ })).toBeDisabled()
  jest.useRealTimers()
})

test('when the sign-in took too long, the refusal of a new code says to start over', async () => {
  store.set(challengeAtom, { challengeId: 'c1', maskedEmailAddress: 'd****@e***', resendAt: 0 })
  answerWith({
    [resend]: refusal(400, 'auth_code_expired', 'サインインの有効時間が過ぎました。はじめからサインインしてください。'),
  })
  open()
  await userEvent.click(screen.getByRole('button', { name: '認証コードを再送信する' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('はじめからサインインしてください。')
  expect(screen.getByRole('link', { name: 'サインイン画面に戻る' })).toHaveAttribute('href', '/signin')
})

test('a refused new code leaves one sentence about what to do, and the focus on its button', async () => {
  store.set(challengeAtom, { challengeId: 'c1', maskedEmailAddress: 'd****@e***', resendAt: 0 })
  answerWith({
    [verify]: refusal(400, 'auth_code_expired', '認証コードの有効期限が切れています。再送信してください。'),
    [resend]: refusal(400, 'auth_code_expired', 'サインインの有効時間が過ぎました。はじめからサインインしてください。'),
  })
  open()
  await userEvent.type(code(), '111111')
  expect(await screen.findByText(/再送信してください/)).toBeVisible()
  const again = screen.getByRole('button', { name: '認証コードを再送信する' })
  await userEvent.click(again)
  expect(await screen.findByRole('alert')).toHaveTextContent('はじめからサインインしてください。')
  expect(screen.queryByText(/再送信してください/)).toBeNull()
  expect(again).toHaveFocus()
})

test('that a new code was sent is no longer said once that code was wrong for the last time', async () => {
  store.set(challengeAtom, { challengeId: 'c1', maskedEmailAddress: 'd****@e***', resendAt: 0 })
  const message = '認証コードの入力回数が上限に達しました。認証コードを再送信してください。'
  const wrong = (remaining_attempts: number) =>
    Response.json({ status: 'auth_code_incorrect', message, details: { remaining_attempts } }, { status: 400 })
  const network = answerWith({ [verify]: wrong(1), [resend]: { resend_after_seconds: 60 } })
  open()
  await userEvent.click(screen.getByRole('button', { name: '認証コードを再送信する' }))
  const sent = await screen.findByText(/^新しい認証コードを送信しました/)
  await userEvent.type(code(), '111111')
  expect(await screen.findByText(/あと1回入力できます/)).toBeVisible()
  expect(sent).toBeVisible()
  network.answer(verify, wrong(0))
  await userEvent.type(code(), '222222')
  expect(await screen.findByText(`＊${message}`)).toBeVisible()
  expect(sent).not.toBeInTheDocument()
})
