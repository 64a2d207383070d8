import * as v from 'valibot'
import { Count, Id, Timestamp, Uuid } from '../base/common.ts'
import { RegistrationStatus } from '../base/registration-status.ts'
import { FileContentType, InvoiceFile, OcrConfidence, OcrFields } from '../invoice-files.ts'
import { RegisterAnswer } from './register.ts'

const comparedFields = [
  'issuer_name',
  'registration_number',
  'invoice_number',
  'issue_date',
  'due_date',
  'total_amount',
  'bank_code',
  'branch_code',
  'account_type',
  'account_number',
  'account_holder_kana',
] as const satisfies readonly (keyof OcrFields)[]

/** A field of the reading that is compared with what was applied for. */
export type ComparedField = (typeof comparedFields)[number]

const Value = v.union([v.string(), v.number()])

/** What the applicant entered otherwise than the paper was read: changed by hand, or of another paper. */
const Difference = v.object({
  field: v.picklist(comparedFields),
  read: Value,
  confidence: OcrConfidence,
  applied: v.nullable(Value),
})
/** One field that the applicant and the reading have differently. */
export type ReadingDifference = v.InferOutput<typeof Difference>

/** A file of a payment with what was read from it. */
export const ExaminedFile = v.object({
  file_id: Uuid,
  file_name: v.string(),
  content_type: FileContentType,
  page_count: Count,
  /** Whose file it is: of a request its seller's, of an answer to a question the payer's. */
  company_id: Id,
  added_at: Timestamp,
  /** Since when another file stands in its place. */
  replaced_at: v.nullable(Timestamp),
  /** Of a file that is not the payer's no warnings: they were about its owner. */
  ocr: v.object({
    status: InvoiceFile.entries.ocr.entries.status,
    fields: v.nullable(OcrFields),
    warnings: v.array(v.string()),
  }),
  /** Whether it is addressed to the payer, by name; null where no addressee was read. */
  is_addressed_to_payer: v.nullable(v.boolean()),
  differences: v.array(Difference),
})
export type ExaminedFile = v.InferOutput<typeof ExaminedFile>

/** The company that pays, as it registered, beside what the register has under its number. */
export const ExaminedPayer = v.object({
  company_id: Id,
  name: v.string(),
  name_kana: v.string(),
  corporate_number: v.nullable(v.string()),
  registration_status: RegistrationStatus,
  /** It has shown that it is the company of the register. */
  is_verified: v.boolean(),
  register: v.nullable(RegisterAnswer),
})
export type ExaminedPayer = v.InferOutput<typeof ExaminedPayer>
