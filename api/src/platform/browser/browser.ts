import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hashToken, randomToken } from '../crypto/public.ts'

/** The browser of a request, by a random cookie that nothing but this server reads. */
export interface Browser {
  /** Hash of its cookie; null where it has none. */
  readonly hash: string | null
  /** Gives it a cookie, where it has none, for a year from now on. Returns the hash. */
  readonly remember: () => string
}

const yearSeconds = 365 * 86_400

/** `givesCookie` where the answer sets a cookie. */
type CookieContext = Context<{ Variables: { givesCookie?: true } }>

/** @param isSecure whether browsers reach the product by https; a developer's machine has none */
export function browserOf(http: CookieContext, isSecure: boolean): Browser {
  const name = 'browser'
  const prefix = isSecure ? 'host' : undefined
  const given = prefix ? getCookie(http, name, prefix) : getCookie(http, name)
  const token = given && /^[\w-]{43}$/.test(given) ? given : null
  return {
    hash: token && hashToken(token),
    remember: () => {
      const value = token ?? randomToken()
      const options = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: yearSeconds } as const
      http.set('givesCookie', true)
      setCookie(http, name, value, prefix ? { ...options, prefix, secure: true } : options)
      return hashToken(value)
    },
  }
}

/** Of calls that no browser makes: programs, seeds and jobs. */
export const noBrowser: Browser = {
  hash: null,
  remember: () => {
    throw new Error('There is no browser to store a cookie')
  },
}
