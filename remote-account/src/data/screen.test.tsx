import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import type { DataExport } from '@invoice-card/contracts'
import { renderAt } from '../testing/render-screen.tsx'

const read = 'GET /api/v1/users/data_export'
const create = 'POST /api/v1/users/data_export'
const link = 'GET /api/v1/users/data_export/download_url'

const waiting: DataExport = {
  id: '0b7a2f5e-0f2b-4a56-9d5e-6f1a3c2b7d10',
  status: 'waiting',
  files_done: 0,
  files_total: null,
  requested_at: '2026-11-20T01:00:00Z',
  size_bytes: null,
  ready_at: null,
  expires_at: null,
}
const making: DataExport = { ...waiting, status: 'making', files_done: 50, files_total: 200 }
const ready: DataExport = {
  ...making,
  status: 'ready',
  files_done: 200,
  size_bytes: 48_210_133,
  ready_at: '2026-11-20T01:02:00Z',
  expires_at: '2026-11-21T01:02:00Z',
}
const open = () => renderAt('/myaccount/data')
const request = async (name = 'データを作成する') => {
  await userEvent.type(await screen.findByLabelText(/^現在のパスワード/), 'four unlikely words')
  await userEvent.click(screen.getByRole('button', { name }))
}

test('without a password nothing is requested, and a wrong one is an error of its field', async () => {
  const network = answerWith({
    [read]: { data_export: null },
    [create]: refusal(400, 'password_incorrect', 'パスワードが正しくありません。'),
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'データを作成する' }))
  const field = screen.getByLabelText(/^現在のパスワード/)
  expect(await screen.findByText('＊現在のパスワードを入力してください。')).toBeVisible()
  expect(field).toHaveFocus()
  expect(network.calls()).not.toContain(create)
  await request()
  expect(await screen.findByText('＊パスワードが正しくありません。')).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('four unlikely words')
})

test('a state that does not come can be asked for again', async () => {
  const network = answerWith({ [read]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByText(/ただいま混み合っています/)).toBeVisible()
  network.answer(read, { data_export: null })
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('button', { name: 'データを作成する' })).toBeVisible()
})

test('a refusal to make one is said, and it can be asked for again', async () => {
  answerWith({
    [read]: { data_export: null },
    [create]: refusal(429, 'too_many_requests', 'お手続きの回数が上限に達しました。'),
  })
  await open()
  await request()
  expect(await screen.findByRole('alert')).toHaveTextContent('お手続きの回数が上限に達しました。')
  expect(screen.getByRole('button', { name: 'データを作成する' })).toBeVisible()
})

test('asked for, it shows how far it is until it is ready, and asks no more after that', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const network = answerWith({ [read]: { data_export: null }, [create]: waiting })
  await open()
  await request()
  const bar = await screen.findByRole('progressbar', { name: 'データを作成しています' })
  expect(await network.bodies(create)).toEqual([{ password: 'four unlikely words' }])
  expect(bar).not.toHaveAttribute('aria-valuenow')
  expect(screen.queryByRole('button', { name: 'もう一度作成する' })).not.toBeInTheDocument()
  network.answer(read, { data_export: making })
  await act(() => jest.advanceTimersByTimeAsync(2_500))
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25'))
  expect(screen.getByText('200件中 50件を作成しました')).toBeVisible()
  network.answer(read, { data_export: ready })
  await act(() => jest.advanceTimersByTimeAsync(2_500))
  expect(await screen.findByRole('button', { name: 'ダウンロードする' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('データの準備ができました')
  const asked = network.requestsOf(read).length
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(network.requestsOf(read)).toHaveLength(asked)
  jest.useRealTimers()
})

test('ready, it says how much and until when, and is saved under its name', async () => {
  answerWith({
    [read]: { data_export: ready },
    [link]: { download_url: '/api/v1/data_exports/x.y', file_name: 'データ.zip', expires_at: '2026-11-20T01:10:00Z' },
  })
  const clicked: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.pathname} ${this.download}`)
  })
  await open()
  expect(await screen.findByText('48.2MB')).toBeVisible()
  expect(screen.getByText('2026年11月21日(土) 10:02')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ダウンロードする' }))
  await waitFor(() => expect(clicked).toEqual(['/api/v1/data_exports/x.y データ.zip']))
  click.mockRestore()
})

test('one that expires while the screen is open is said so', async () => {
  const network = answerWith({
    [read]: { data_export: ready },
    [link]: refusal(410, 'data_export_expired', 'ダウンロードの期限が過ぎました。'),
  })
  await open()
  const save = await screen.findByRole('button', { name: 'ダウンロードする' })
  network.answer(read, { data_export: { ...ready, status: 'expired' } })
  await userEvent.click(save)
  expect(await screen.findByText(/データを作成してください。作成した時点の最新の内容になります。/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'ダウンロードする' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'もう一度作成する' })).toBeVisible()
})

test('one that failed is said so and can be made again', async () => {
  answerWith({ [read]: { data_export: { ...making, status: 'failed' } }, [create]: waiting })
  await open()
  expect((await screen.findAllByText('データを作成できませんでした'))[0]).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  await request('もう一度作成する')
  expect(await screen.findByRole('progressbar')).toBeVisible()
})
