import { limitRate, countLimitUse, type PublicContext, resetRate, returnUse } from '../../platform/http/public.ts'
import { resetSignInCodeCounts } from '../codes/public.ts'
import { knownBrowserKey, limitByPlace, placeKeys } from '../known-browsers/public.ts'
import { tooManySignIns } from './messages.ts'

const windowSeconds = 15 * 60
const limit = { windowSeconds, message: tooManySignIns }
const key = 'password'

// Many people share one network address, so this only stops machines.
export const limitSignIns = (context: PublicContext): Promise<void> =>
  limitRate(context, { ...limit, key: addressKey(context), max: 300 })

export const limitPasswords = (context: PublicContext, emailAddress: string): Promise<void> =>
  limitByPlace(context, emailAddress, { ...limit, key, maxHere: 10, maxEverywhere: 100 })

/** Counts a refusal by these limits, and says whether it is the first within their time: of many, one is recorded. */
export async function countFirstLock({ db, now }: PublicContext, emailAddress: string): Promise<boolean> {
  const locked = { key: `locked:${key}:${emailAddress.toLowerCase()}`, max: 1, windowSeconds }
  return (await countLimitUse(db, locked, now())).count === 1
}

/** Only failures use the limits up, or a busy company would lock itself out. */
export async function resetPasswordLimit(context: PublicContext, emailAddress: string): Promise<void> {
  const known = await knownBrowserKey(context, emailAddress, key)
  const { here, everywhere } = placeKeys(context, emailAddress, key)
  await resetRate(context, known ?? here)
  if (known === null) await returnUse(context, everywhere)
  await resetSignInLimits(context)
}

/**
 * The password is another one: earlier guesses and the codes that the old one sent count no more, or the owner would be
 * refused with the new one as well.
 */
export async function resetGuessLimits(context: PublicContext, emailAddress: string): Promise<void> {
  const { here, everywhere } = placeKeys(context, emailAddress, key)
  await resetRate(context, here, everywhere)
  await resetSignInCodeCounts(context, emailAddress)
}

export const resetSignInLimits = (context: PublicContext): Promise<void> => returnUse(context, addressKey(context))

const addressKey = ({ request }: PublicContext): string => `sign-in:${request.address}`
