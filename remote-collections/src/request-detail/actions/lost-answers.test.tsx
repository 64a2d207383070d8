import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { renderAt } from '../../testing/render-at.tsx'
import { closed, detailed, readRequest } from '../../testing/request.ts'

const at = '/api/v1/invoices/18/request_seller'
const mail = `POST ${at}/mail`
const link = `POST ${at}/link`
const cancel = `PUT ${at}/cancel`
const heard: string[] = []
bus.on('snackbar', ({ text }) => heard.push(text))

beforeEach(() => {
  sessionStorage.clear()
  heard.length = 0
})

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => screen.getByRole('alertdialog')
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }))
/** That the dialog stays, and says before all else that no answer came. */
async function expectLost(first: RegExp) {
  const alert = await within(dialog()).findByRole('alert')
  expect(alert).toHaveTextContent('サーバーに接続できませんでした。')
  expect(alert.compareDocumentPosition(within(dialog()).getByText(first))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(heard).toEqual([])
}

test('after a lost answer the dialog of the mail stays, and sends it at the next press', async () => {
  const network = answerWith({ [readRequest]: detailed(), [mail]: lost })
  await renderAt('/collections/request/18')
  await open('メールを再送信する')
  await press('送信する')
  await expectLost(/keiri@hokuto.example.jp/)
  network.answer(mail, detailed())
  await press('送信する')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(network.requestsOf(mail)).toHaveLength(2)
})

test('a mail that is refused closes its dialog, and the snackbar says why', async () => {
  answerWith({ [readRequest]: detailed(), [mail]: refusal(429, 'too_many_requests', '本日の上限に達しました。') })
  await renderAt('/collections/request/18')
  await open('メールを再送信する')
  await press('送信する')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(heard).toEqual(['本日の上限に達しました。'])
})

test('after a lost answer the dialog of a new link stays, and makes one at the next press', async () => {
  const network = answerWith({ [readRequest]: detailed(), [link]: lost })
  await renderAt('/collections/request/18')
  await open('新しいリンクを作成する')
  await press('作成する')
  await expectLost(/これまでのリンクは、.*使えなくなります/)
  const shared_link = 'https://card.example.jp/request?request_key=abc'
  network.answer(link, { shared_link })
  await press('作成する')
  expect(await screen.findByRole('textbox', { name: 'リンク' })).toHaveValue(shared_link)
})

test('a new link that is refused closes its dialog, and the snackbar says why', async () => {
  answerWith({ [readRequest]: detailed(), [link]: refusal(409, 'request_closed', 'ご依頼は終了しています。') })
  await renderAt('/collections/request/18')
  await open('新しいリンクを作成する')
  await press('作成する')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(heard).toEqual(['ご依頼は終了しています。'])
})

test('after a lost answer the dialog of the withdrawal stays with its comment', async () => {
  const network = answerWith({ [readRequest]: detailed(), [cancel]: lost })
  await renderAt('/collections/request/18')
  await open('ご依頼を取り下げる')
  await userEvent.type(await screen.findByLabelText(/依頼先へのコメント/), '金額の誤り')
  await userEvent.click(screen.getByRole('button', { name: '取り下げる' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('サーバーに接続できませんでした。')
  expect(screen.getByLabelText(/依頼先へのコメント/)).toHaveValue('金額の誤り')
  const cancellation = { reason: 'withdrawn', settlement: null, comment: '金額の誤り' } as const
  network.answer(cancel, detailed({ ...closed, status: 7, cancellation }))
  await userEvent.click(screen.getByRole('button', { name: '取り下げる' }))
  expect(await screen.findByText('このご依頼を取り下げました')).toBeVisible()
})
