import '../testing/page.ts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { store } from '@invoice-card/session'
import { approvalChallengeAtom } from '../auth/challenge.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { Component as Authorize, loader } from './authorize-screen.tsx'
import { Component as Code, loader as codeLoader } from './code-screen.tsx'

const asked = `?response_type=code&client_id=c-1&redirect_uri=https%3A%2F%2Fkaikei.example%2Fback&state=s&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`
const authorization = 'GET /api/v1/oauth/authorization'
const approve = 'POST /api/v1/oauth/approve'
const known = {
  client_name: 'クラウド会計',
  scopes: ['payments:register'],
  denial_url: 'https://kaikei.example/back?error=access_denied&state=s',
}
const open = (search = asked, path = '/oauth/authorize') =>
  renderAt(path + search, [
    { path: '/oauth/authorize', loader, element: <Authorize />, hydrateFallbackElement: <p /> },
    { path: '/oauth/authorize/code', loader: codeLoader, element: <Code />, hydrateFallbackElement: <p /> },
  ])
const give = async () => {
  await userEvent.type(await screen.findByLabelText(/メールアドレス/), 'demo@example.co.jp')
  await userEvent.type(screen.getByLabelText(/^パスワード/, { selector: 'input' }), 'Demo-2026-card')
  await userEvent.click(screen.getByRole('button', { name: '許可する' }))
}

beforeEach(() => store.set(approvalChallengeAtom, null))

test('an impossible request asks the server nothing and offers no way to give access', async () => {
  const network = answerWith({})
  open('?client_id=c-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'この連携は開始できません' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '許可する' })).not.toBeInTheDocument()
  expect(network.calls()).toEqual([])
})

test("an unknown program is refused in the server's words, and nobody is led to its address", async () => {
  answerWith({ [authorization]: refusal(400, 'oauth_client_unknown', '連携先が登録されていません。') })
  open()
  expect(await screen.findByText('連携先が登録されていません。')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('it says who asks for what, and lets the user say no', async () => {
  answerWith({ [authorization]: known })
  open()
  expect(await screen.findByText(/「クラウド会計」が、お客さまに代わって/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('お支払いの準備')
  expect(screen.getByRole('button', { name: '許可しない' })).toBeVisible()
})

test('a wrong password is reported, and the typed text stays', async () => {
  answerWith({
    [authorization]: known,
    [approve]: refusal(400, 'login_failed', 'メールアドレスまたはパスワードが正しくありません。'),
  })
  open()
  await give()
  expect(await screen.findByText('メールアドレスまたはパスワードが正しくありません。')).toBeVisible()
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('demo@example.co.jp')
})

test('a forgotten password is replaced in another tab: the request stays in this one', async () => {
  answerWith({ [authorization]: known })
  open()
  const link = await screen.findByRole('link', { name: /パスワードをお忘れの場合/ })
  expect(link).toHaveAttribute('href', `${location.origin}/password/sendemail`)
  expect(link).toHaveAttribute('target', '_blank')
})

test('an account with a second factor goes on to the code; the request stays on the way back', async () => {
  const network = answerWith({
    [authorization]: known,
    [approve]: {
      status: 'second_factor_required',
      challenge_id: 'k',
      masked_email_address: 'd***@e***',
      resend_after_seconds: 60,
    },
  })
  const router = open()
  await give()
  await waitFor(() => expect(addressOf(router)).toBe(`/oauth/authorize/code${asked}`))
  expect(await network.bodies(approve)).toMatchObject([
    { client_id: 'c-1', state: 's', email_address: 'demo@example.co.jp' },
  ])
  // With the code the user agrees: to whom and to what stood on the screen before alone.
  expect(await screen.findByText(/認証すると、「クラウド会計」を許可します/)).toBeVisible()
  await userEvent.click(await screen.findByRole('link', { name: '連携の内容に戻る' }))
  await waitFor(() => expect(addressOf(router)).toBe(`/oauth/authorize${asked}`))
})

test('without an approval in progress there is no code to enter', async () => {
  answerWith({ [authorization]: known })
  const router = open(asked, '/oauth/authorize/code')
  await waitFor(() => expect(addressOf(router)).toBe(`/oauth/authorize${asked}`))
})
