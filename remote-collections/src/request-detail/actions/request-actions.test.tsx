import { act, screen, userEvent } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { clearSession } from '@invoice-card/session'
import { renderAt } from '../../testing/render-at.tsx'
import { closed, detailed, readRequest } from '../../testing/request.ts'

const at = '/api/v1/invoices/18/request_seller'
const mail = `POST ${at}/mail`
const link = `POST ${at}/link`
const message = `POST ${at}/message`
const cancel = `PUT ${at}/cancel`
const linkOnly = detailed({ status: 1, is_mailed: false, mails: [], mail_state: null })

beforeEach(clearSession)

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('one that is paid or over has no actions', async () => {
  answerWith({ [readRequest]: detailed({ ...closed, status: 4 }) })
  await renderAt('/collections/decided/18')
  await screen.findByRole('region', { name: '進み具合' })
  expect(screen.queryByRole('region', { name: 'このご依頼の操作' })).toBeNull()
})

test('cancelling that is refused says why, and what was typed survives a reload', async () => {
  answerWith({
    [readRequest]: detailed(),
    [cancel]: refusal(409, 'request_payment_in_progress', 'お支払いの手続き中です。'),
  })
  const { leave } = await renderAt('/collections/request/18')
  await open('ご依頼を取り下げる')
  expect(await screen.findByText(/ご依頼が取り下げられたことと、下のコメントをお知らせします/)).toBeVisible()
  await userEvent.type(screen.getByLabelText(/依頼先へのコメント/), '金額の誤り')
  await press('取り下げる')
  expect(await screen.findByRole('alert')).toHaveTextContent('お支払いの手続き中です。')
  leave()
  await renderAt('/collections/request/18')
  await open('ご依頼を取り下げる')
  expect(await screen.findByLabelText(/依頼先へのコメント/)).toHaveValue('金額の誤り')
})

test('cancelled, the request shows its end and takes its actions along', async () => {
  const cancellation = { reason: 'withdrawn', settlement: null, comment: '金額の誤り' } as const
  const network = answerWith({ [readRequest]: detailed(), [cancel]: detailed({ ...closed, status: 7, cancellation }) })
  await renderAt('/collections/request/18')
  await open('ご依頼を取り下げる')
  const comment = await screen.findByLabelText(/依頼先へのコメント/)
  await userEvent.clear(comment)
  await userEvent.type(comment, '金額の誤り')
  await press('取り下げる')
  expect(await screen.findByText('このご依頼を取り下げました')).toBeVisible()
  expect(await network.bodies(cancel)).toEqual([{ comment: '金額の誤り' }])
  expect(screen.queryByRole('region', { name: 'このご依頼の操作' })).toBeNull()
})

test('a link alone is cancelled without words, since nobody would read them', async () => {
  answerWith({ [readRequest]: linkOnly })
  await renderAt('/collections/request/18')
  await open('ご依頼を取り下げる')
  // A customer is mailed about it; the seller does not learn who is one.
  expect(await screen.findByText(/当サービスに登録済みの依頼先にだけ、取り下げをメールでお知らせします/)).toBeVisible()
  expect(screen.queryByText(/メールは送信しません/)).toBeNull()
  expect(screen.queryByLabelText(/依頼先へのコメント/)).toBeNull()
})

test('a link alone takes no message, and is mailed as a first one', async () => {
  const network = answerWith({ [readRequest]: linkOnly, [mail]: detailed() })
  await renderAt('/collections/request/18')
  await open('メールで送信する')
  expect(screen.queryByRole('button', { name: 'メッセージを送る' })).toBeNull()
  await press('送信する')
  expect(await screen.findByRole('button', { name: 'メールを再送信する' })).toBeVisible()
  expect(network.calls()).toContain(mail)
})

test('two presses at once send one mail', async () => {
  const network = answerWith({ [readRequest]: linkOnly, [mail]: detailed() })
  await renderAt('/collections/request/18')
  await open('メールで送信する')
  const send = screen.getByRole('button', { name: '送信する' })
  act(() => {
    send.click()
    send.click()
  })
  expect(await screen.findByRole('button', { name: 'メールを再送信する' })).toBeVisible()
  expect(network.calls().filter(call => call === mail)).toHaveLength(1)
})

test('a new link says first that the old ones end, then it is handed over in every way', async () => {
  const shared_link = 'https://card.example.jp/request?request_key=abc'
  const network = answerWith({ [readRequest]: detailed(), [link]: { shared_link } })
  await renderAt('/collections/request/18')
  await open('新しいリンクを作成する')
  expect(await screen.findByText(/これまでのリンクは、メールでお送りしたものも含めて使えなくなります/)).toBeVisible()
  expect(network.calls()).not.toContain(link)
  await press('作成する')
  expect(await screen.findByRole('textbox', { name: 'リンク' })).toHaveValue(shared_link)
  expect(screen.getByRole('img', { name: 'お支払いのリンクのQRコード' })).toBeVisible()
  expect(screen.getByRole('button', { name: '印刷する' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /リンク.*コピーする|^コピーする/ })).toHaveLength(1)
  const sheet = document.querySelector('[data-print-sheet]')
  for (const text of ['北都工業株式会社', '326,040円', '2026年12月8日(火) 12:00まで', shared_link])
    expect(sheet).toHaveTextContent(text)
  expect(sheet).not.toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0]!)
  expect(document.querySelector('[data-print-sheet]')).toBeNull()
})

test('an empty message is not sent', async () => {
  const network = answerWith({ [readRequest]: detailed() })
  await renderAt('/collections/request/18')
  await open('メッセージを送る')
  await press('送信する')
  // Said at its field alone, which has the focus.
  expect(await screen.findByText(/メッセージを入力してください。/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /メッセージ/ })).toHaveFocus()
  expect(network.calls()).not.toContain(message)
})

test('a link in a message is named as left out while typed; what was sent stands at its mail', async () => {
  const text = '詳しくは https://example.com/a をご覧ください'
  const sent = {
    kind: 'message',
    to: 'keiri@hokuto.example.jp',
    state: 'waiting',
    at: '2026-11-11T01:00:00Z',
    message: text,
  } as const
  answerWith({ [readRequest]: detailed(), [message]: detailed({ mails: [sent] }) })
  await renderAt('/collections/request/18')
  await open('メッセージを送る')
  const field = await screen.findByLabelText(/^メッセージ/)
  await userEvent.type(field, '詳しくは')
  expect(screen.queryByText(/リンクは表示していません/)).toBeNull()
  await userEvent.type(field, ' https://example.com/a をご覧ください')
  expect(screen.getByText(/「［リンクは表示していません］」に置き換わります/)).toBeVisible()
  await press('送信する')
  expect(await screen.findByText(`「${text}」`)).toBeVisible()
})

test('words that were typed and not sent are shown again, say so, and can be removed', async () => {
  answerWith({ [readRequest]: detailed() })
  await renderAt('/collections/request/18')
  await open('メッセージを送る')
  await userEvent.type(await screen.findByLabelText(/^メッセージ/), 'お世話に')
  await press('戻る')
  await open('メッセージを送る')
  expect(await screen.findByText('入力の途中だった内容を表示しています。')).toBeVisible()
  expect(screen.getByLabelText(/^メッセージ/)).toHaveValue('お世話に')
  await press('入力した内容を消す')
  expect(screen.getByLabelText(/^メッセージ/)).toHaveValue('')
})
