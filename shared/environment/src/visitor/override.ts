import type { EnvironmentSet } from '../environment-set.ts'
import { isOver, type Override } from '../override.ts'
import { deletedCookie, plainCookie, readCookie } from './cookies.ts'

/** What is needed of the live set. */
type OverrideSource = Pick<EnvironmentSet, 'overrides'>

interface Visit {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether the product is reached by https. */
  readonly isSecure: boolean
}

/**
 * Value of the `set-cookie` header for a visitor who follows a link; one that is over or unknown ends what was open.
 */
export function overrideCookie(set: OverrideSource, id: string, { now, isSecure }: Visit): string {
  const override = liveOverride(set, id, now)
  if (!override) return deletedCookie('override', isSecure)
  return plainCookie('override', id, Math.ceil((Date.parse(override.until) - now) / 1000), isSecure)
}

/**
 * Id of the override for a visitor's next document, and the `set-cookie` header that deletes a cookie which names none.
 * @param cookies the `cookie` header
 */
export function openedOverride(
  set: OverrideSource,
  cookies: string,
  { now, isSecure }: Visit,
): { readonly id: string | null; readonly setCookie: string | null } {
  const named = readCookie(cookies, 'override', isSecure)
  if (named === null) return { id: null, setCookie: null }
  const override = liveOverride(set, named, now)
  return override ? { id: override.id, setCookie: null } : { id: null, setCookie: deletedCookie('override', isSecure) }
}

const liveOverride = ({ overrides = [] }: OverrideSource, id: string, now: number): Override | undefined =>
  overrides.find(override => override.id === id && !isOver(override, now))
