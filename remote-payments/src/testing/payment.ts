import type { InvoiceFile } from '@invoice-card/contracts'
import type { InvoiceForm } from '../common/invoice-form.ts'
import { emptyInvoiceForm } from '../common/invoice-form.ts'

export const fileId = '00000000-0000-4000-8000-000000000001'
export const paymentId = '00000000-0000-4000-8000-000000000002'

export const calendar = {
  today: '2026-11-20', earliest_transfer_date: '2026-11-26', latest_transfer_date: '2027-01-19',
  closed_days: ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29'],
}

export const checkedForm: InvoiceForm = {
  formOne: {
    ...emptyInvoiceForm.formOne, amount: '607200', due_date: '2026-11-30', transfer_date: '2026-11-30', invoice_number: 'INV-2026-0112', supplierId: 7, supplierName: '株式会社青葉デザイン製作所',
  },
  formTwo: { ...emptyInvoiceForm.formTwo, accountId: 9, accountLabel: 'みずほ 東京営業部 普通 1234567', transfer_person_name: 'カ)サンプルシヨウジ' },
}

export const commission = {
  amount: 607_200, commission_amount: 18_216, commission_tax_amount: 1_656, commission_rate: 3, minimum_commission_amount: 330, total_amount: 625_416,
}

const unread = { value: null, confidence: 'not_read', place: null } as const
const read = <T>(value: T) => ({ value, confidence: 'agreed', place: { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.02 } } as const)

/** The sample invoice as the server has read it. */
export const readFile: InvoiceFile = {
  file_id: fileId, file_name: '01.pdf', content_type: 'application/pdf', size_bytes: 1000, page_count: 1,
  pages: [{ image_url: '/page-1.png', width: 1654, height: 2339 }],
  ocr: {
    status: 'done', progress: 1, warnings: [],
    fields: {
      issuer_name: read('株式会社青葉デザイン製作所'), registration_number: read('T3999953441906'), invoice_number: { ...read('INV-2026-0112'), confidence: 'check' }, issue_date: unread,
      due_date: read('2026-11-30'), total_amount: read(607_200), bank_code: read('0001'), bank_name: read('みずほ'), branch_code: read('001'), branch_name: read('東京営業部'),
      account_type: read(1 as const), account_number: read('1234567'), account_holder_kana: read('カ）アオバデザインセイサクシヨ'), payer_name: unread,
    },
  },
}
