import '../testing/page.ts'
import { act, cleanup, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { loginUserAtom, readTokens, store, writeTokens } from '@invoice-card/session'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { challengeAtom } from './challenge.ts'
import { typedEmailAtom } from '../session/typed-emails.ts'
import { Component as SignIn } from './sign-in-screen.tsx'

const login = 'POST /api/v1/login'
const information = 'GET /api/v1/users/information'
const open = (path = '/signin') =>
  renderAt(path, [
    { path: '/signin', element: <SignIn /> },
    { path: '*', element: <p>次の画面</p> },
  ])
const email = () => screen.getByLabelText('メールアドレス必須')
const password = () => screen.getByLabelText('パスワード必須')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'サインイン' }))
async function fillIn() {
  await userEvent.type(email(), 'demo@example.co.jp')
  await userEvent.type(password(), 'Demo-2026-card')
}

beforeEach(() => {
  localStorage.clear()
  store.set(challengeAtom, null)
  store.set(typedEmailAtom, '')
})

test('an empty form is not sent: each field says what is missing, the first one has the focus', async () => {
  const network = answerWith({})
  open()
  await submit()
  expect(await screen.findByText('＊メールアドレスを入力してください。')).toBeVisible()
  expect(screen.getByText('＊パスワードを入力してください。')).toBeVisible()
  await waitFor(() => expect(email()).toHaveFocus())
  expect(network.calls()).toEqual([])
})

test('says that the session has ended, and nothing of it to who followed a link', async () => {
  const router = open('/signin?redirect=%2Fsuppliers')
  expect(screen.queryByRole('status')).toBeNull()
  await act(() =>
    router.navigate('/signin?redirect=%2Fsuppliers', { state: { sessionEnd: 'セッションが終了しました。' } }),
  )
  expect(await screen.findByRole('status')).toHaveTextContent('セッションが終了しました。')
})

test('each field asks a phone for the keyboard and the filling-in that fit it', () => {
  open()
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('leaving an untouched field is no reason for a message', async () => {
  answerWith({})
  open()
  await userEvent.click(email())
  await userEvent.tab()
  expect(screen.queryByText(/＊/)).not.toBeInTheDocument()
})

test('a typed address is checked when it is left, and its error goes with the next right one', async () => {
  answerWith({})
  open()
  await userEvent.type(email(), 'demo@')
  await userEvent.tab()
  expect(await screen.findByText('＊メールアドレスを正しい形式で入力してください。')).toBeVisible()
  await userEvent.type(email(), 'example.co.jp')
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByText(/＊/)).not.toBeInTheDocument())
})

test("a wrong password is refused in the server's words, and what was typed stays", async () => {
  answerWith({ [login]: refusal(400, 'login_failed', 'メールアドレスまたはパスワードが正しくありません。') })
  open()
  await fillIn()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('メールアドレスまたはパスワードが正しくありません。')
  expect(email()).toHaveValue('demo@example.co.jp')
  expect(readTokens()).toBeNull()
})

// Its address and password stand in a sign-up, which no sign-in finds.
test('a refused sign-in leads who closed an unfinished registration back to the sign-up', async () => {
  answerWith({ [login]: refusal(400, 'login_failed', 'メールアドレスまたはパスワードが正しくありません。') })
  open()
  await fillIn()
  await submit()
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(/^会社情報の登録が途中の方/)).toBeVisible()
  expect(notice.getByRole('link', { name: '新規登録をやり直す' })).toHaveAttribute('href', '/signup?again=1')
})

test('a frozen user is led from the refusal to where it can ask', async () => {
  answerWith({ [login]: refusal(403, 'user_frozen', '詳しくは、お問い合わせください。') })
  open()
  await fillIn()
  await submit()
  const notice = within(await screen.findByRole('alert'))
  expect(await notice.findByRole('link', { name: /^お問い合わせ/ })).toHaveAttribute(
    'href',
    'https://help.example.jp/contact',
  )
})

test('a lost connection says so and lets the user try again', async () => {
  answerWith({
    [login]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  open()
  await fillIn()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('サーバーに接続できませんでした')
})

test('with a second factor the one-time password follows, and the wanted path goes along', async () => {
  answerWith({
    [login]: {
      status: 'second_factor_required',
      challenge_id: 'c1',
      masked_email_address: 'd****@e***',
      resend_after_seconds: 60,
    },
  })
  const router = open('/signin?redirect=%2Fpayments%2Freview')
  await fillIn()
  await submit()
  await waitFor(() => expect(addressOf(router)).toBe('/onetime-password?redirect=%2Fpayments%2Freview'))
  expect(store.get(challengeAtom)).toMatchObject({ challengeId: 'c1', maskedEmailAddress: 'd****@e***' })
})

test('an address in full-width letters is the same address', async () => {
  const network = answerWith({ [login]: { status: 'signed_in', ...demoTokens }, [information]: demoInformation })
  const router = open()
  await userEvent.click(email())
  await userEvent.paste(' ｄｅｍｏ＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐ')
  await userEvent.type(screen.getByLabelText('パスワード必須'), 'secret')
  await submit()
  await waitFor(() => expect(addressOf(router)).toBe('/toppage'))
  expect(await network.bodies(login)).toEqual([{ email_address: 'demo@example.co.jp', password: 'secret' }])
})

test('a session that another tab began meanwhile is revoked, not only replaced', async () => {
  const revoked: (string | null)[] = []
  answerWith({
    [login]: { status: 'signed_in', ...demoTokens },
    [information]: demoInformation,
    'POST /api/v1/logout': (request: Request) => {
      revoked.push(request.headers.get('x-access-token'))
      return {}
    },
  })
  const router = open()
  writeTokens({ access_token: 'b1', id_token: 'j1', refresh_token: 's1' })
  await fillIn()
  await submit()
  await waitFor(() => expect(addressOf(router)).toBe('/toppage'))
  expect(revoked).toEqual(['b1'])
  expect(readTokens()).toEqual(demoTokens)
})

test('without a second factor the user is loaded and brought to the wanted path', async () => {
  answerWith({ [login]: { status: 'signed_in', ...demoTokens }, [information]: demoInformation })
  const router = open('/signin?redirect=%2Fpayments%2Freview%3Fpage%3D2')
  await fillIn()
  await submit()
  await waitFor(() => expect(addressOf(router)).toBe('/payments/review?page=2'))
  expect(readTokens()).toEqual(demoTokens)
  expect(store.get(loginUserAtom)).toMatchObject({
    companyName: '株式会社サンプル商事',
    businessForm: 1,
    corporation: { corporate_number: '4011001098993', address_city: '千代田区' },
    soleProprietor: undefined,
  })
})

test('a hostile wanted path leads to the top page', async () => {
  answerWith({ [login]: { status: 'signed_in', ...demoTokens }, [information]: demoInformation })
  const router = open('/signin?redirect=https%3A%2F%2Fevil.example%2F')
  await fillIn()
  await submit()
  await waitFor(() => expect(addressOf(router)).toBe('/toppage'))
})

test('the half-typed address survives a reload, the password does not', async () => {
  answerWith({})
  open()
  await fillIn()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Demo-2026-card')
  cleanup()
  open()
  expect(email()).toHaveValue('demo@example.co.jp')
  expect(password()).toHaveValue('')
})

test('the password can be shown and hidden', async () => {
  answerWith({})
  open()
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示する' }))
  expect(password()).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを隠す' }))
  expect(password()).toHaveAttribute('type', 'password')
})
