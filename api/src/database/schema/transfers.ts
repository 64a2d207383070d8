import type { GeneratedAlways } from 'kysely'

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

/** What went to the bank. */
export interface TransfersTables {
  transfer_files: TransferFilesTable
}
