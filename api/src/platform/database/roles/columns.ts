import type { ProcessRole } from '@invoice-card/settings'
import type { Database } from '../schema/index.ts'

type Columns = { readonly [Table in keyof Database]?: readonly (keyof Database[Table])[] }
type ByRole = Readonly<Partial<Record<ProcessRole, Columns>>>

const secretsOfPeople: Columns = {
  mails: ['content', 'text', 'html'],
  oauth_clients: ['secret_hash'],
  sessions: ['browser_hash'],
  users: ['password_hash'],
  verification_letters: ['code_hash'],
}

/**
 * What a role does not read of tables whose other columns it reads: secrets, also as hashes, and what mails and jobs
 * carry.
 */
export const hiddenColumns: ByRole = {
  examiner: {
    ...secretsOfPeople,
    auth_challenges: ['code_hash'],
    oauth_codes: ['code_hash'],
    password_resets: ['token_hash', 'request_id'],
  },
  reader: {
    ...secretsOfPeople,
    card_registrations: ['idempotency_key', 'body_hash', 'authentication_url'],
    credit_cards: ['gateway_card_id'],
    examiners: ['password_hash', 'totp_secret', 'totp_last_step'],
    gateway_calls: ['request', 'response'],
    gateway_pushes: ['body'],
    outbox: ['payload'],
    payment_transactions: ['idempotency_key', 'body_hash', 'authentication_url'],
    pre_groups: ['idempotency_key', 'body_hash'],
  },
}

/** All that a role changes of tables whose other columns it may not change. */
export const changedColumns: ByRole = {
  examiner: {
    auth_challenges: ['used_at'],
    companies: [
      ...(['registration_status', 'rejected_number', 'corporate_number', 'reviewed_by_id'] as const),
      ...(['verified_at', 'verified_by'] as const),
      ...(['name', 'name_kana', 'corporation', 'sole_proprietor'] as const),
    ],
    findings: ['acknowledged_at', 'acknowledged_by', 'acknowledged_reason'],
    freezes: ['lift_reason', 'lifted_by', 'lifted_at'],
    mails: ['attempts', 'abandoned_at'],
    oauth_clients: ['revoked_at'],
    oauth_codes: ['ended_at'],
    password_resets: ['used_at'],
    sessions: ['revoked_at', 'revoked_reason'],
    suppliers: ['status', 'examined_by_id', 'updated_at'],
    verification_letters: ['printed_at', 'code_hash', 'expires_at', 'ended_at'],
  },
}
