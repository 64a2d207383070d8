import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { askedAnswers, askedPayment, attachFile, newFile, oldFile } from '../testing/asked-payment.ts'
import { startTab } from '../testing/checkout.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { fileId, payment, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()
beforeEach(startTab)

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const answers = () => askedAnswers(server.urlOf('file'))
const drop = (area: HTMLElement, ...names: string[]) =>
  fireEvent.drop(area, { dataTransfer: { files: names.map(name => new File(['%PDF-1.7'], name)) } })
const idOf = (name: string) =>
  `00000000-0000-4000-8000-00000000020${['契約書.pdf', '古い.pdf', '納品書.pdf'].indexOf(name)}`
const filesOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    ...oldFile,
    file_id: `00000000-0000-4000-8000-00000000010${index}`,
    file_name: `${index}.pdf`,
  }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const accept = 'POST /api/v1/invoices/files/upload'

test('files added together are sent one by one, and each refused one is named', async () => {
  const network = answerWith({
    ...answers(),
    'POST /api/v1/invoices/files/upload/url': async (request: Request) => {
      const { file_name } = (await request.json()) as { file_name: string }
      return { file_id: idOf(file_name), upload_url: server.urlOf('file'), expires_at: '2026-11-20T02:00:00Z' }
    },
    [accept]: async (request: Request) => {
      const { file_id } = (await request.json()) as { file_id: string }
      return file_id === idOf('古い.pdf')
        ? refusal(422, 'file_encrypted')
        : { ...newFile, file_id, file_name: file_id === idOf('契約書.pdf') ? '契約書.pdf' : '納品書.pdf' }
    },
  })
  await renderAt('/payments/review/18')
  drop(
    await screen.findByRole('group', { name: /ファイルを追加する/ }),
    '契約書.pdf',
    '古い.pdf',
    '見積.xlsx',
    '納品書.pdf',
  )
  expect(await screen.findByRole('button', { name: '納品書.pdfを外す' })).toBeVisible()
  expect(screen.getByRole('button', { name: '契約書.pdfを外す' })).toBeVisible()
  expect(await screen.findByText(/古い\.pdf：パスワードで保護された.*見積\.xlsx：PDF、JPEG、PNG形式/)).toBeVisible()
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  await expect(network.requestsOf(put)[0]?.json()).resolves.toEqual({
    file_ids: [fileId, idOf('契約書.pdf'), idOf('納品書.pdf')],
  })
})

test('after a lost connection the file goes again together with those behind it', async () => {
  const network = answerWith({ ...answers(), 'GET /api/v1/invoices/26': { ...askedPayment, id: 26 }, [accept]: lost })
  await renderAt('/payments/review/26')
  drop(await screen.findByRole('group', { name: /ファイルを追加する/ }), '契約書.pdf', '見積.xlsx')
  const again = await screen.findByRole('button', { name: 'もう一度アップロードする' })
  expect(screen.getByText(/契約書\.pdf：/)).toBeVisible()
  network.answer(accept, { ...newFile, file_name: '契約書.pdf' })
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: '契約書.pdfを外す' })).toBeVisible()
  expect(await screen.findByText(/見積\.xlsx：PDF、JPEG、PNG形式/)).toBeVisible()
})

test('of more files than a payment can have, those without room are named', async () => {
  answerWith({ ...answers(), 'GET /api/v1/invoices/27': { ...askedPayment, id: 27, files: filesOf(9) } })
  const onSnackbar = jest.fn()
  const stop = bus.on('snackbar', onSnackbar)
  await renderAt('/payments/review/27')
  drop(await screen.findByRole('group', { name: /ファイルを追加する/ }), '新.pdf', '契約書.pdf', '納品書.pdf')
  expect(onSnackbar).toHaveBeenCalledWith(
    expect.objectContaining({
      text: 'ファイルは10件までのため、次のファイルは追加していません：契約書.pdf、納品書.pdf',
    }),
  )
  expect(await screen.findByRole('button', { name: '新.pdfを外す' })).toBeVisible()
  stop()
})

test('the last file cannot be removed; once another is there, the old one can', async () => {
  const network = answerWith(answers())
  await renderAt('/payments/review/18')
  expect(await screen.findByText('期限までにご回答がない場合、お申し込みはキャンセルされます。')).toBeVisible()
  expect(screen.getByText(/^ご対応期限/)).toHaveTextContent(
    /2026年11月26日\(木\)まで (あと\d+日|本日まで|期限を過ぎました)/,
  )
  await press('旧.pdfを外す')
  expect(screen.getByRole('button', { name: '旧.pdfを外す' })).toBeVisible()
  await attachFile()
  await press('旧.pdfを外す')
  await press('旧.pdfを元に戻す')
  await press('旧.pdfを外す')
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  await expect(network.requestsOf(put)[0]?.json()).resolves.toEqual({ file_ids: [newFile.file_id] })
})

test('removing an added file leaves the focus to the files, not to the top of the form', async () => {
  answerWith(answers())
  await renderAt('/payments/review/18')
  await attachFile()
  await press('新.pdfを外す')
  expect(screen.getByRole('list', { name: '提出するファイル' })).toHaveFocus()
})

test('at the most files, a removed one returns only for another, and the form says so', async () => {
  answerWith({ ...answers(), [get]: { ...askedPayment, files: filesOf(10) } })
  const onSnackbar = jest.fn()
  const stop = bus.on('snackbar', onSnackbar)
  await renderAt('/payments/review/18')
  await press('0.pdfを外す')
  await attachFile()
  await press('0.pdfを元に戻す')
  expect(onSnackbar).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'ファイルは10件までです。元に戻す場合は、先にほかのファイルを外してください。' }),
  )
  expect(screen.getByRole('button', { name: '0.pdfを元に戻す' })).toBeVisible()
  stop()
})

test('files and words of a refused answer stay, and the next one goes', async () => {
  const network = answerWith({ ...answers(), [put]: refusal(409, 'file_already_used') })
  await renderAt('/payments/review/18')
  await attachFile()
  await userEvent.type(screen.getByRole('textbox', { name: /ご回答・ご説明/ }), '追加します。')
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  network.answer(put, payment)
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(2))
  await expect(network.requestsOf(put)[1]?.json()).resolves.toEqual({
    comment: '追加します。',
    file_ids: [fileId, newFile.file_id],
  })
})

test('a begun answer survives a reload, and is gone once it is sent', async () => {
  const network = answerWith(answers())
  const first = await renderAt('/payments/review/18')
  await attachFile()
  await press('旧.pdfを外す')
  await userEvent.type(screen.getByRole('textbox', { name: /ご回答・ご説明/ }), '差し替えます。')
  first.leave()
  const second = await renderAt('/payments/review/18')
  expect(await screen.findByRole('textbox', { name: /ご回答・ご説明/ })).toHaveValue('差し替えます。')
  expect(screen.getByRole('button', { name: '旧.pdfを元に戻す' })).toBeVisible()
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  await expect(network.requestsOf(put)[0]?.json()).resolves.toEqual({
    comment: '差し替えます。',
    file_ids: [newFile.file_id],
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: '回答を送信する' })).toBeNull())
  second.leave()
  await renderAt('/payments/review/18')
  expect(await screen.findByRole('textbox', { name: /ご回答・ご説明/ })).toHaveValue('')
  expect(screen.queryByRole('button', { name: '新.pdfを外す' })).toBeNull()
})

test('an answer begun for one payment is not offered for another', async () => {
  const other = {
    ...askedPayment,
    id: 29,
    files: [{ ...oldFile, file_id: '00000000-0000-4000-8000-000000000010', file_name: '別.pdf' }],
  }
  answerWith({
    ...answers(),
    'GET /api/v1/invoices/28': { ...askedPayment, id: 28 },
    'GET /api/v1/invoices/29': other,
    'GET /api/v1/invoices/files/00000000-0000-4000-8000-000000000010': readFile,
  })
  const first = await renderAt('/payments/review/28')
  await attachFile()
  await userEvent.type(screen.getByRole('textbox', { name: /ご回答・ご説明/ }), '28の分です。')
  first.leave()
  await renderAt('/payments/review/29')
  expect(await screen.findByRole('textbox', { name: /ご回答・ご説明/ })).toHaveValue('')
  expect(screen.getByRole('list', { name: '提出するファイル' })).not.toHaveTextContent('新.pdf')
})

test("files of the seller of a request stay, and fields are not the buyer's to correct", async () => {
  answerWith({ ...answers(), [get]: { ...askedPayment, type: 'InvoiceRequestBuyer', action_required_reason: 4 } })
  await renderAt('/payments/review/18')
  expect(await screen.findByRole('list', { name: '提出するファイル' })).toHaveTextContent('旧.pdf')
  expect(screen.queryByRole('button', { name: '旧.pdfを外す' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'お申し込みの内容を修正する' })).toBeNull()
})

test('a correction replaces the invoice too, survives a reload, and shows both names first', async () => {
  const network = answerWith({ ...answers(), [get]: { ...payment, files: [oldFile], transfer_date: '2026-11-30' } })
  const first = await renderAt('/payments/edit/18/invoiceinfo')
  await attachFile()
  await press('旧.pdfを外す')
  first.leave()
  await renderAt('/payments/edit/18/invoiceinfo')
  expect(await screen.findByRole('button', { name: '旧.pdfを元に戻す' })).toBeVisible()
  await press('修正内容の確認へ進む')
  expect(await screen.findByText('新.pdf')).toBeVisible()
  expect(screen.getByText('旧.pdf')).toBeVisible()
  await press('この内容で修正する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  await expect(network.requestsOf(put)[0]?.json()).resolves.toEqual({ file_ids: [newFile.file_id] })
})

test('the buyer hears that the seller is asked for another account, and is asked for nothing', async () => {
  answerWith({ ...answers(), [get]: { ...askedPayment, type: 'InvoiceRequestBuyer', action_required_reason: 6 } })
  await renderAt('/payments/review/18')
  expect(
    await screen.findByText(/請求元に振込先口座の確認をお願いしています。お客さまのお手続きは必要ありません。/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: '回答を送信する' })).not.toBeInTheDocument()
})

test('a card asked for but charged after all is answered in words, and the rest can be corrected', async () => {
  const network = answerWith({
    ...answers(),
    [get]: { ...askedPayment, action_required_reason: 5, is_card_replaceable: false },
  })
  await renderAt('/payments/review/18')
  expect(await screen.findByText(/承認をやり直す必要はありません。/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'カードの承認をやり直す' })).toBeNull()
  expect(screen.getByRole('link', { name: 'お申し込みの内容を修正する' })).toBeVisible()
  await userEvent.type(await screen.findByRole('textbox', { name: /ご回答/ }), '請求は確認しました。')
  await press('回答を送信する')
  await waitFor(async () =>
    expect(await network.requestsOf(put)[0]?.json()).toEqual({ comment: '請求は確認しました。' }),
  )
})
