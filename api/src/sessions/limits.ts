import type { PublicContext } from '../http/context.ts'
import { limitRate, resetRate } from '../http/rate-limit.ts'
import { tooManySignIns } from './messages.ts'

const windowSeconds = 15 * 60
const limit = (key: string, max: number) => ({ key, max, windowSeconds, message: tooManySignIns })

// Many people share one network address, so this only stops machines.
export const limitSignIns = (context: PublicContext): Promise<void> => limitRate(context, limit(`sign-in:${context.request.address}`, 300))

/** Few guesses from one place; more from all places together, so that a stranger can't lock somebody's account. */
export async function limitPasswords(context: PublicContext, emailAddress: string): Promise<void> {
  await limitSignIns(context)
  await limitRate(context, limit(hereKey(context, emailAddress), 10))
  await limitRate(context, limit(`password:${emailAddress.toLowerCase()}`, 100))
}

/** The right password starts the count anew. */
export const forgetPasswords = (context: PublicContext, emailAddress: string): Promise<void> => resetRate(context, hereKey(context, emailAddress))

const hereKey = ({ request }: PublicContext, emailAddress: string): string => `password:${emailAddress.toLowerCase()}:${request.address}`
