import type { PreItemInput } from '@invoice-card/contracts'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

interface PreGroups {
  id: GeneratedAlways<number>
  company_id: number
  user_id: number
  client_id: string
  idempotency_key: string
  body_hash: string
  created_at: Date
}

interface PreItems {
  id: GeneratedAlways<number>
  pre_group_id: number
  company_id: number
  position: number
  reference: string | null
  supplier: JSONColumnType<PreItemInput['supplier']>
  amount: number
  due_date: string
  issue_date: string | null
  invoice_number: string | null
  registration_number: string | null
  transfer_person_name: string | null
  file_ids: string[]
  claimed_by: string | null
  payment_id: string | null
  discarded_at: Date | null
}

/** Payments that programs of other companies prepared. */
export interface PreGroupTables {
  pre_groups: PreGroups
  pre_items: PreItems
}
