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

/** JSON with sorted keys: jsonb does not keep their order, and the hash must not depend on it. */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
}

export const firstHash = '0'.repeat(64)

export const auditHash = (
  previousHash: string,
  { chain, sequence, at, actor, action, subject, detail }: AuditRecord,
): string =>
  sha256(previousHash + canonicalJson({ chain, sequence, at: at.toISOString(), actor, action, subject, detail }))
