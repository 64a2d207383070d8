import type { Generated, GeneratedAlways } from 'kysely'

export type PostingKind =
  | 'authorised'
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'transferred'
  | 'returned'
  | 'settled'
  | 'refund_settled'
  | 'charged_back'
  | 'charge_back_reversed'
  | 'charge_back_lost'
  | 'issuer_refunded'

interface LedgerPostingsTable {
  id: Generated<number>
  payment_id: string
  invoice_id: number
  company_id: number
  kind: PostingKind
  /** Which time of its kind it is for the payment, from 1. */
  occasion: Generated<number>
  posted_at: Generated<Date>
}

interface LedgerEntriesTable {
  id: Generated<number>
  posting_id: number
  account: string
  amount: number
}

interface AcquirerStatementsTable {
  id: GeneratedAlways<number>
  /** As the acquirer names it. */
  statement_id: string
  closed_on: string
  /** In yen; below zero what was taken from our account. */
  deposit: number
  line_count: number
  sha256: string
  read_by_id: number
  read_at: Date
}

export type AcquirerLineKind = 'sale' | 'refund' | 'chargeback' | 'chargeback_reversal'

/** Why a line was not posted. */
export type AcquirerLineRefusal =
  | 'unknown_order'
  | 'amount_differs'
  | 'not_captured'
  | 'not_refunded'
  | 'not_charged_back'
  | 'posted_before'
  | 'dispute_lost'

interface AcquirerLinesTable {
  id: GeneratedAlways<number>
  statement_id: number
  number: number
  kind: AcquirerLineKind
  order_id: string
  amount: number
  fee: number
  reason: string | null
  deadline: string | null
  payment_id: string | null
  /** Null once it is posted. */
  refusal: Generated<AcquirerLineRefusal | null>
}

/** What an issuer took back. */
interface ChargebacksTable {
  id: GeneratedAlways<number>
  /** The line of a statement that opened it. */
  line_id: number
  payment_id: string
  invoice_id: number
  /** Which chargeback of its payment it is, from 1. */
  occasion: number
  opened_by_id: number
  opened_at: Date
  /** The line that gave the money back. */
  reversal_line_id: Generated<number | null>
  /** How the dispute ended; null while somebody has to decide. */
  outcome: Generated<'lost' | 'won' | null>
  /** Another examiner than the one who read the statement, by constraint. */
  decided_by_id: Generated<number | null>
  decided_at: Generated<Date | null>
}

/** Double entry: what happened to a payment, and what each event moved; and what the acquirer pays for it. */
export interface LedgerTables {
  ledger_postings: LedgerPostingsTable
  ledger_entries: LedgerEntriesTable
  acquirer_statements: AcquirerStatementsTable
  acquirer_lines: AcquirerLinesTable
  chargebacks: ChargebacksTable
}
