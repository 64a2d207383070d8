import type { Generated, GeneratedAlways } from 'kysely'

export interface TransferFilesTable {
  id: GeneratedAlways<number>
  transfer_date: string
  sequence: number
  content: Buffer
  sha256: string
  transfer_count: number
  total_amount: number
  created_by: string
  created_at: Date
  settled_at: Date | null
}

/** Money that was sent and came back. */
interface ReturnedTransfersTable {
  id: GeneratedAlways<number>
  transfer_id: number
  invoice_id: number
  /** Which return of this invoice it is, from 1. */
  occasion: number
  reason: string
  recorded_by_id: number
  recorded_at: Date
  /** What is done about it; null while somebody has to decide. */
  outcome: Generated<'resend' | 'refund' | null>
  follow_up_id: Generated<number | null>
  /** Another examiner than the one who recorded it, by constraint. */
  decided_by_id: Generated<number | null>
  decided_at: Generated<Date | null>
  /** When the seller of a request last named another account for it. */
  account_named_at: Generated<Date | null>
}

/** What went to the bank, and what came back of it. */
export interface TransfersTables {
  transfer_files: TransferFilesTable
  returned_transfers: ReturnedTransfersTable
}
