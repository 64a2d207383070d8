import type { InvoiceFile, invoiceFiles, OcrFields } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const fileId = '0b9c3a52-7f1e-4d2a-b6c8-5e4f3a2b1c0d'
const agreed = <T>(value: T) => ({ value, confidence: 'agreed' as const, place: null })
const notRead = { value: null, confidence: 'not_read' as const, place: null }
const fields: OcrFields = {
  issuer_name: agreed('株式会社アオバデザイン'),
  registration_number: agreed('T4011001098993'),
  invoice_number: agreed('AD-2026-1101'),
  issue_date: agreed('2026-11-01'),
  due_date: agreed('2026-11-30'),
  total_amount: agreed(110_000),
  standard_taxable_amount: agreed(100_000),
  reduced_taxable_amount: notRead,
  nontaxable_amount: notRead,
  standard_tax_amount: agreed(10_000),
  reduced_tax_amount: notRead,
  bank_code: agreed('0005'),
  bank_name: agreed('三菱ＵＦＪ銀行'),
  branch_code: agreed('001'),
  branch_name: agreed('本店'),
  account_type: agreed(1 as const),
  account_number: agreed('1234567'),
  account_holder_kana: agreed('カ)アオバデザイン'),
  payer_name: notRead,
}
const file: InvoiceFile = {
  file_id: fileId,
  file_name: '請求書_11月.pdf',
  content_type: 'application/pdf',
  size_bytes: 48_213,
  page_count: 1,
  document_size_code: 2,
  invoice_file_type: 2,
  pages: [{ image_url: '/api/files/pages/3f9c', width: 1240, height: 1754 }],
  ocr: { status: 'done', progress: 1, fields, warnings: [] },
}

const part = (first_page: number, last_page: number, draft_id: number) => ({
  file: {
    ...file,
    file_id: `0b9c3a52-7f1e-4d2a-b6c8-5e4f3a2b1c${draft_id}`,
    file_name: `請求書_11月（${first_page}〜${last_page}ページ）.pdf`,
    page_count: last_page - first_page + 1,
    pages: [],
    ocr: { status: 'waiting', progress: 0, fields: null, warnings: [] },
    part_of: { file_id: fileId, first_page, last_page },
  } satisfies InvoiceFile,
  draft_id,
})

export const invoiceFilesExamples: ExamplesOf<typeof invoiceFiles> = {
  createUploadUrl: {
    description:
      'PUT the bytes to `upload_url`, then call `completeUpload`. The link is good for one file. `document_size_code` (A3 1, A4 2, B4 3, any other 0) is A4 and `invoice_file_type` (scan image 1, electronic transaction 2) follows the content unless said.',
    body: {
      file_name: '請求書_11月.pdf',
      content_type: 'application/pdf',
      size_bytes: 48_213,
      document_size_code: 2,
      invoice_file_type: 2,
    },
    response: { file_id: fileId, upload_url: '/api/files/upload/3f9c', expires_at: '2026-11-20T01:15:00.000Z' },
  },
  completeUpload: {
    body: { file_id: fileId },
    response: { ...file, pages: [], ocr: { status: 'waiting', progress: 0, fields: null, warnings: [] } },
  },
  getInvoiceFile: {
    description:
      'Ask every second while `ocr.status` is `waiting` or `reading`. `used_by` is there where a file of the same content belongs to another invoice, `same_document` where an invoice with the same T number, number and amount is paid already.',
    params: { id: fileId },
    response: file,
  },
  splitInvoiceFile: {
    description:
      'Offered where `several` names the invoices of a file. Each becomes a file of its own, is read by itself and has a draft; the draft of the whole file is deleted. A repeated call answers the same parts.',
    params: { id: fileId },
    response: { parts: [part(1, 2, 31), part(3, 4, 32)] },
  },
  getFileDownloadUrl: {
    params: { id: fileId },
    response: {
      download_url: '/api/files/download/3f9c',
      file_name: '請求書_11月.pdf',
      expires_at: '2026-11-20T01:05:00.000Z',
    },
  },
}
