import './testing/page.ts'
import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { loginUserAtom, store } from '@invoice-card/session'
import { challengeAtom, signUpChallengeAtom } from './auth/challenge.ts'
import { Component as OneTimePassword } from './auth/one-time-password-screen.tsx'
import { Component as SignIn } from './auth/sign-in-screen.tsx'
import { Component as SendMail } from './password/send-mail-screen.tsx'
import { Component as SignUpCode } from './sign-up/code-screen.tsx'
import { Component as SignUp } from './sign-up/screen.tsx'
import { typedEmailAtom } from './session/typed-emails.ts'
import { demoInformation, demoTokens } from './testing/demo-user.ts'
import { addressOf, renderAt } from './testing/render-screen.tsx'

const sent = { challenge_id: 'c1', masked_email_address: 'd****@e***', resend_after_seconds: 60 }
const started = { challengeId: 'c1', maskedEmailAddress: 'd****@e***', resendAt: Date.now() + 60_000 }
const fillIn = async (button: string) => {
  await userEvent.type(await screen.findByLabelText('メールアドレス必須'), 'demo@example.co.jp')
  const password = screen.queryByLabelText('パスワード必須')
  if (password) await userEvent.type(password, 'four unlikely words')
  await userEvent.click(screen.getByRole('button', { name: button }))
}
const enterCode = async () => userEvent.type(await screen.findByLabelText('認証コード'), '123456')

/** Forms that lead on after a call: where each is, the call, its answer, and how it is sent. */
const forms = [
  {
    at: '/signin',
    call: 'POST /api/v1/login',
    answer: { status: 'signed_in', ...demoTokens },
    send: () => fillIn('サインイン'),
  },
  { at: '/onetime-password', call: 'POST /api/v1/login_2auth', answer: demoTokens, send: enterCode },
  { at: '/signup', call: 'POST /api/v1/users', answer: sent, send: () => fillIn('認証コードを送信する') },
  {
    at: '/signup/code',
    call: 'POST /api/v1/users/certification',
    answer: { registration_token: 't', expires_at: '2026-11-20T01:00:00Z' },
    send: enterCode,
  },
  {
    at: '/password/sendemail',
    call: 'POST /api/v1/users/password/reset_mail',
    answer: {},
    send: () => fillIn('ご案内を送信する'),
  },
]
const routes = [
  { path: '/signin', Component: SignIn },
  { path: '/onetime-password', Component: OneTimePassword },
  { path: '/signup', Component: SignUp },
  { path: '/signup/code', Component: SignUpCode },
  { path: '/password/sendemail', Component: SendMail },
  { path: '*', element: <p>他の画面</p> },
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  store.set(challengeAtom, started)
  store.set(signUpChallengeAtom, started)
  store.set(typedEmailAtom, '')
  store.set(loginUserAtom, null)
})

test.each(forms)('a user who leaves $at while it is sent stays where they went', async ({ at, call, answer, send }) => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({ [call]: () => promise, 'GET /api/v1/users/information': demoInformation })
  const router = renderAt(at, routes)
  await send()
  await waitFor(() => expect(network.calls()).toContain(call))
  await act(() => router.navigate('/faq'))
  await act(async () => resolve(answer))
  await act(() => new Promise(done => setTimeout(done)))
  expect(addressOf(router)).toBe('/faq')
})
