import { createHmac, timingSafeEqual } from 'node:crypto'

/** `variant` says where a visitor stands, for every canary alike; `canary` that its company gets the one that runs. */
type SignedName = 'variant' | 'canary'

/** `override` names what the signed set has, so it needs no signature. */
export type CookieName = SignedName | 'override'

/** One, or while it is rotated two. */
export type CookieSecrets = readonly [current: string, ...previous: string[]]

/** What a cookie's signature is for, so that one of another name, environment or value is none. */
export interface Signing {
  readonly environment: string
  /** The first signs, all of them are accepted. */
  readonly secrets: CookieSecrets
}

const maxAgeSeconds = 30 * 86_400

/** A value of a `set-cookie` header whose content nobody else can make up. */
export const signedCookie = (name: SignedName, value: number, signing: Signing, isSecure: boolean): string =>
  plainCookie(
    name,
    `${value}.${signatureOf(name, value, signing.environment, signing.secrets[0])}`,
    maxAgeSeconds,
    isSecure,
  )

/** The same for a value that anybody may make up. */
export const plainCookie = (name: CookieName, value: string, seconds: number, isSecure: boolean): string =>
  `${nameOf(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** A value of a `set-cookie` header that deletes a cookie. */
export const deletedCookie = (name: CookieName, isSecure: boolean): string => plainCookie(name, '', 0, isSecure)

/** The value of a cookie in a `cookie` header; null where there is none with a good signature. */
export function readSignedCookie(
  cookies: string,
  name: SignedName,
  signing: Signing,
  isSecure: boolean,
): number | null {
  const [, digits, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(readCookie(cookies, name, isSecure) ?? '') ?? []
  if (digits === undefined || signature === undefined) return null
  const isSigned = signing.secrets.some(secret => {
    const expected = signatureOf(name, Number(digits), signing.environment, secret)
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  })
  return isSigned ? Number(digits) : null
}

/** The value of a cookie in a `cookie` header; null where there is none. */
export function readCookie(cookies: string, name: CookieName, isSecure: boolean): string | null {
  const start = `${nameOf(name, isSecure)}=`
  return (
    cookies
      .split(/; */)
      .find(pair => pair.startsWith(start))
      ?.slice(start.length) ?? null
  )
}

/**
 * Behind https with the prefix, by which browsers take the cookie from this very host and over https alone (RFC
 * 6265bis, 4.1.3.2). Over http they take no such name.
 */
const nameOf = (name: CookieName, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

const signatureOf = (name: SignedName, value: number, environment: string, secret: string) =>
  createHmac('sha256', secret).update(`${environment} ${name} ${value}`).digest('base64url')
