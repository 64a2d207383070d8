import '../testing/page.ts'
import { cleanup, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { loginUserAtom, store, type LoginUser } from '@invoice-card/session'
import { typedEmailAtom } from '../session/typed-emails.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { Component as Reregistration } from './reregistration-screen.tsx'
import { Component as Reset } from './reset-screen.tsx'
import { clearResetToken } from './reset-token.ts'
import { Component as SendMail } from './send-mail-screen.tsx'
import { sentMailAtom } from './sent-mail.ts'

const send = 'POST /api/v1/users/password/reset_mail'
const check = 'POST /api/v1/users/password/reset_check'
const reset = 'PUT /api/v1/users/password/reset'
const address = 'demo@example.co.jp'
const open = (path: string) =>
  renderAt(path, [
    { path: '/password/sendemail', element: <SendMail /> },
    { path: '/password/reset', element: <Reset /> },
    {
      path: '/password/reregistration',
      element: (
        <main>
          <Reregistration />
        </main>
      ),
    },
    { path: '*', element: <p>次の画面</p> },
  ])
const email = () => screen.getByLabelText('メールアドレス必須')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  store.set(sentMailAtom, null)
  store.set(typedEmailAtom, '')
  store.set(loginUserAtom, null)
  clearResetToken()
  history.replaceState(null, '', '/')
})

describe('the mail', () => {
  test.each([
    ['', '＊メールアドレスを入力してください。'],
    ['demo@', '＊メールアドレスを正しい形式で入力してください。'],
  ])('is not asked for with the address 「%s」', async (typed, message) => {
    const network = answerWith({})
    open('/password/sendemail')
    if (typed) await userEvent.type(email(), typed)
    await press('ご案内を送信する')
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(email()).toHaveFocus())
    expect(network.calls()).toEqual([])
  })

  test('goes to the address of who is signed in, without typing it', () => {
    store.set(loginUserAtom, { emailAddress: address } as LoginUser)
    answerWith({})
    open('/password/sendemail')
    expect(email()).toHaveValue(address)
  })

  test('is requested with the address typed to sign in, and input survives a reload', async () => {
    store.set(typedEmailAtom, 'demo@example')
    answerWith({})
    open('/password/sendemail')
    expect(email()).toHaveValue('demo@example')
    await userEvent.type(email(), '.co.jp')
    cleanup()
    open('/password/sendemail')
    expect(email()).toHaveValue(address)
  })

  test('is confirmed in the same words for every address, and can be resent only after a minute', async () => {
    const network = answerWith({ [send]: {} })
    const router = open('/password/sendemail')
    await userEvent.type(email(), address)
    await press('ご案内を送信する')
    await waitFor(() => expect(addressOf(router)).toBe('/password/reset'))
    expect(await screen.findByText(/demo@example.co.jp に、パスワード再設定のご案内をお送りしました。/)).toBeVisible()
    expect(screen.getByText(/ご登録のないメールアドレスの場合、ご案内は届きません。/)).toBeVisible()
    expect(screen.getByRole('button', { name: /ご案内を再送信する（あと\d+秒）/ })).toBeDisabled()
    expect(network.calls()).toEqual([send])
  })

  test('is sent again when the minute is over', async () => {
    store.set(sentMailAtom, { address, resendAt: Date.now() - 1 })
    const network = answerWith({ [send]: {} })
    open('/password/reset')
    await press('ご案内を再送信する')
    expect(await screen.findByText('ご案内を再送信しました。')).toBeVisible()
    expect(await network.bodies(send)).toEqual([{ email_address: address }])
  })
})

describe('the link of the mail', () => {
  const arrive = () => {
    history.replaceState(null, '', '/password/reregistration#token=secret')
    return open('/password/reregistration')
  }
  const checked = { masked_email_address: 'd****@e***', expires_at: '2026-11-20T09:30:00+09:00' }
  const password = () => screen.findByLabelText('新しいパスワード必須')

  test('without a token is worth nothing and is not asked about', () => {
    const network = answerWith({})
    open('/password/reregistration')
    expect(screen.getByRole('heading', { name: 'このご案内は使用できません' })).toBeVisible()
    expect(network.calls()).toEqual([])
  })

  test('that is used or out of date leads to a new mail', async () => {
    answerWith({ [check]: refusal(400, 'reset_token_invalid') })
    arrive()
    expect(await screen.findByRole('heading', { name: 'このご案内は使用できません' })).toBeVisible()
    expect(screen.getByRole('link', { name: '再設定を申し込む' })).toHaveAttribute('href', '/password/sendemail')
    // It may have been used just now: the new password is set already.
    expect(screen.getByRole('link', { name: 'サインイン画面に戻る' })).toHaveAttribute('href', '/signin')
    expect(location.hash).toBe('')
  })

  // Pasted into the tab that shows the one before, only the fragment of the address changes: no document is loaded.
  test('is taken in a tab that shows another one', async () => {
    const network = answerWith({ [check]: refusal(400, 'reset_token_invalid') })
    arrive()
    expect(await screen.findByRole('heading', { name: 'このご案内は使用できません' })).toBeVisible()
    network.answer(check, checked)
    location.hash = '#token=another'
    expect(await password()).toBeVisible()
    expect(location.hash).toBe('')
    expect((await network.bodies(check)).at(-1)).toEqual({ reset_token: 'another' })
  })

  test('that could not be checked can be checked again', async () => {
    answerWith({
      [check]: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    arrive()
    expect(await screen.findByRole('heading', { level: 1, name: '確認できませんでした' })).toBeVisible()
    answerWith({ [check]: checked })
    await press('もう一度確認する')
    expect(await password()).toBeVisible()
  })

  test.each([
    ['', '＊パスワードを入力してください。'],
    ['short', '＊パスワードは12文字以上で入力してください。'],
    ['x'.repeat(129), '＊パスワードは128文字以内で入力してください。'],
  ])('takes no password 「%s」', async (typed, message) => {
    const network = answerWith({ [check]: checked })
    arrive()
    await userEvent.click(await password())
    if (typed) await userEvent.paste(typed)
    await press('パスワードを設定する')
    expect(await screen.findByText(message)).toBeVisible()
    expect(network.calls()).toEqual([check])
  })

  test('sets a password once, and deletes the token', async () => {
    const network = answerWith({ [check]: checked, [reset]: {} })
    arrive()
    await userEvent.type(await password(), 'four unlikely words')
    await press('パスワードを設定する')
    expect(await screen.findByRole('heading', { name: 'パスワードを設定しました' })).toHaveFocus()
    expect(await network.bodies(reset)).toEqual([{ reset_token: 'secret', new_password: 'four unlikely words' }])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
  })

  test('that runs out while the password is typed says so', async () => {
    answerWith({ [check]: checked, [reset]: refusal(400, 'reset_token_invalid') })
    arrive()
    await userEvent.type(await password(), 'four unlikely words')
    await press('パスワードを設定する')
    expect(await screen.findByRole('heading', { name: 'このご案内は使用できません' })).toBeVisible()
  })
})
