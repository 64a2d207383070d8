import { createHmac, timingSafeEqual } from 'node:crypto'

/** `variant` says where a visitor stands, for every canary alike; `canary` that its company gets the one that runs. */
type SignedName = 'variant' | 'canary'

/** `override` names what the signed set has, so it needs no signature. */
export type CookieName = SignedName | 'override'

/** What a cookie's signature is for, so that one of another name, environment or value is none. */
export interface Signing {
  readonly environment: string
  readonly secret: string
}

const maxAgeSeconds = 30 * 86_400

/** A value of a `set-cookie` header whose content nobody else can make up. */
export const signedCookie = (name: SignedName, value: number, signing: Signing, isSecure: boolean): string =>
  withAttributes(`${name}=${value}.${signatureOf(name, value, signing)}`, maxAgeSeconds, isSecure)

/** The same for a value that anybody may make up. */
export const plainCookie = (name: CookieName, value: string, seconds: number, isSecure: boolean): string =>
  withAttributes(`${name}=${value}`, seconds, isSecure)

/** A value of a `set-cookie` header that deletes a cookie. */
export const deletedCookie = (name: CookieName, isSecure: boolean): string => withAttributes(`${name}=`, 0, isSecure)

/** The value of a cookie in a `cookie` header; null where there is none with a good signature. */
export function readSignedCookie(cookies: string, name: SignedName, signing: Signing): number | null {
  const [, digits, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(readCookie(cookies, name) ?? '') ?? []
  if (digits === undefined || signature === undefined) return null
  const expected = signatureOf(name, Number(digits), signing)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(digits) : null
}

/** The value of a cookie in a `cookie` header; null where there is none. */
export const readCookie = (cookies: string, name: CookieName): string | null =>
  cookies
    .split(/; */)
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

const signatureOf = (name: SignedName, value: number, { environment, secret }: Signing) =>
  createHmac('sha256', secret).update(`${environment} ${name} ${value}`).digest('base64url')

const withAttributes = (pair: string, seconds: number, isSecure: boolean) =>
  `${pair}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
