import type { GeneratedAlways, Generated } from 'kysely'

interface FindingsTable {
  id: GeneratedAlways<number>
  kind: string
  subject: string
  expected: string
  found: string
  first_seen: Date
  last_seen: Date
  resolved_at: Generated<Date | null>
  acknowledged_at: Generated<Date | null>
  acknowledged_by: Generated<string | null>
  acknowledged_reason: Generated<string | null>
}

export interface TransferConflictsTable {
  transfer_id: number
  code: number
  read_at: Date
}

/** What does not fit together. */
export interface FindingsTables {
  findings: FindingsTable
  transfer_conflicts: TransferConflictsTable
}
