import type { AccountInput, RequestDraftValues, ScheduleRule } from '@invoice-card/contracts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

interface DepositAccounts extends AccountInput {
  id: GeneratedAlways<number>
  company_id: number
  created_by: number
  created_at: Date
}

export interface InvoiceRequestsTable {
  invoice_id: number
  seller_company_id: number
  idempotency_key: string
  body_hash: string
  partner_id: number
  person_name: string
  message: string
  standard_taxable_amount: number
  reduced_taxable_amount: number
  nontaxable_amount: number
  standard_discounted_amount: number
  reduced_discounted_amount: number
  nontaxable_discounted_amount: number
  /** Whole percent on the day of the invoice. */
  standard_tax_rate: number
  reduced_tax_rate: number
  standard_consumption_tax_amount: number
  reduced_consumption_tax_amount: number
  consumption_tax_amount: number
  discount_amount: number
  /** Hundredths of a percent. */
  discount_rate: number | null
  /** Null where the account was deleted since. */
  account_id: number | null
  expires_at: Date
  reminded_at: Date | null
  /** False: handed over as a link alone. */
  is_mailed: boolean
  /** Of the draft that it was made from. */
  draft_key: string | null
  /** When somebody first opened it by a link, or its buyer read it without one. */
  opened_at: Date | null
  /** Since when it is addressed as it is; null where that never changed. */
  addressed_at: Date | null
}

interface RequestKeys {
  key_hash: string
  invoice_id: number
  created_at: Date
  /** Since a newer link took its place. */
  revoked_at: Date | null
}

interface InvoiceRequestDrafts {
  id: GeneratedAlways<number>
  company_id: number
  created_by: number
  /** The id of a file, which has one draft; without a file a random one. */
  draft_key: string | null
  /** Prepared by a schedule. */
  is_scheduled: Generated<boolean>
  form_values: ColumnType<RequestDraftValues, string | undefined, string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  expires_at: Date
}

/** A draft that became a request and is deleted. */
interface SentRequestDrafts {
  draft_id: number
  company_id: number
  draft_key: string | null
  invoice_id: number
}

interface RequestSchedules {
  id: GeneratedAlways<number>
  company_id: number
  created_by: number
  /** The request that it copies. */
  invoice_id: number
  rule: JSONColumnType<ScheduleRule>
  /** The day of the next draft. */
  next_on: string
  created_at: Date
}

/** Requests to pay by card. */
export interface RequestsTables {
  deposit_accounts: DepositAccounts
  invoice_requests: InvoiceRequestsTable
  request_keys: RequestKeys
  invoice_request_drafts: InvoiceRequestDrafts
  request_schedules: RequestSchedules
  sent_request_drafts: SentRequestDrafts
}
