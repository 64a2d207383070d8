import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { changedEmailAtom, loginUserAtom, store } from '@invoice-card/session'
import { renderAt } from '../testing/render-screen.tsx'
import { corporationUser, signInAs } from '../testing/user.ts'
import { codeAddressAtom, emailChallengeAtom, newEmailAtom } from './challenge.ts'

const ask = 'PUT /api/v1/users/email_address'
const verify = 'POST /api/v1/users/verify_email_auth_code'
const sent = {
  challenge_id: '8c8b8a6e-5b9d-4c8e-9c40-0f6a3ad0b0c1',
  masked_email_address: 'n****@n***',
  resend_after_seconds: 60,
}

beforeEach(() => {
  sessionStorage.clear()
  act(() => {
    store.set(emailChallengeAtom, null)
    store.set(changedEmailAtom, null)
    store.set(newEmailAtom, { address: '' })
    store.set(codeAddressAtom, { address: '' })
  })
  signInAs(corporationUser)
})
const address = () => screen.getByLabelText(/新しいメールアドレス/)
const password = () => screen.getByLabelText(/現在のパスワード/)
const submit = () => userEvent.click(screen.getByRole('button', { name: '認証コードを送信する' }))

test('an empty form shows both errors and sends nothing', async () => {
  const network = answerWith({})
  await renderAt('/myaccount/edit-email-address')
  await submit()
  expect(await screen.findByText('＊新しいメールアドレスを入力してください。')).toBeVisible()
  expect(screen.getByText('＊現在のパスワードを入力してください。')).toBeVisible()
  expect(address()).toHaveFocus()
  expect(network.calls()).toEqual([])
})

test('the address in use is refused before it is sent', async () => {
  answerWith({})
  await renderAt('/myaccount/edit-email-address')
  await userEvent.type(address(), 'KEIRI@sample.example.jp')
  await userEvent.tab()
  expect(await screen.findByText('＊現在と異なるメールアドレスを入力してください。')).toBeVisible()
})

test('a wrong password is an error of its field every time, and the typed address stays', async () => {
  answerWith({ [ask]: refusal(400, 'password_incorrect', 'パスワードが正しくありません。') })
  await renderAt('/myaccount/edit-email-address')
  await userEvent.type(address(), 'new@sample.example.jp')
  await userEvent.type(password(), 'wrong')
  for (let time = 0; time < 2; time += 1) {
    await submit()
    expect(await screen.findByText('＊パスワードが正しくありません。')).toBeVisible()
    await userEvent.type(password(), 'x')
  }
  expect(address()).toHaveValue('new@sample.example.jp')
  expect(sessionStorage.getItem('invoice-card.work.newEmail')).not.toContain('wrong')
})

test('the code that was sent is asked for next, and without one the address is', async () => {
  answerWith({ [ask]: sent })
  const where = await renderAt('/myaccount/edit-email-auth')
  expect(where()).toBe('/myaccount/edit-email-address')
  await userEvent.type(address(), 'new@sample.example.jp')
  await userEvent.type(password(), 'Right-password-1')
  await submit()
  await waitFor(() => expect(where()).toBe('/myaccount/edit-email-auth'))
  // Whole, as at the sign-up: of a mistyped address no code comes, and a mask does not show the mistake.
  expect(await screen.findByText(/^new@sample\.example\.jp に6桁の認証コードを送信しました/)).toBeVisible()
})

test('a wrong code says how often another may be tried; the right one changes the address', async () => {
  const network = answerWith({
    [verify]: Response.json(
      { status: 'auth_code_incorrect', message: '認証コードが正しくありません。', details: { remaining_attempts: 4 } },
      { status: 400 },
    ),
  })
  store.set(emailChallengeAtom, {
    challengeId: sent.challenge_id,
    maskedEmailAddress: sent.masked_email_address,
    resendAt: 0,
  })
  const where = await renderAt('/myaccount/edit-email-auth')
  await userEvent.type(screen.getByLabelText('認証コード'), '111111')
  expect(await screen.findByText(/（あと4回入力できます）/)).toBeVisible()
  network.answer(verify, { email_address: 'new@sample.example.jp' })
  await userEvent.type(screen.getByLabelText('認証コード'), '222222')
  await waitFor(() => expect(where()).toBe('/myaccount/edit-email-complete'))
  expect(store.get(changedEmailAtom)).toBe('new@sample.example.jp')
  expect(store.get(loginUserAtom)?.emailAddress).toBe('new@sample.example.jp')
})
