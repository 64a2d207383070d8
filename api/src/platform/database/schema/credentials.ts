import type { SignIn } from '@invoice-card/contracts'
import type { Generated, GeneratedAlways } from 'kysely'

/** What a code proves the possession of a mailbox for. */
export type CodePurpose =
  | 'sign_in'
  | 'sign_up'
  | 'email_change'
  | 'oauth_approval'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'account_closure'

interface AuthChallenges {
  id: string
  purpose: CodePurpose
  /** Who signs in or changes the address; null for a sign-up. */
  user_id: number | null
  sign_up_id: number | null
  /** Where the code goes. */
  email_address: string
  /** The address is not free: looks like any other, but no code will do. */
  is_decoy: Generated<boolean>
  code_hash: string
  code_sent_at: Date
  code_expires_at: Date
  attempts: Generated<number>
  used_at: Date | null
  expires_at: Date
  created_at: Date
}

interface SignIns {
  id: GeneratedAlways<number>
  user_id: number
  at: Date
  purpose: SignIn['purpose']
  result: SignIn['result']
  device: string
  attempt_id: string
}

interface SignUps {
  id: GeneratedAlways<number>
  email_address: string
  password_hash: string
  is_decoy: boolean
  token_hash: string | null
  company_id: number | null
  request_hash: string | null
  created_at: Date
  expires_at: Date
}

interface PasswordResets {
  token_hash: string
  request_id: string
  user_id: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface AcceptedTerms {
  user_id: number
  version: string
  accepted_at: Date
}

export interface CredentialsTables {
  auth_challenges: AuthChallenges
  sign_ins: SignIns
  sign_ups: SignUps
  password_resets: PasswordResets
  accepted_terms: AcceptedTerms
}
