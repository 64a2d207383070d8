import '../testing/page.ts'
import { cleanup, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { store } from '@invoice-card/session'
import { signUpChallengeAtom } from '../auth/challenge.ts'
import { registrationAddressAtom } from '../registration/flow-state.ts'
import { pendingRequestKeyAtom } from '../session/pending-request-key.ts'
import { signUpEmailAtom } from '../session/typed-emails.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { knownKey } from '../testing/request-key.ts'
import { Component as Code } from './code-screen.tsx'
import { Component as SignUp } from './screen.tsx'

const begin = 'POST /api/v1/users'
const resend = 'POST /api/v1/users/certification/resend'
const sent = { challenge_id: 'c1', masked_email_address: 't****@y***', resend_after_seconds: 0 }
const open = (path: string) =>
  renderAt(path, [
    { path: '/signup', element: <SignUp /> },
    { path: '/signup/code', element: <Code /> },
    { path: '*', element: <p>次の画面</p> },
  ])
const email = () => screen.getByLabelText('メールアドレス必須')

beforeEach(() => {
  sessionStorage.clear()
  store.set(signUpChallengeAtom, { challengeId: 'c1', maskedEmailAddress: 't****@y***', resendAt: 0 })
  store.set(registrationAddressAtom, '')
  store.set(signUpEmailAtom, '')
  store.set(pendingRequestKeyAtom, '')
})

test('an address that this browser does not have stays masked', () => {
  answerWith({})
  open('/signup/code')
  expect(screen.getByText(/^t\*\*\*\*@y\*\*\* に6桁の認証コードを送信しました/)).toBeVisible()
})

// With all but three letters hidden nobody could find a typo.
test('the address that was typed is shown in full, and can be changed', async () => {
  answerWith({ [begin]: sent })
  open('/signup')
  await userEvent.type(email(), 'tanaka@yamada.example.jp')
  await userEvent.type(screen.getByLabelText('パスワード必須'), 'four unlikely words')
  await userEvent.click(screen.getByRole('button', { name: '認証コードを送信する' }))
  expect(await screen.findByText(/^tanaka@yamada\.example\.jp に6桁の認証コードを送信しました/)).toBeVisible()
  cleanup()
  open('/signup/code')
  expect(screen.getByText(/^tanaka@yamada\.example\.jp に/)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'メールアドレスを変更する' }))
  expect(email()).toHaveValue('tanaka@yamada.example.jp')
})

test('a code that is sent again leaves the mask where it is', async () => {
  store.set(registrationAddressAtom, 'tanaka@yamada.example.jp')
  answerWith({ [resend]: { resend_after_seconds: 60 } })
  open('/signup/code')
  await userEvent.click(screen.getByRole('button', { name: '認証コードを再送信する' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /あと\d+秒/ })).toBeDisabled())
  expect(store.get(signUpChallengeAtom)?.maskedEmailAddress).toBe('t****@y***')
})

test.each([
  ['an empty field gets', '', knownKey.preview.buyer_email_address],
  ['what was typed stays, not', 'own@example.jp', 'own@example.jp'],
])('at the sign-up by a request link %s the address of the request', async (_, typed, shown) => {
  store.set(pendingRequestKeyAtom, knownKey.key)
  store.set(signUpEmailAtom, typed)
  answerWith({ [`GET /api/v1/invoices/request_keys/${knownKey.key}`]: knownKey })
  open('/signup')
  expect(await screen.findByText(/ご依頼の宛先（keiri@example\.jp）でご登録ください/)).toBeVisible()
  await waitFor(() => expect(email()).toHaveValue(shown))
})
