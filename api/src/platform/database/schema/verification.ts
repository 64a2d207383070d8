import type { Generated, GeneratedAlways } from 'kysely'

export interface VerificationTables {
  verification_letters: {
    id: GeneratedAlways<number>
    company_id: number
    requested_by: number
    recipient: string
    postal_code: string
    address: string
    requested_at: Date
    printed_at: Generated<Date | null>
    code_hash: Generated<string | null>
    expires_at: Generated<Date | null>
    failed_attempts: Generated<number>
    ended_at: Generated<Date | null>
  }
}
