import canonicalize from 'canonicalize'
import { sha256 } from '../crypto/public.ts'

export interface AuditRecord {
  readonly chain: string
  readonly sequence: number
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail: Record<string, unknown>
}

export const firstHash = '0'.repeat(64)

export const auditHash = (
  previousHash: string,
  { chain, sequence, at, actor, action, subject, detail }: AuditRecord,
): string =>
  // jsonb does not store the order of keys, and the hash must not depend on it (RFC 8785).
  sha256(`${previousHash}${canonicalize({ chain, sequence, at: at.toISOString(), actor, action, subject, detail })}`)
