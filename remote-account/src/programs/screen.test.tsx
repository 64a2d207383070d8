import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import type { ExternalIntegration } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-screen.tsx'

const list = 'GET /api/v1/users/external_integrations'
const end = 'DELETE /api/v1/users/external_integrations/c-1'
const program: ExternalIntegration = {
  client_id: 'c-1',
  client_name: 'クラウド会計',
  scopes: ['payments:register'],
  connected_at: '2026-11-20T01:00:00Z',
  last_used_at: '2026-11-21T23:05:00Z',
  expires_at: '2027-02-18T01:00:00Z',
}
const filled = { external_integrations: [program] }
const empty = { external_integrations: [] }
const open = () => renderAt('/myaccount/programs')
const ask = async () => userEvent.click(await screen.findByRole('button', { name: '「クラウド会計」の連携を解除する' }))
const dialog = () => within(screen.getByRole('alertdialog', { name: '「クラウド会計」との連携を解除しますか' }))
const confirm = () => userEvent.click(dialog().getByRole('button', { name: '解除する' }))
const heard: string[] = []
bus.on('snackbar', ({ text }) => heard.push(text))
beforeEach(() => {
  heard.length = 0
})

test('programs that do not come can be asked for again', async () => {
  const network = answerWith({ [list]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent(/読み込めませんでした.*ただいま混み合っています/)
  network.answer(list, filled)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('heading', { name: 'クラウド会計' })).toBeVisible()
})

test('no program at all is said in words', async () => {
  answerWith({ [list]: empty })
  await open()
  expect(await screen.findByText('連携サービスはありません')).toBeVisible()
})

test('a program says what it may do, since when, and when it last did', async () => {
  answerWith({
    [list]: {
      external_integrations: [program, { ...program, client_id: 'c-2', client_name: '別の会計', last_used_at: null }],
    },
  })
  await open()
  const card = await screen.findByRole('article', { name: 'クラウド会計' })
  expect(card).toHaveTextContent('お支払いの準備（請求書と支払先の登録）')
  expect(card).toHaveTextContent('最後の利用2026年11月22日(日) 08:05')
  expect(card).toHaveTextContent('許可の期限2027年2月18日(木)')
  expect(screen.getByRole('article', { name: '別の会計' })).toHaveTextContent('まだ利用されていません')
})

test('a lost answer leaves the dialog open and says so first; the program that it ended is ended', async () => {
  const network = answerWith({ [list]: filled, [end]: lost })
  await open()
  await ask()
  await confirm()
  const alert = await dialog().findByRole('alert')
  expect(alert).toHaveTextContent('サーバーに接続できませんでした。')
  expect(alert.compareDocumentPosition(dialog().getByText(/準備は残り/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('article', { name: 'クラウド会計' })).toBeInTheDocument()
  network.answer(list, empty)
  network.answer(end, refusal(404, 'external_integration_not_found'))
  await confirm()
  expect(await screen.findByText('連携サービスはありません')).toBeVisible()
  expect(heard).toEqual(['「クラウド会計」との連携を解除しました。'])
})

test('a refusal closes the dialog, and the snackbar says why', async () => {
  answerWith({ [list]: filled, [end]: refusal(429, 'too_many_requests', '操作の回数が上限に達しました。') })
  await open()
  await ask()
  await confirm()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(heard).toEqual(['操作の回数が上限に達しました。'])
})

test('the question says what ends and what stays; the end is confirmed', async () => {
  const network = answerWith({ [list]: filled, [end]: {} })
  await open()
  await ask()
  expect(dialog().getByText('お支払いの準備（請求書と支払先の登録）')).toBeVisible()
  // Nothing can be paid on the screen of the programs.
  expect(dialog().getByText(/準備は残り、「請求書を支払う」の画面から引き続きお支払いいただけます/)).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: '戻る' }))
  expect(network.calls()).not.toContain(end)
  await ask()
  network.answer(list, empty)
  await confirm()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByText('連携サービスはありません')).toBeVisible()
  expect(heard).toEqual(['「クラウド会計」との連携を解除しました。'])
})
