import type { SecretKeys } from '@invoice-card/settings'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text with the current key, for one purpose and row: sealed elsewhere it does not open here (AES-256-GCM).
 */
export function sealText([current]: SecretKeys, text: string, about: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(current), nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString(
    'base64url',
  )
}

/** The text that any of the keys sealed for this; null where none did. */
export function openText(keys: SecretKeys, sealed: string, about: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const key of keys) {
    try {
      const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]).toString('utf8')
    } catch {
      continue
    }
  }
  return null
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed text', 32))
