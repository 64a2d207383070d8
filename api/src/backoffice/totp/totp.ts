import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Clocks of phones are a little off: the code before and the one after count as well. */
const acceptedPeriods = 1

const totpOf = (secret: string, login = '') =>
  new TOTP({
    issuer: 'Invoice Card back office',
    label: login,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    digits: 6,
  })

/** 160 bits, as RFC 4226 recommends, in base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32

/** `otpauth://…`, which authenticators read from a QR code. */
export const totpUri = (secret: string, login: string): string => totpOf(secret, login).toString()

/** The code of a moment. */
export const totpCode = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() })

/** The period whose code this is, counted from 1970; null for a wrong one. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: acceptedPeriods })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}
