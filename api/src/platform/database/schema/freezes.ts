import type { Generated, GeneratedAlways } from 'kysely'

/** What can be frozen, spelled as the audit log spells subjects. */
export const freezeKinds = ['user', 'company', 'supplier', 'credit_card'] as const
export type FreezeKind = (typeof freezeKinds)[number]

export interface FreezesTable {
  id: GeneratedAlways<number>
  kind: FreezeKind
  subject_id: number
  company_id: number
  reason: string
  frozen_by: string
  frozen_at: Date
  lift_reason: Generated<string | null>
  lifted_by: Generated<string | null>
  /** Null while it is in force. */
  lifted_at: Generated<Date | null>
}
