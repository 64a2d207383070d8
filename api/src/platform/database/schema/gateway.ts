import type { Generated } from 'kysely'

export interface GatewayCallsTable {
  id: Generated<number>
  payment_id: string | null
  card_registration_id: Generated<string | null>
  company_id: number | null
  operation: string
  request: Record<string, unknown>
  started_at: Generated<Date>
  answered_at: Date | null
  outcome: 'success' | 'failure' | 'pending' | 'no_answer' | null
  v_result_code: string | null
  response: Record<string, unknown> | null
}

export interface GatewayPushesTable {
  push_id: string
  order_id: string
  body: Record<string, unknown>
  received_at: Generated<Date>
}
