import type { SecretKeys } from '@invoice-card/settings'
import { randomInt } from 'node:crypto'
import { isSignatureOf, signText } from '../../platform/crypto/public.ts'

export const codeMinutes = 10
export const codeMaxAttempts = 5
export const codeResendSeconds = 60
export const codesPerHour = { maxHere: 5, maxEverywhere: 20 }

/** Six digits from the system's random source. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

// A million codes are tried in a moment, so the hash is keyed: the database alone does not give the code away.
export const hashCode = (secrets: SecretKeys, challengeId: string, code: string): string =>
  signText(secrets, `${challengeId}:${code}`)

/** True for the code of a hash, whichever of the keys made it. */
export const isCodeOf = (secrets: SecretKeys, challengeId: string, code: string, hash: string): boolean =>
  isSignatureOf(secrets, `${challengeId}:${code}`, hash)
