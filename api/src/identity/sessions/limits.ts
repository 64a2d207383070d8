import { limitRate, countLimitUse, type PublicContext, resetRate, returnUse } from '../../platform/http/public.ts'
import { isBrowserKnown } from './known-browser-store.ts'
import { tooManySignIns } from './messages.ts'

const windowSeconds = 15 * 60
const limit = (key: string, max: number) => ({ key, max, windowSeconds, message: tooManySignIns })

// Many people share one network address, so this only stops machines.
export const limitSignIns = (context: PublicContext): Promise<void> =>
  limitRate(context, limit(addressKey(context), 300))

/**
 * Few guesses from one place; more from all places together. A browser that has signed in to the account before has its
 * own, so that strangers cannot lock its user out (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export async function limitPasswords(context: PublicContext, emailAddress: string): Promise<void> {
  const known = await knownBrowserKey(context, emailAddress)
  if (known !== null) return limitRate(context, limit(known, 10))
  await limitRate(context, limit(hereKey(context, emailAddress), 10))
  await limitRate(context, limit(accountKey(emailAddress), 100))
}

/** Counts a refusal by these limits, and says whether it is the first within their time: of many, one is recorded. */
export async function countFirstLock({ db, now }: PublicContext, emailAddress: string): Promise<boolean> {
  const { count } = await countLimitUse(db, limit(`locked:${accountKey(emailAddress)}`, 1), now())
  return count === 1
}

/** Only failures use the limits up, or a busy company would lock itself out. */
export async function resetPasswordLimit(context: PublicContext, emailAddress: string): Promise<void> {
  const known = await knownBrowserKey(context, emailAddress)
  await resetRate(context, known ?? hereKey(context, emailAddress))
  if (known === null) await returnUse(context, accountKey(emailAddress))
  await resetSignInLimits(context)
}

/**
 * The password is another one: earlier guesses count no more, or the owner would be refused with the new one as well.
 */
export async function resetGuessLimits(context: PublicContext, emailAddress: string): Promise<void> {
  await resetRate(context, hereKey(context, emailAddress))
  await resetRate(context, accountKey(emailAddress))
}

export const resetSignInLimits = (context: PublicContext): Promise<void> => returnUse(context, addressKey(context))

/** Names a browser that has signed in to the account before, for limits of its own; null for any other. */
export async function knownBrowserKey({ db, request }: PublicContext, emailAddress: string): Promise<string | null> {
  const { hash } = request.browser
  return hash !== null && (await isBrowserKnown(db, emailAddress, hash)) ? `${accountKey(emailAddress)}:${hash}` : null
}

const addressKey = ({ request }: PublicContext): string => `sign-in:${request.address}`
const accountKey = (emailAddress: string): string => `password:${emailAddress.toLowerCase()}`
const hereKey = (context: PublicContext, emailAddress: string): string =>
  `${accountKey(emailAddress)}:${context.request.address}`
