import type { Generated } from 'kysely'

export type CardRegistrationStatus =
  | 'created'
  | 'token_bound'
  | 'authentication_pending'
  | 'pending'
  | 'saved'
  | 'already_saved'
  | 'declined'
  | 'abandoned'

export interface CardRegistrationTables {
  card_registrations: {
    id: string
    company_id: number
    user_id: number
    idempotency_key: string
    body_hash: string
    order_id: string
    status: Generated<CardRegistrationStatus>
    is_release_due: Generated<boolean>
    /** The card that it ended with. */
    credit_card_id: number | null
    authentication_url: string | null
    v_result_code: string | null
    /** Keys by which its decline is counted across companies. */
    tried_from: Generated<string[]>
    created_at: Generated<Date>
    gateway_requested_at: Date | null
    updated_at: Generated<Date>
  }
}
