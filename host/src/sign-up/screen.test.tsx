import '../testing/page.ts'
import { cleanup, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { store } from '@invoice-card/session'
import { signUpChallengeAtom } from '../auth/challenge.ts'
import { answerWith } from '@invoice-card/config/testing/network'
import { emptyRegistration, registrationAtom } from '../registration/flow-state.ts'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { Component as SignUp } from './screen.tsx'

const begin = 'POST /api/v1/users'
const beginAgain = 'POST /api/v1/users/resignup'
const sent = { challenge_id: 'c1', masked_email_address: 'n****@e***', resend_after_seconds: 60 }
const open = (path = '/signup') =>
  renderAt(path, [
    { path: '/signup', element: <SignUp /> },
    { path: '*', element: <p>次の画面</p> },
  ])
const email = () => screen.getByLabelText('メールアドレス必須')
const password = () => screen.getByLabelText('パスワード必須')
const paste = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control)
  await userEvent.paste(text)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: '認証コードを送信する' }))

beforeEach(() => {
  sessionStorage.clear()
  store.set(signUpChallengeAtom, null)
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

test.each([
  ['without a host', 'new@', 'four unlikely words', '＊メールアドレスを正しい形式で入力してください。'],
  [
    'of 255 characters',
    `${'a'.repeat(250)}@e.jp`,
    'four unlikely words',
    '＊メールアドレスを正しい形式で入力してください。',
  ],
  [
    'with a password of 11 characters',
    'new@example.co.jp',
    'elevenchars',
    '＊パスワードは12文字以上で入力してください。',
  ],
  [
    'with a password of 129 characters',
    'new@example.co.jp',
    'x'.repeat(129),
    '＊パスワードは128文字以内で入力してください。',
  ],
  [
    'with a password made of the address',
    'new@example.co.jp',
    'my NEW@example.co.jp',
    '＊メールアドレスを含まないパスワードを入力してください。',
  ],
])('an address %s is not sent', async (_, address, word, message) => {
  const network = answerWith({})
  open()
  await paste(email(), address)
  await paste(password(), word)
  await submit()
  expect(await screen.findByText(message)).toBeVisible()
  expect(network.calls()).toEqual([])
})

test('a password that the server finds too common is an error of its field until it changes', async () => {
  answerWith({
    [begin]: Response.json(
      {
        status: 'password_unsuitable',
        message: 'できません。',
        fields: [{ field: 'password', message: '推測されやすいパスワードです。別のパスワードを入力してください。' }],
      },
      { status: 422 },
    ),
  })
  open()
  await paste(email(), 'new@example.co.jp')
  await paste(password(), 'password1234')
  await submit()
  expect(await screen.findByText('＊推測されやすいパスワードです。別のパスワードを入力してください。')).toBeVisible()
  await waitFor(() => expect(password()).toHaveFocus())
  await userEvent.type(password(), '5')
  expect(screen.queryByText(/推測されやすい/)).not.toBeInTheDocument()
})

test('goes on to the code whether or not the address has an account', async () => {
  const network = answerWith({ [begin]: sent })
  const router = open()
  await paste(email(), ' new@example.co.jp ')
  await paste(password(), 'four unlikely words')
  await submit()
  await waitFor(() => expect(addressOf(router)).toBe('/signup/code'))
  expect(await network.bodies(begin)).toEqual([{ email_address: 'new@example.co.jp', password: 'four unlikely words' }])
  expect(store.get(signUpChallengeAtom)).toMatchObject({ challengeId: 'c1', maskedEmailAddress: 'n****@e***' })
})

test.each([
  ['for another address', 'other@example.co.jp', ''],
  ['for the same address once more', 'new@example.co.jp', '佐藤'],
])('a sign-up %s begins with the registration that was typed for it, and no other', async (_, address, lastName) => {
  answerWith({ [begin]: sent })
  const signUp = async (typed: string) => {
    const router = open()
    await paste(email(), typed)
    await paste(password(), 'four unlikely words')
    await submit()
    await waitFor(() => expect(addressOf(router)).toBe('/signup/code'))
    cleanup()
  }
  await signUp('new@example.co.jp')
  store.set(registrationAtom, { ...emptyRegistration, user_last_name: '佐藤' })
  await signUp(address)
  expect(store.get(registrationAtom).user_last_name).toBe(lastName)
})

test('a sign-up that is begun again says so, and is another call', async () => {
  const network = answerWith({ [beginAgain]: sent })
  const router = open('/signup?again=1')
  expect(screen.getByText(/登録を最初からやり直します/)).toBeVisible()
  await paste(email(), 'new@example.co.jp')
  await paste(password(), 'four unlikely words')
  await submit()
  await waitFor(() => expect(addressOf(router)).toBe('/signup/code'))
  expect(network.calls()).toEqual([beginAgain])
})

test('the typed address survives a reload, the password is nowhere in the browser', async () => {
  answerWith({})
  open()
  await paste(email(), 'new@example.co.jp')
  await paste(password(), 'four unlikely words')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('unlikely')
  cleanup()
  open()
  expect(email()).toHaveValue('new@example.co.jp')
  expect(password()).toHaveValue('')
})
