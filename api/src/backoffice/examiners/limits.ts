import { limitRate, type PublicContext, resetRate, returnUse } from '../../platform/http/public.ts'

const windowSeconds = 15 * 60
const message = 'Too many attempts. Wait a quarter of an hour.'

const hereKey = ({ request }: PublicContext, account: string): string => `examiner:${account}:${request.address}`
const accountKey = (account: string): string => `examiner:${account}`

/**
 * Few guesses for an account from one address, more from all together. The address has a limit of its own in the
 * contract.
 */
export async function limitGuesses(context: PublicContext, account: string): Promise<void> {
  await limitRate(context, { key: hereKey(context, account), max: 10, windowSeconds, message })
  await limitRate(context, { key: accountKey(account), max: 50, windowSeconds, message })
}

/** Only failures use the limits up. */
export async function resetGuesses(context: PublicContext, account: string): Promise<void> {
  await resetRate(context, hereKey(context, account))
  await returnUse(context, accountKey(account))
}
