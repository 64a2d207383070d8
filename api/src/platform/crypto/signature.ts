import type { SecretKeys } from '@invoice-card/settings'
import { createHmac } from 'node:crypto'
import { isSameText } from './same-text.ts'

/** HMAC-SHA256 of a text by the current key, in base64url. */
export const signText = ([current]: SecretKeys, text: string): string => hmac(current, text)

/**
 * True for the signature of a text by any of the keys: a text that was signed before a rotation stays good until its
 * old key goes.
 */
export const isSignatureOf = (keys: SecretKeys, text: string, signature: string): boolean =>
  keys.some(key => isSameText(signature, hmac(key, text)))

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')
