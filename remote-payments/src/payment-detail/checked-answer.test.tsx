import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { maxCommentLength } from '@invoice-card/contracts'
import { startTab } from '../testing/checkout.ts'
import { calendar, fileId, payment, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { startUploadServer, type UploadServer } from '../testing/upload-server.ts'

let server: UploadServer
beforeAll(async () => {
  server = await startUploadServer()
})
afterAll(() => server.close())
beforeEach(startTab)

const put = 'PUT /api/v1/invoices/18'
const old = { file_id: fileId, file_name: '旧.pdf', content_type: 'application/pdf', page_count: 1 }
const fresh = { ...readFile, file_id: '00000000-0000-4000-8000-000000000009', file_name: '新.pdf' }
const asked = {
  ...payment,
  files: [old],
  is_action_required: true,
  action_required_reason: 1 as const,
  action_required_until: '2026-11-26',
}
const answers = () => ({
  'GET /api/v1/invoices/18': asked,
  [put]: { ...payment, files: [old] },
  'GET /api/v1/banks/closed_day': calendar,
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
  [`GET /api/v1/invoices/files/${fresh.file_id}`]: fresh,
  'POST /api/v1/invoices/files/upload/url': {
    file_id: fresh.file_id,
    upload_url: server.urlOf('file'),
    expires_at: '2026-11-20T02:00:00Z',
  },
  'POST /api/v1/invoices/files/upload': fresh,
})
const attach = async () => {
  await userEvent.upload(
    await screen.findByLabelText(/ファイルを追加する/, { selector: 'input' }),
    new File(['%PDF-1.7'], '新.pdf', { type: 'application/pdf' }),
  )
  await screen.findByRole('button', { name: '新.pdfを外す' })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

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
  await attach()
  expect(screen.queryByText(/ファイルを追加するか、ご回答を入力してください。/)).toBeNull()
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
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
