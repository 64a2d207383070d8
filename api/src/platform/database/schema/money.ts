import type { Generated, GeneratedAlways } from 'kysely'
import type { CreateInvoiceBody, CardBrand } from '@invoice-card/contracts'
import type { ActionRequiredReasonValue, InvoiceStatusValue } from '@invoice-card/domain'
import type { CompletionDecision } from './completion.ts'
import type { CreditCardsTable } from './credit-cards.ts'
import type { GatewayCallsTable, GatewayPushesTable } from './gateway.ts'
import type { ReceiptNumberGapsTable, ReceiptNumbersTable, ReceiptsTable } from './receipts.ts'

/** The payee's account as printed on the application. */
export interface AccountSnapshot {
  bank_code: string
  bank_name: string
  branch_code: string
  branch_name: string
  account_type: 1 | 2 | 4
  account_number: string
  account_holder_kana: string
}

export interface InvoicesTable {
  id: Generated<number>
  kind: 'payment' | 'request'
  status: InvoiceStatusValue
  buyer_company_id: number | null
  seller_company_id: number | null
  buyer_name: string | null
  buyer_email_address: string | null
  supplier_id: number | null
  supplier_account_id: number | null
  supplier_name: string
  account: AccountSnapshot | null
  amount: number
  commission_amount: Generated<number>
  commission_tax_amount: Generated<number>
  commission_rate: Generated<number>
  promotion_code: string | null
  due_date: string
  transfer_date: string | null
  invoice_number: string | null
  registration_number: string | null
  issue_date: string | null
  transfer_person_name: Generated<string>
  is_action_required: Generated<boolean>
  /** Of that, what its buyer is asked; a trigger writes it. */
  is_buyer_action_required: Generated<boolean>
  action_required_reason: ActionRequiredReasonValue | null
  action_required_comment: string | null
  action_required_until: string | null
  payment_id: string | null
  created_by: number | null
  /** Two examiners, who differ by constraint. */
  checked_by_id: Generated<number | null>
  completed_by_id: Generated<number | null>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface InvoiceFilesTable {
  invoice_id: number
  file_id: string
  position: number
  added_at: Generated<Date>
  replaced_at: Date | null
}

export type InvoiceEventKind =
  | 'applied'
  | 'checked'
  | 'check_completed'
  | 'captured'
  | 'transferred'
  | 'action_required'
  | 'answered'
  | 'cancelled'
  | 'expired'
  | 'requested'
  | 'linked'
  | 'supplier_confirmed'
  | 'mailed'
  | 'mail_failed'
  | 'opened'
  | 'link_replaced'
  | 'dates_changed'
  | 'message_sent'
  | 'account_named'
  | 'addressee_changed'

export interface InvoiceEventsTable {
  id: Generated<number>
  invoice_id: number
  kind: InvoiceEventKind
  actor: string
  detail: Generated<Record<string, unknown>>
  at: Generated<Date>
}

export type PaymentStatus =
  | 'created'
  | 'token_bound'
  | 'authentication_pending'
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'declined'
  | 'abandoned'

/** The gateway has not said yet how these end. */
export const undeterminedStatuses = [
  'created',
  'token_bound',
  'authentication_pending',
  'pending',
] as const satisfies PaymentStatus[]

/** What was applied for, without the card, and the payee as it was at that moment. */
export type PaymentApplication = Omit<CreateInvoiceBody, 'card'> & {
  readonly payee: { readonly supplier_name: string; readonly account: AccountSnapshot }
}

type PaymentSubject = 'application' | 'request' | 'reauthorisation'

/** What an invoice that is there already takes on with its payment. */
interface InvoiceChanges {
  readonly transfer_person_name?: string
  readonly comment?: string
}

export interface PaymentTransactionsTable {
  id: string
  /**
   * What the card pays for: an application that becomes an invoice, a request, or an invoice whose card is authorised
   * again.
   */
  subject: Generated<PaymentSubject>
  /** The invoice that was there before the payment; null for an application. */
  about_invoice_id: number | null
  /** The newest event of the invoice as its card was asked again; null for what is no reauthorisation. */
  known_event_id: number | null
  invoice_changes: InvoiceChanges | null
  /** The payment that took this one's place on its invoice. */
  superseded_by: string | null
  company_id: number
  user_id: number
  idempotency_key: string
  body_hash: string
  order_id: string
  status: Generated<PaymentStatus>
  /** As `liveStatuses` say; a condition of the indices that keep two charges apart. */
  is_live: GeneratedAlways<boolean>
  /** As `undeterminedStatuses` say. */
  is_undetermined: GeneratedAlways<boolean>
  is_captured: GeneratedAlways<boolean>
  pending_action: 'capture' | 'release' | null
  /** Since when it has been this; a trigger writes it. */
  pending_since: GeneratedAlways<Date | null>
  /** From the decision to charge the card until the invoice is completed by it. */
  completion: CompletionDecision | null
  /** Null unless the subject is one. */
  application: PaymentApplication | null
  evidence_key: string
  /** SHA-256 of the files that it stands for; each stands for one live charge. */
  evidence_hashes: Generated<string[]>
  document_key: string | null
  /** The document with its side, by each thing that is known of its issuer. */
  counterpart_keys: Generated<string[]>
  invoice_id: number | null
  amount: number
  commission_amount: number
  commission_tax_amount: number
  commission_rate: number
  minimum_commission_amount: number
  promotion_code: string | null
  total_amount: number
  credit_card_id: number | null
  card_brand: CardBrand | null
  card_last4: string | null
  card_expire: string | null
  is_card_saved: Generated<boolean>
  authentication_url: string | null
  gateway_transaction_id: string | null
  v_result_code: string | null
  /** Keys by which its decline is counted across companies. */
  tried_from: Generated<string[]>
  created_at: Generated<Date>
  gateway_requested_at: Date | null
  updated_at: Generated<Date>
}

/** Written by triggers from `evidence_hashes` and the status of the payment. */
interface PaymentEvidenceTable {
  payment_id: string
  company_id: number
  sha256: string
  is_live: boolean
}

interface AuditLogTable {
  chain: string
  sequence: number
  at: Date
  actor: string
  action: string
  subject: string
  detail: Record<string, unknown>
  previous_hash: string
  hash: string
}

interface AuditHeadsTable {
  chain: string
  sequence: number
  hash: string
  /** Up to where it is signed outside the database. */
  anchored_sequence: Generated<number>
}

interface AuditAnchorsTable {
  number: number
  at: Date
  hash: string
}

interface CompanyCountersTable {
  company_id: number
  name: string
  count: number
}

interface TransfersTable {
  id: Generated<number>
  invoice_id: number
  amount: number
  transfer_date: string
  account: AccountSnapshot
  transfer_person_name: string
  status: 'reserved' | 'done' | 'cancelled' | 'returned'
  /** The file in which it stands since it was reserved. */
  file_id: Generated<number | null>
  returned_reason: Generated<string | null>
  /** The transfer that came back after it was done and that this one repeats. */
  follows: Generated<number | null>
  reserved_at: Generated<Date>
  done_at: Date | null
  done_by: string | null
}

export interface MoneyTables {
  credit_cards: CreditCardsTable
  invoices: InvoicesTable
  invoice_files: InvoiceFilesTable
  invoice_events: InvoiceEventsTable
  payment_transactions: PaymentTransactionsTable
  payment_evidence: PaymentEvidenceTable
  gateway_calls: GatewayCallsTable
  gateway_pushes: GatewayPushesTable
  audit_log: AuditLogTable
  audit_heads: AuditHeadsTable
  audit_anchors: AuditAnchorsTable
  company_counters: CompanyCountersTable
  transfers: TransfersTable
  receipt_number_gaps: ReceiptNumberGapsTable
  receipt_numbers: ReceiptNumbersTable
  receipts: ReceiptsTable
}
