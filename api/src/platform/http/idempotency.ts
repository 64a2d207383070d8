import canonicalize from 'canonicalize'
import { createHash } from 'node:crypto'
import type { Idempotency } from './context.ts'
import { refusePlatform } from './refuse.ts'

/**
 * Reads the `Idempotency-Key` header, before the body: a tab that is older than the key's requirement is to be
 * reloaded, and an error of its body would hide that.
 */
export function readKey(key: string | undefined): string {
  return key && /^[\w.:-]{8,128}$/.test(key) ? key : refusePlatform('idempotency_key_required')
}

/**
 * Joins a key with what it was sent for. The code that makes the effect stores key and hash in the row of the effect
 * itself, so that a crash in between can be resumed: other hash → `idempotency_key_reused`, same hash → how the effect
 * stands by now.
 */
export const idempotencyOf = (key: string, name: string, asked: { params: unknown; body: unknown }): Idempotency => ({
  key,
  body_hash: hashCall(name, asked),
})

/**
 * The same for a retry, and for no other call. The thing that is asked for counts too, so `asked` holds what its path
 * names.
 */
export const hashCall = (name: string, asked: unknown): string =>
  createHash('sha256')
    .update(`${name}\n${canonicalize(asked)}`)
    .digest('hex')
