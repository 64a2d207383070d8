import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

export const codeMinutes = 10
export const codeMaxAttempts = 5
export const codeResendSeconds = 60
export const codesPerHour = 5

/** Six digits from the system's random source. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

// A million codes are tried in a moment, so the hash is keyed: the database alone does not give the code away.
export const hashCode = (secret: string, challengeId: string, code: string): string =>
  createHmac('sha256', secret).update(`${challengeId}:${code}`).digest('base64url')

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
