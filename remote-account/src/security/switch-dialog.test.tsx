import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import type { SecuritySettings } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-screen.tsx'

const read = 'GET /api/v1/users/security_settings'
const send = 'POST /api/v1/users/security_settings/code'
const resend = 'POST /api/v1/users/security_settings/code/resend'
const save = 'PUT /api/v1/users/security_settings'
const settings: SecuritySettings = { is_second_factor_required: true, devices: [], count_devices: 0 }
const off = { ...settings, is_second_factor_required: false }
const sent = { challenge_id: 'c-1', masked_email_address: 'd***@e***', resend_after_seconds: 60 }
const answers = { [read]: settings, 'GET /api/v1/users/sign_ins': { sign_ins: [], count_all: 0 }, [send]: sent }
const refused = (code: string, message: string, details?: Record<string, number>) =>
  Response.json({ status: code, message, details }, { status: 400 })

const ask = async () => {
  await renderAt('/myaccount/security')
  await userEvent.click(await screen.findByRole('button', { name: '2段階認証を無効にする' }))
}
const dialog = () => within(screen.getByRole('dialog', { name: '2段階認証を無効にしますか' }))
const next = () => userEvent.click(dialog().getByRole('button', { name: '認証コードを送る' }))
const enterPassword = async () => {
  await userEvent.type(dialog().getByLabelText(/^現在のパスワード/), 'secret')
  await next()
}
const code = () => dialog().findByRole('textbox', { name: /認証コード/ })

test('nothing is sent without the password', async () => {
  const network = answerWith(answers)
  await ask()
  await next()
  expect(await dialog().findByText('＊現在のパスワードを入力してください。')).toBeVisible()
  await waitFor(() => expect(dialog().getByLabelText(/^現在のパスワード/)).toHaveFocus())
  expect(network.calls()).not.toContain(send)
})

test('a wrong password is said at its field', async () => {
  answerWith({ ...answers, [send]: refused('password_incorrect', 'パスワードが正しくありません。') })
  await ask()
  await enterPassword()
  expect(await dialog().findByText('＊パスワードが正しくありません。')).toBeVisible()
  expect(dialog().getByLabelText(/^現在のパスワード/)).toBeInvalid()
})

test('a server that is out of reach is said in the dialog, where the password still stands', async () => {
  answerWith({ ...answers, [send]: lost })
  await ask()
  await enterPassword()
  expect(await dialog().findByRole('alert')).toHaveTextContent('サーバーに接続できませんでした。')
  expect(dialog().getByLabelText(/^現在のパスワード/)).toHaveValue('secret')
})

test('a switch in another tab is reported and shown', async () => {
  const heard: string[] = []
  const stop = bus.on('snackbar', ({ text }) => heard.push(text))
  const network = answerWith({
    ...answers,
    [send]: refused('second_factor_unchanged', '設定は、すでに変更されています。'),
  })
  await ask()
  network.answer(read, off)
  await enterPassword()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('無効')).toBeVisible()
  expect(heard).toEqual(['設定は、すでに変更されています。'])
  stop()
})

test('a wrong code says how often another may be tried, and is typed again', async () => {
  answerWith({
    ...answers,
    [save]: refused('auth_code_incorrect', '認証コードが正しくありません。', { remaining_attempts: 4 }),
  })
  await ask()
  await enterPassword()
  await userEvent.type(await code(), '123456')
  expect(await dialog().findByText('＊認証コードが正しくありません。（あと4回入力できます）')).toBeVisible()
  expect(await code()).toHaveValue('')
  expect(await code()).toHaveFocus()
})

test('an unfinished code is not sent', async () => {
  const network = answerWith(answers)
  await ask()
  await enterPassword()
  await userEvent.type(await code(), '123')
  await userEvent.click(dialog().getByRole('button', { name: '無効にする' }))
  expect(dialog().getByText('＊認証コードは6桁の数字で入力してください。')).toBeVisible()
  expect(network.calls()).not.toContain(save)
})

test('with password and code it is switched, confirmed, and counted again', async () => {
  const network = answerWith({ ...answers, [save]: off })
  const heard: string[] = []
  const stops = [bus.on('snackbar', ({ text }) => heard.push(text)), bus.on('statsChanged', () => heard.push('counts'))]
  await ask()
  await enterPassword()
  expect(await dialog().findByText(/^d\*\*\*@e\*\*\* に6桁の認証コードを送信しました/)).toBeVisible()
  expect(await code()).toHaveFocus()
  await userEvent.type(await code(), '123456')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await network.bodies(send)).toEqual([{ is_second_factor_required: false, password: 'secret' }])
  expect(await network.bodies(save)).toEqual([
    { is_second_factor_required: false, challenge_id: 'c-1', auth_code: '123456' },
  ])
  expect(screen.getByText('無効')).toBeVisible()
  expect(heard).toEqual(['2段階認証を無効にしました。', 'counts'])
  for (const stop of stops) stop()
})

test('another code can be sent once the pause is over', async () => {
  const network = answerWith({
    ...answers,
    [send]: { ...sent, resend_after_seconds: 0 },
    [resend]: { resend_after_seconds: 60 },
  })
  await ask()
  await enterPassword()
  await userEvent.click(await dialog().findByRole('button', { name: '認証コードを再送信する' }))
  expect(await dialog().findByRole('status')).toHaveTextContent('新しい認証コードを送信しました。')
  expect(await network.bodies(resend)).toEqual([{ is_second_factor_required: false, challenge_id: 'c-1' }])
  expect(dialog().getByRole('button', { name: /認証コードを再送信する（あと\d+秒）/ })).toBeDisabled()
})

test('closing the dialog clears the password and the code', async () => {
  answerWith(answers)
  await ask()
  await enterPassword()
  await code()
  await userEvent.click(dialog().getByRole('button', { name: '戻る' }))
  await userEvent.click(await screen.findByRole('button', { name: '2段階認証を無効にする' }))
  expect(dialog().getByLabelText(/^現在のパスワード/)).toHaveValue('')
})

test('switching it on asks for the same', async () => {
  const network = answerWith({ ...answers, [read]: off })
  await renderAt('/myaccount/security')
  await userEvent.click(await screen.findByRole('button', { name: '2段階認証を有効にする' }))
  const on = within(screen.getByRole('dialog', { name: '2段階認証を有効にしますか' }))
  await userEvent.type(on.getByLabelText(/^現在のパスワード/), 'secret')
  await userEvent.click(on.getByRole('button', { name: '認証コードを送る' }))
  expect(await on.findByRole('button', { name: '有効にする' })).toBeVisible()
  expect(await network.bodies(send)).toEqual([{ is_second_factor_required: true, password: 'secret' }])
})
