import type { Generated } from 'kysely'

export interface OAuthTables {
  oauth_clients: {
    client_id: string
    name: string
    secret_hash: string
    redirect_uris: string[]
    scopes: string[]
    created_by: string
    created_at: Date
    revoked_at: Date | null
  }
  oauth_requests: {
    challenge_id: string
    client_id: string
    redirect_uri: string
    scopes: string[]
    state: string | null
    code_challenge: string
  }
  oauth_grants: {
    id: string
    client_id: string
    user_id: number
    scopes: string[]
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    revoked_reason: string | null
    generation: Generated<number>
    confirmed_generation: Generated<number>
    last_used_at: Generated<Date | null>
  }
  oauth_codes: {
    code_hash: string
    client_id: string
    user_id: number
    redirect_uri: string
    scopes: string[]
    code_challenge: string
    expires_at: Date
    grant_id: string | null
    ended_at: Date | null
  }
  oauth_tokens: {
    token_hash: string
    grant_id: string
    kind: 'access' | 'refresh'
    expires_at: Date
    used_at: Date | null
    generation: Generated<number>
  }
}
