import type { Invoice } from '@invoice-card/contracts'
import { checkedForm, commission, fileId, readFile, request, savedCard, calendar } from './payment.ts'
import { account, answers, supplier } from './known-supplier.ts'
import { draftValuesOf } from '../invoice-values/application.ts'

/** A file of its own for each draft. */
const fileOf = (draftId: number) => fileId.slice(0, -2) + String(draftId).padStart(2, '0')

/** Days of their own, so that no two drafts are alike; that of draft 4 is on the sample invoice. */
const dueDateOf = (id: number) => new Date(Date.UTC(2026, 10, 26 + id)).toISOString().slice(0, 10)

/** A draft about the sample invoice with another number and due date. */
export const draftAnswer = (id: number, changes: object = {}) => ({
  id,
  supplier_name: supplier.name,
  amount: 607_200,
  due_date: dueDateOf(id),
  file_id: fileOf(id),
  file_name: `${id}.pdf`,
  updated_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
  values: {
    ...draftValuesOf(checkedForm, [fileOf(id)], {
      readFileId: fileOf(id),
      editedFields: ['formOne.amount'],
      prefilledFields: [],
    }),
    invoice_number: `INV-${id}`,
    due_date: dueDateOf(id),
    transfer_date: '',
    ...changes,
  },
})

/** Of a draft to a supplier that it registers. */
export const newSupplierValues = {
  supplier_id: null,
  is_new_supplier: true,
  new_supplier: { corporate_name: '北星物流株式会社' },
  account_id: null,
  is_new_account: true,
  new_account: {
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: '1234567',
    account_holder_kana: 'ホクセイブツリユウ',
  },
}

/** A seller's request that can be paid for some days to come. */
export function requestAnswer(id: number, changes: Partial<Invoice> = {}, terms: Partial<Invoice['request']> = {}) {
  const pay_until = new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString()
  return {
    ...request,
    id,
    invoice_number: `INV-${id}`,
    ...changes,
    request: request.request && { ...request.request, pay_until, ...terms },
  }
}

/** What the confirmation asks for about requests. */
export const requestAnswers = (...ids: readonly number[]) =>
  Object.fromEntries(ids.map(id => [`GET /api/v1/invoices/${id}`, requestAnswer(id)]))

/** What the confirmation of several drafts asks for. */
export const severalAnswers = (...ids: readonly number[]) => ({
  ...answers,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 5 },
  'GET /api/v1/suppliers/7': {
    ...supplier,
    representative_name: null,
    postal_code: null,
    address: null,
    email_address: null,
    accounts: [account],
  },
  ...Object.fromEntries(ids.map(id => [`GET /api/v1/drafts/${id}`, draftAnswer(id)])),
  ...Object.fromEntries(
    ids.map(id => [
      `GET /api/v1/invoices/files/${fileOf(id)}`,
      { ...readFile, file_id: fileOf(id), file_name: `${id}.pdf` },
    ]),
  ),
})
