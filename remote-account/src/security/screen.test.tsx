import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import type { SecuritySettings } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-screen.tsx'

const read = 'GET /api/v1/users/security_settings'
const save = 'PUT /api/v1/users/security_settings'
const settings: SecuritySettings = {
  is_second_factor_required: true,
  devices: [
    { device: 'Chrome（Windows）', signed_in_at: '2026-11-20T01:00:00Z', last_used_at: '2026-11-20T02:30:00Z', is_current: true },
    { device: 'Safari（iPhone）', signed_in_at: '2026-11-18T22:05:00Z', last_used_at: '2026-11-19T03:00:00Z', is_current: false },
  ],
}
const open = () => renderAt('/myaccount/security')
const ask = async () => userEvent.click(await screen.findByRole('button', { name: '2段階認証を無効にする' }))
const dialog = () => within(screen.getByRole('alertdialog', { name: '2段階認証を無効にしますか' }))
const submit = () => userEvent.click(dialog().getByRole('button', { name: '無効にする' }))

test('settings that do not come can be asked for again', async () => {
  const network = answerWith({ [read]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByText('読み込めませんでした')).toBeVisible()
  network.answer(read, settings)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByText('Chrome（Windows）')).toBeVisible()
})

test('while the settings are on their way there is nothing to press', async () => {
  answerWith({ [read]: () => new Promise(() => {}) })
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'セキュリティ設定' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('no device at all is said in words', async () => {
  answerWith({ [read]: { ...settings, devices: [] } })
  await open()
  expect(await screen.findByText('サインインしている端末はありません。')).toBeVisible()
})

test('lists the devices in Japan\'s time, tells which is this one, and leads to a new password', async () => {
  answerWith({ [read]: settings })
  await open()
  const [here, there] = await screen.findAllByRole('listitem')
  expect(here).toHaveTextContent('Chrome（Windows）この端末サインイン 2026年11月20日(金) 10:00最後の利用 2026年11月20日(金) 11:30')
  expect(there).toHaveTextContent('Safari（iPhone）サインイン 2026年11月19日(木) 07:05')
  expect(there).not.toHaveTextContent('この端末')
  expect(screen.getByRole('link', { name: 'パスワードを再設定する' })).toHaveAttribute('href', '/password/sendemail')
})

test('nothing is switched off without the password', async () => {
  const network = answerWith({ [read]: settings })
  await open()
  await ask()
  await submit()
  expect(dialog().getByText('＊現在のパスワードを入力してください。')).toBeVisible()
  expect(dialog().getByLabelText('現在のパスワード')).toHaveFocus()
  expect(network.calls()).not.toContain(save)
})

test('a wrong password is said at its field and changes nothing', async () => {
  answerWith({ [read]: settings, [save]: refusal(400, 'password_incorrect', 'パスワードが正しくありません。') })
  await open()
  await ask()
  await userEvent.type(dialog().getByLabelText('現在のパスワード'), 'wrong')
  await submit()
  expect(await dialog().findByText('＊パスワードが正しくありません。')).toBeVisible()
  expect(dialog().getByLabelText('現在のパスワード')).toBeInvalid()
  expect(screen.getByText('有効')).toBeVisible()
})

test('a server that is out of reach is said in the dialog, where the password still stands', async () => {
  answerWith({ [read]: settings })
  await open()
  await ask()
  await userEvent.type(dialog().getByLabelText('現在のパスワード'), 'secret')
  await submit()
  expect(await dialog().findByRole('alert')).toHaveTextContent('サーバーに接続できませんでした。')
  expect(dialog().getByLabelText('現在のパスワード')).toHaveValue('secret')
})

test('with the password it is switched off, said, and counted anew', async () => {
  const network = answerWith({ [read]: settings, [save]: { ...settings, is_second_factor_required: false } })
  const heard: string[] = []
  const stops = [bus.on('snackbar', ({ text }) => heard.push(text)), bus.on('statsChanged', () => heard.push('counts'))]
  await open()
  await ask()
  await userEvent.type(dialog().getByLabelText('現在のパスワード'), 'secret')
  await submit()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await network.bodies(save)).toEqual([{ is_second_factor_required: false, password: 'secret' }])
  expect(screen.getByText('無効')).toBeVisible()
  expect(heard).toEqual(['2段階認証を無効にしました。', 'counts'])
  for (const stop of stops) stop()
})

test('closing the dialog changes nothing and forgets the password', async () => {
  const network = answerWith({ [read]: settings })
  await open()
  await ask()
  await userEvent.type(dialog().getByLabelText('現在のパスワード'), 'secret')
  await userEvent.click(dialog().getByRole('button', { name: 'キャンセル' }))
  await ask()
  expect(dialog().getByLabelText('現在のパスワード')).toHaveValue('')
  expect(network.calls()).not.toContain(save)
})

test('switching it on needs no password', async () => {
  const network = answerWith({ [read]: { ...settings, is_second_factor_required: false }, [save]: settings })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '2段階認証を有効にする' }))
  expect(await screen.findByText('有効')).toBeVisible()
  expect(await network.bodies(save)).toEqual([{ is_second_factor_required: true }])
})

test.each([
  ['/myaccount/company', '/myaccount#company'],
])('%s leads to its part of the overview', async (path, end) => {
  answerWith({})
  const address = await renderAt(path)
  await waitFor(() => expect(address()).toBe(end))
})
