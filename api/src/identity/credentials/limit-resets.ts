import { limitRate, type PublicContext } from '../../platform/http/public.ts'
import { knownBrowserKey } from '../sessions/public.ts'
import { tooManyResets } from './messages.ts'

const limit = (key: string, max: number) => ({
  key: `password-reset:${key}`,
  max,
  windowSeconds: 3_600,
  message: tooManyResets,
})

/**
 * Few mails to one account from one place, more from all places together. A browser that has signed in to it before has
 * its own, so that strangers cannot block its user's reset.
 */
export async function limitResets(context: PublicContext, emailAddress: string): Promise<void> {
  const known = await knownBrowserKey(context, emailAddress)
  if (known !== null) return limitRate(context, limit(known, 5))
  const account = emailAddress.toLowerCase()
  await limitRate(context, limit(`${account}:${context.request.address}`, 5))
  await limitRate(context, limit(account, 20))
}
