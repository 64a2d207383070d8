import { screen, userEvent } from '@invoice-card/config/testing'
import { calendar, fileId, payment, readFile } from './payment.ts'

/** The file that the payment has, and the one that is added to it. */
export const oldFile = { file_id: fileId, file_name: '旧.pdf', content_type: 'application/pdf', page_count: 1 }
export const newFile = { ...readFile, file_id: '00000000-0000-4000-8000-000000000009', file_name: '新.pdf' }

/** A payment whose invoice is asked about. */
export const askedPayment = {
  ...payment,
  files: [oldFile],
  is_action_required: true,
  action_required_reason: 1 as const,
  action_required_until: '2026-11-26',
}

/** What answering and correcting it asks for; its files are sent to the URL. */
export const askedAnswers = (upload_url: string) => ({
  'GET /api/v1/invoices/18': askedPayment,
  'PUT /api/v1/invoices/18': { ...payment, files: [oldFile] },
  'GET /api/v1/banks/closed_day': calendar,
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
  [`GET /api/v1/invoices/files/${newFile.file_id}`]: newFile,
  'POST /api/v1/invoices/files/upload/url': {
    file_id: newFile.file_id,
    upload_url,
    expires_at: '2026-11-20T02:00:00Z',
  },
  'POST /api/v1/invoices/files/upload': newFile,
})

/** Chooses the new file, without waiting for the end of its upload. */
export const chooseFile = async (): Promise<void> =>
  userEvent.upload(
    await screen.findByLabelText(/ファイルを追加する/, { selector: 'input' }),
    new File(['%PDF-1.7'], '新.pdf', { type: 'application/pdf' }),
  )

export async function attachFile(): Promise<void> {
  await chooseFile()
  await screen.findByRole('button', { name: '新.pdfを外す' })
}
