import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import type { SecuritySettings } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-screen.tsx'

const read = 'GET /api/v1/users/security_settings'
const signIns = 'GET /api/v1/users/sign_ins'
const endPhone = 'DELETE /api/v1/users/sessions/22222222-2222-4222-8222-222222222222'
const endOthers = 'DELETE /api/v1/users/sessions'
const settings: SecuritySettings = {
  is_second_factor_required: true,
  devices: [
    {
      session_id: '11111111-1111-4111-8111-111111111111',
      device: 'Chrome（Windows）',
      signed_in_at: '2026-11-20T01:00:00Z',
      last_used_at: '2026-11-20T02:30:00Z',
      is_current: true,
    },
    {
      session_id: '22222222-2222-4222-8222-222222222222',
      device: 'Safari（iPhone）',
      signed_in_at: '2026-11-18T22:05:00Z',
      last_used_at: '2026-11-19T03:00:00Z',
      is_current: false,
    },
  ],
  count_devices: 2,
}
const alone = { ...settings, devices: settings.devices.slice(0, 1), count_devices: 1 }
const noSignIns = { sign_ins: [], count_all: 0 }
const answers = { [read]: settings, [signIns]: noSignIns }
const open = () => renderAt('/myaccount/security')
const dialog = () => within(screen.getByRole('alertdialog'))
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'サインアウトする' }))
const heard: string[] = []
bus.on('snackbar', ({ text }) => heard.push(text))
beforeEach(() => {
  heard.length = 0
})

test('settings that do not come can be asked for again', async () => {
  const network = answerWith({ ...answers, [read]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent(/読み込めませんでした.*ただいま混み合っています/)
  network.answer(read, settings)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByText('Chrome（Windows）')).toBeVisible()
})

test('sign-ins that do not come leave the settings as they are', async () => {
  answerWith({ ...answers, [signIns]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByText('Chrome（Windows）')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(/読み込めませんでした.*ただいま混み合っています/)
})

test('while the settings are on their way there is nothing to press', async () => {
  answerWith({ [read]: () => new Promise(() => {}), [signIns]: () => new Promise(() => {}) })
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'セキュリティ設定' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test("lists the devices in Japan's time, marks this one, and leads to a new password", async () => {
  answerWith(answers)
  await open()
  const [here, there] = within(await screen.findByRole('list', { name: 'サインインしている端末' })).getAllByRole(
    'listitem',
  )
  expect(here).toHaveTextContent(
    'Chrome（Windows）この端末サインイン 2026年11月20日(金) 10:00最後の利用 2026年11月20日(金) 11:30',
  )
  expect(there).toHaveTextContent('Safari（iPhone）サインイン 2026年11月19日(木) 07:05')
  expect(within(here!).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'パスワードを変更する' })).toHaveAttribute('href', '/myaccount/edit-password')
})

test('where nothing else is signed in there is nothing to end', async () => {
  answerWith({ ...answers, [read]: alone })
  await open()
  expect(await screen.findByText('Chrome（Windows）')).toBeVisible()
  expect(screen.queryByRole('button', { name: /サインアウトする/ })).not.toBeInTheDocument()
})

test('many devices are counted, ten are shown at first, and what the server left out is said', async () => {
  const devices = Array.from({ length: 12 }, (_, index) => ({
    ...settings.devices[1]!,
    session_id: `22222222-2222-4222-8222-0000000000${10 + index}`,
  }))
  answerWith({ ...answers, [read]: { ...settings, devices, count_devices: 120 } })
  await open()
  const list = await screen.findByRole('list', { name: 'サインインしている端末' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  expect(screen.getByText('全120台（新しくサインインした順に12台まで表示しています。）')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '残りの2台を表示する' }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(12)
})

describe('ending a session', () => {
  const ask = async () =>
    userEvent.click(
      await screen.findByRole('button', {
        name: 'Safari（iPhone）からサインアウトする（2026年11月19日(木) 07:05にサインイン）',
      }),
    )

  const askForOthers = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'ほかのすべての端末からサインアウトする' }))

  test.each([
    ['one', endPhone, ask],
    ['all others', endOthers, askForOthers],
  ])('of %s whose answer is lost leaves the dialog open and says so first', async (_, call, askAbout) => {
    answerWith({ ...answers, [call]: lost })
    await open()
    await askAbout()
    await confirm()
    const alert = await dialog().findByRole('alert')
    expect(alert).toHaveTextContent('サーバーに接続できませんでした。')
    const [thief] = dialog().getAllByText(/パスワード/)
    expect(alert.compareDocumentPosition(thief!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(heard).toEqual([])
  })

  test.each([
    ['one', endPhone, ask],
    ['all others', endOthers, askForOthers],
  ])('of %s that is refused closes the dialog, and the snackbar says why', async (_, call, askAbout) => {
    answerWith({ ...answers, [call]: refusal(429, 'too_many_requests', '操作の回数が上限に達しました。') })
    await open()
    await askAbout()
    await confirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(heard).toEqual(['操作の回数が上限に達しました。'])
  })

  test('that has ended meanwhile is what was wanted, and shows what is left', async () => {
    const network = answerWith({ ...answers, [endPhone]: refusal(404, 'session_not_found') })
    await open()
    await ask()
    network.answer(read, alone)
    await confirm()
    await waitFor(() => expect(screen.queryByText('Safari（iPhone）')).not.toBeInTheDocument())
    expect(heard).toEqual(['Safari（iPhone）からサインアウトしました。'])
  })

  test('is asked before, can be left, and is confirmed', async () => {
    const network = answerWith({ ...answers, [endPhone]: {} })
    await open()
    await ask()
    expect(screen.getByRole('alertdialog', { name: 'Safari（iPhone）からサインアウトしますか' })).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: '戻る' }))
    expect(network.calls()).not.toContain(endPhone)
    await ask()
    network.answer(read, alone)
    await confirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByText('Safari（iPhone）')).not.toBeInTheDocument())
    expect(heard).toEqual(['Safari（iPhone）からサインアウトしました。'])
  })

  test('of all others asks once and says how many there were', async () => {
    const network = answerWith({ ...answers, [endOthers]: { ended_count: 1 } })
    await open()
    await askForOthers()
    network.answer(read, alone)
    await confirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(network.calls().filter(call => call === endOthers)).toHaveLength(1)
    expect(heard).toEqual(['ほかの1台の端末からサインアウトしました。'])
  })
})

test.each([
  [3, 12, '新しい順に3件を表示しています。'],
  [1, 1, null],
])('of %d sign-ins of %d it says how many it shows, where there are more', async (shown, count_all, words) => {
  const one = {
    at: '2026-11-20T01:00:00Z',
    purpose: 'sign_in',
    result: 'password_incorrect',
    device: 'Firefox（Linux）',
  }
  const sign_ins = Array.from({ length: shown }, (_, row) => ({ ...one, id: row + 1 }))
  answerWith({ ...answers, [signIns]: { sign_ins, count_all } })
  await open()
  expect(await screen.findAllByText('Firefox（Linux）・サインイン')).toHaveLength(shown)
  expect(screen.queryByText(/件を表示しています/)?.textContent ?? null).toBe(words)
})

test('shows the newest sign-ins with results, and leads to all of them and to the programs', async () => {
  answerWith({
    ...answers,
    [signIns]: {
      sign_ins: [
        {
          id: 1,
          at: '2026-11-20T01:00:00Z',
          purpose: 'sign_in',
          result: 'password_incorrect',
          device: 'Firefox（Linux）',
        },
      ],
      count_all: 1,
    },
  })
  await open()
  const row = (await screen.findByText('Firefox（Linux）・サインイン')).closest('li')
  expect(row).toHaveTextContent('2026年11月20日(金) 10:00')
  expect(row).toHaveTextContent('パスワードの間違い')
  expect(screen.getByRole('link', { name: '過去90日間の履歴を見る' })).toHaveAttribute(
    'href',
    '/myaccount/security/history',
  )
  expect(screen.getByRole('link', { name: '連携サービスを確認する' })).toHaveAttribute('href', '/myaccount/programs')
})
