import { type Limit, limitRate, type PublicContext } from '../../platform/http/public.ts'
import { isBrowserKnown } from './store.ts'

/** What is limited for one e-mail address, in which there may be an account. `key` is what it is, e.g. `password`. */
export interface PlaceLimit extends Omit<Limit, 'max'> {
  readonly maxHere: number
  /** From all places together, known browsers left out. */
  readonly maxEverywhere: number
}

/**
 * Few uses from one place; more from all places together. A browser that has signed in to the account before has its
 * own, so that strangers cannot lock its user out (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export async function limitByPlace(
  context: PublicContext,
  emailAddress: string,
  { key, maxHere, maxEverywhere, ...limit }: PlaceLimit,
): Promise<void> {
  const known = await knownBrowserKey(context, emailAddress, key)
  const { here, everywhere } = placeKeys(context, emailAddress, key)
  if (known !== null) return limitRate(context, { ...limit, key: known, max: maxHere })
  await limitRate(context, { ...limit, key: here, max: maxHere })
  await limitRate(context, { ...limit, key: everywhere, max: maxEverywhere })
}

/** Where the uses of a caller are counted whose browser is not known. */
export function placeKeys({ request }: Pick<PublicContext, 'request'>, emailAddress: string, key: string) {
  const everywhere = `${key}:${emailAddress.toLowerCase()}`
  return { here: `${everywhere}:${request.address}`, everywhere }
}

/** Where the uses of a browser are counted that has signed in to the account before; null for any other. */
export async function knownBrowserKey(
  { db, request }: Pick<PublicContext, 'db' | 'request'>,
  emailAddress: string,
  key: string,
): Promise<string | null> {
  const { hash } = request.browser
  const isKnown = hash !== null && (await isBrowserKnown(db, emailAddress, hash))
  return isKnown ? `${key}:${emailAddress.toLowerCase()}:${hash}` : null
}
