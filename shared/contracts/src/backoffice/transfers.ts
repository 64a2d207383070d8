import * as v from 'valibot'
import { Count, DateOnly, Id, text, Timestamp } from '../base/common.ts'
import { defineBackofficeContract } from './endpoint.ts'
import { payments } from './payments.ts'

const Payment = payments.checkPayment.response

const File = v.object({
  id: Id,
  transfer_date: DateOnly,
  sequence: Count,
  sha256: v.string(),
  transfer_count: Count,
  total_amount: Count,
  created_by: v.string(),
  created_at: Timestamp,
  settled_at: v.nullable(Timestamp),
})
const WholeFile = v.object({ ...File.entries, content_base64: v.string() })
/** A day and the number of its file, e.g. `2026-11-30-1`. */
const FileName = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}-\d{1,4}$/))
const unknownFile = { transfer_file_not_found: 404 } as const
const ofFile = { params: { file: FileName } } as const
const returns = {
  not_transferred: 409,
  no_open_return: 409,
  same_examiner: 409,
  account_not_found: 409,
  charged_back: 409,
} as const

/** Files of the bank, and money that came back. */
export const transfers = defineBackofficeContract({
  listTransferFiles: {
    method: 'GET',
    path: '/backoffice/v1/transfer-files',
    permission: 'payments:read',
    summary: 'Files that were made, newest first, at most 100',
    response: v.object({ transfer_files: v.array(File) }),
  },
  makeTransferFile: {
    method: 'POST',
    path: '/backoffice/v1/transfer-files',
    permission: 'transfers:send',
    summary: 'One file for the bank (全銀 総合振込) of what is due by a day and stands in none; today unless given',
    body: v.object({ day: v.optional(DateOnly) }),
    response: WholeFile,
    errors: { bank_closed: 409, day_not_reached: 409, nothing_due: 409 },
  },
  getTransferFile: {
    method: 'GET',
    path: '/backoffice/v1/transfer-files/{file}',
    permission: 'transfers:send',
    summary: 'A file again',
    ...ofFile,
    response: WholeFile,
    errors: unknownFile,
  },
  readTransferResult: {
    method: 'POST',
    path: '/backoffice/v1/transfer-files/{file}/result',
    permission: 'transfers:send',
    summary: 'What the bank sent back: each transfer is done or returned',
    ...ofFile,
    // 200,000 transfers of 122 bytes.
    maxBodyBytes: 32 * 1024 * 1024,
    body: v.object({ content_base64: v.pipe(v.string(), v.minLength(1), v.base64()) }),
    response: v.object({ done: Count, returned: Count, known: Count, conflicts: v.array(Id) }),
    errors: { ...unknownFile, transfer_result_refused: 409 },
  },
  listReturnedTransfers: {
    method: 'GET',
    path: '/backoffice/v1/returned-transfers',
    permission: 'payments:read',
    summary: 'Money that came back and waits for a second person’s decision',
    response: v.object({
      returned_transfers: v.array(
        v.object({
          invoice_id: Id,
          occasion: Count,
          reason: v.string(),
          recorded_by: v.string(),
          recorded_at: Timestamp,
          account_named_at: v.nullable(Timestamp),
          amount: Count,
          supplier_name: v.string(),
          supplier_id: v.nullable(Id),
        }),
      ),
    }),
  },
  recordReturnedTransfer: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/returned',
    permission: 'transfers:send',
    summary: 'Money that was sent came back (組戻し)',
    body: v.object({ comment: text(2000) }),
    response: Payment,
    errors: returns,
  },
  resendTransfer: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/resend',
    permission: 'transfers:decide',
    summary: 'Send it again on the next business day; another account than who recorded the return',
    body: v.object({ account_id: v.optional(Id) }),
    response: Payment,
    errors: returns,
  },
  refundTransfer: {
    method: 'POST',
    path: '/backoffice/v1/payments/{id}/refund',
    permission: 'transfers:decide',
    summary: 'Give the card’s money back with the fee; another account than who recorded the return',
    response: Payment,
    errors: returns,
  },
})
