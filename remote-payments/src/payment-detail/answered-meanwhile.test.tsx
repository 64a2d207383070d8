import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { askedAnswers, askedPayment, attachFile, newFile } from '../testing/asked-payment.ts'
import { startTab } from '../testing/checkout.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { payment } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()
beforeEach(startTab)

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

// Two tabs answered at once: the second took the first one's file away again.
test('an answer begun before another one is refused, and sent again with what that added', async () => {
  const begun = { ...askedPayment, updated_at: '2026-11-20T01:00:00.000Z' }
  const network = answerWith({ ...askedAnswers(server.urlOf('file')), [get]: begun })
  await renderAt('/payments/review/18')
  await attachFile()
  const theirs = { ...askedPayment.files[0]!, file_id: '00000000-0000-4000-8000-000000000100', file_name: '別.pdf' }
  const files = [...askedPayment.files, theirs]
  network.answer(get, { ...begun, files, updated_at: '2026-11-20T02:00:00.000Z' })
  network.answer(put, refusal(409, 'invoice_changed'))
  await press('回答を送信する')
  expect(await screen.findAllByText('別.pdf')).not.toHaveLength(0)
  network.answer(put, payment)
  await press('回答を送信する')
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(2))
  const [first, second] = await Promise.all(network.requestsOf(put).map(request => request.json()))
  expect(first).toMatchObject({ known_updated_at: begun.updated_at })
  expect(second).toEqual({
    known_updated_at: '2026-11-20T02:00:00.000Z',
    file_ids: [...files.map(({ file_id }) => file_id), newFile.file_id],
  })
})
