import { screen, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { addToQueue, clearQueue } from '../draft/queue/queue-state.ts'
import { startTab } from '../testing/checkout.ts'
import { calendar, commission, fileId, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

beforeEach(() => {
  startTab()
  clearQueue()
})

test('the bar of a file that is read moves between two reports, and names the usual time', async () => {
  answerWith({
    [`GET /api/v1/invoices/files/${fileId}`]: {
      ...readFile,
      ocr: { ...readFile.ocr, status: 'reading', progress: 0.1, fields: null },
    },
    'GET /api/v1/banks/closed_day': calendar,
    'GET /api/v1/invoices/commission': commission,
  })
  addToQueue([
    {
      key: '01.pdf/1/1',
      file_name: '01.pdf',
      status: 'reading',
      percent: 0,
      file_id: fileId,
      draft_id: 101,
      failure: null,
    },
  ])
  await renderAt('/payments/create')
  const bar = await screen.findByRole('progressbar', { name: '01.pdf：読み取っています（通常5〜10秒）' })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '10'))
  expect(bar.firstElementChild).toHaveStyle({ width: '25%' })
})
