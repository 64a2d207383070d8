import { randomInt } from 'node:crypto'
import type { EnvironmentSet } from '../environment-set.ts'
import type { Variant } from '../variant.ts'
import { type CookieSecrets, deletedCookie, readSignedCookie, signedCookie } from './cookies.ts'

const buckets = 10_000

/** What is needed of the live set. */
export type CanarySource = Pick<EnvironmentSet, 'name' | 'canary'>

/** How the cookies of visitors are signed and sent. */
export interface VisitorOptions {
  /** Sign the cookies; the same for the edge and the API of an environment. */
  readonly secrets: CookieSecrets
  /** Whether the product is reached by https. */
  readonly isSecure: boolean
}

/** The variant of a visitor, and the cookie that makes it last. */
export interface Choice {
  readonly variant: Variant
  /** Value of a `set-cookie` header for a visitor who had none; null for all others. */
  readonly setCookie: string | null
}

/**
 * The variant for a visitor's next document. A visitor stands at one of 10,000 places for good, and those below the
 * canary's share get it: a larger share adds visitors and takes none away.
 * @param cookies the `cookie` header
 * @param draw where a new visitor stands, from 0 to below its argument
 */
export function chooseVariant(
  set: CanarySource,
  cookies: string,
  { secrets, isSecure }: VisitorOptions,
  draw: (max: number) => number = randomInt,
): Choice {
  if (!set.canary) return { variant: 'stable', setCookie: null }
  const known = variantOf(set, cookies, { secrets, isSecure })
  if (known) return { variant: known, setCookie: null }
  const bucket = draw(buckets)
  const setCookie = signedCookie('variant', bucket, signingOf(set, secrets), isSecure)
  return { variant: byBucket(set.canary, bucket), setCookie }
}

/** The variant that a visitor's cookies say; null without a canary, or without a cookie that is signed. */
export function variantOf(set: CanarySource, cookies: string, { secrets, isSecure }: VisitorOptions): Variant | null {
  if (!set.canary) return null
  const signing = signingOf(set, secrets)
  if (readSignedCookie(cookies, 'canary', signing, isSecure) === set.canary.since) return 'canary'
  const bucket = readSignedCookie(cookies, 'variant', signing, isSecure)
  return bucket === null ? null : byBucket(set.canary, bucket)
}

/**
 * Value of a `set-cookie` header by which a signed-in user gets what the canary's list of companies says, from the next
 * document on; null where the cookies say so already. Valid for this canary alone.
 */
export function companyCookie(
  set: CanarySource,
  cookies: string,
  corporateNumber: string | null,
  { secrets, isSecure }: VisitorOptions,
): string | null {
  if (!set.canary) return null
  const signing = signingOf(set, secrets)
  const isListed = corporateNumber !== null && set.canary.companies.includes(corporateNumber)
  const hasCookie = readSignedCookie(cookies, 'canary', signing, isSecure) === set.canary.since
  if (isListed === hasCookie) return null
  return isListed ? signedCookie('canary', set.canary.since, signing, isSecure) : deletedCookie('canary', isSecure)
}

const byBucket = ({ percent }: { readonly percent: number }, bucket: number): Variant =>
  bucket < (percent / 100) * buckets ? 'canary' : 'stable'

const signingOf = ({ name: environment }: CanarySource, secrets: CookieSecrets) => ({ environment, secrets })
