import { screen, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { answers, beginRequest, beginWith } from '../testing/request-flow.ts'

// A photo is read for up to half a minute: the form said so without showing that anything moved.
test('how far the reading of the invoice is can be followed', async () => {
  const file_id = '00000000-0000-4000-8000-000000000003'
  beginRequest()
  beginWith({ uploadFileInfo: { file_id, file_name: '03b.jpg' } })
  const file = { file_id, file_name: '03b.jpg', content_type: 'image/jpeg', size_bytes: 1000, page_count: 1, pages: [] }
  const readAt = (progress: number) => ({ ...file, ocr: { status: 'reading', progress, fields: null, warnings: [] } })
  const network = answerWith({ ...answers, [`GET /api/v1/invoices/files/${file_id}`]: readAt(0) })
  await renderAt('/collections/add/invoiceinfo')
  const bar = await screen.findByRole('progressbar', { name: /請求書を読み取っています/ })
  expect(bar).not.toHaveAttribute('aria-valuenow')
  expect(bar).toHaveAccessibleName(expect.stringContaining('通常5〜10秒'))
  network.answer(`GET /api/v1/invoices/files/${file_id}`, readAt(0.6))
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '60'), { timeout: 3_000 })
})
