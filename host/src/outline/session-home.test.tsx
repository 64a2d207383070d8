import '../testing/page.ts'
import { act, screen, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { clearTokens, readTokens, store, writeTokens } from '@invoice-card/session'
import { challengeAtom } from '../auth/challenge.ts'
import { Component as OneTimePassword } from '../auth/one-time-password-screen.tsx'
import { registrationResultAtom } from '../registration/flow-state.ts'
import { Component as Result } from '../registration/result-screen.tsx'
import { demoTokens } from '../testing/demo-user.ts'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'

const open = (path: string) =>
  renderAt(path, [
    {
      element: <PublicLayout />,
      children: [
        { path: '/registration/confirm', element: <p>確認</p> },
        { path: '/registration/result', element: <Result /> },
        { path: '/onetime-password', element: <OneTimePassword /> },
      ],
    },
    { path: '*', element: <p>次の画面</p> },
  ])
const logo = () => screen.getByRole('link', { name: '請求書カード払いオンライン トップページ' })

beforeEach(() => {
  answerWith({})
  clearTokens()
  store.set(registrationResultAtom, '')
  store.set(challengeAtom, null)
})

// The layout was drawn before the sign-in and not again: its logo led to `/signin`, which ends the session.
test('the logo leads to the top page once the registration has signed somebody in', async () => {
  const router = open('/registration/confirm')
  expect(logo()).toHaveAttribute('href', '/signin')
  writeTokens(demoTokens)
  store.set(registrationResultAtom, 'registered')
  await act(() => router.navigate('/registration/result'))
  expect(logo()).toHaveAttribute('href', '/toppage')
})

test.each([
  ['/registration/result', '/signin', '/toppage'],
  ['/onetime-password', '/signin', '/toppage'],
  ['/onetime-password?redirect=%2Fsuppliers', '/signin?redirect=%2Fsuppliers', '/suppliers'],
])('%s with nothing to show leads to %s, and with a session to %s', async (path, anonymous, signedIn) => {
  let router = open(path)
  await waitFor(() => expect(addressOf(router)).toBe(anonymous))
  writeTokens(demoTokens)
  router = open(path)
  await waitFor(() => expect(addressOf(router)).toBe(signedIn))
  expect(readTokens()).toEqual(demoTokens)
})
