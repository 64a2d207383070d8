import type { DataExportStatus } from '@invoice-card/contracts'
import type { Generated } from 'kysely'

export interface DataExportsTable {
  id: string
  company_id: number
  requested_by: number
  status: Generated<DataExportStatus>
  attempts: Generated<number>
  files_done: Generated<number>
  files_total: number | null
  size_bytes: number | null
  requested_at: Date
  seen_at: Date
  /** After a failure. */
  next_attempt_at: Generated<Date | null>
  ready_at: Date | null
  expires_at: Date | null
  removed_at: Date | null
}

export interface DataExportsTables {
  data_exports: DataExportsTable
}
