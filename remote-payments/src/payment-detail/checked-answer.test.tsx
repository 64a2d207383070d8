import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { maxCommentLength } from '@invoice-card/contracts'
import { askedAnswers, attachFile, chooseFile, newFile, oldFile } from '../testing/asked-payment.ts'
import { startTab } from '../testing/checkout.ts'
import { fileId, payment } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()
beforeEach(startTab)

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const answers = () => askedAnswers(server.urlOf('file'))
const accept = 'POST /api/v1/invoices/files/upload'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** A file whose upload ends when the test says so. */
async function beginUpload(network: ReturnType<typeof answerWith>) {
  const gate = Promise.withResolvers<unknown>()
  network.answer(accept, () => gate.promise)
  await chooseFile()
  await waitFor(() => expect(network.requestsOf(accept)).toHaveLength(1))
  return () => gate.resolve(newFile)
}

test('an answer with nothing in it is not sent: the field for words says so and takes the focus', async () => {
  const network = answerWith(answers())
  await renderAt('/payments/review/18')
  await press('回答を送信する')
  const comment = screen.getByRole('textbox', { name: /ご回答・ご説明/ })
  await waitFor(() => expect(comment).toHaveFocus())
  expect(comment).toHaveAccessibleDescription(/＊/)
  expect(network.requestsOf(put)).toHaveLength(0)
})

test('an empty answer is complete once a file is added, and needs no words', async () => {
  const network = answerWith(answers())
  await renderAt('/payments/review/18')
  await press('回答を送信する')
  expect(await screen.findByText(/ファイルを追加するか、ご回答を入力してください。/)).toBeVisible()
  await attachFile()
  expect(screen.queryByText(/ファイルを追加するか、ご回答を入力してください。/)).toBeNull()
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
})

// An examiner asks for a readable photo, and a phone offered files alone.
test('a photo of the document is taken by the camera, as at the beginning of a payment', async () => {
  answerWith(answers())
  await renderAt('/payments/review/18')
  const camera = await screen.findByLabelText('カメラで撮影する', { selector: 'input' })
  expect(camera).toHaveAttribute('capture', 'environment')
  fireEvent.change(camera, { target: { files: [new File(['photo'], '新.jpg', { type: 'image/jpeg' })] } })
  expect(await screen.findByRole('button', { name: `${newFile.file_name}を外す` })).toBeVisible()
})

test('text that is too long is an error when its field is left', async () => {
  answerWith(answers())
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('textbox', { name: /ご回答・ご説明/ }))
  await userEvent.paste('あ'.repeat(maxCommentLength + 1))
  expect(screen.queryByText(/文字以内で入力してください。/)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(/文字以内で入力してください。/)).toBeVisible()
})

test('an answer waits for a file that is on its way, and says so', async () => {
  const network = answerWith(answers())
  await renderAt('/payments/review/18')
  const finish = await beginUpload(network)
  await userEvent.type(screen.getByRole('textbox', { name: /ご回答・ご説明/ }), '追加します。')
  await press('回答を送信する')
  expect(await screen.findByRole('alert')).toHaveTextContent('ファイルのアップロードが終わってから送信してください。')
  expect(network.requestsOf(put)).toHaveLength(0)
  finish()
  await screen.findByRole('button', { name: '新.pdfを外す' })
  expect(screen.queryByText(/ファイルのアップロードが終わってから/)).toBeNull()
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  await expect(network.requestsOf(put)[0]?.json()).resolves.toEqual({
    comment: '追加します。',
    file_ids: [fileId, newFile.file_id],
  })
})

test('a correction is not confirmed without the file that is on its way', async () => {
  const network = answerWith({ ...answers(), [get]: { ...payment, files: [oldFile], transfer_date: '2026-11-30' } })
  const { address } = await renderAt('/payments/edit/18/invoiceinfo')
  const finish = await beginUpload(network)
  await press('修正内容の確認へ進む')
  expect(await screen.findByText(/ファイルのアップロードが終わってから送信してください。/)).toBeVisible()
  finish()
  await screen.findByRole('button', { name: '新.pdfを外す' })
  await press('修正内容の確認へ進む')
  await waitFor(() => expect(address()).toBe('/payments/edit/18/confirm'))
  expect(await screen.findByText('旧.pdf、新.pdf')).toBeVisible()
})
