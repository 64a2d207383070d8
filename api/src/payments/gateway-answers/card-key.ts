import type { Config } from '../../platform/config/public.ts'
import { signText } from '../../platform/crypto/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { GatewayAnswer } from '../../platform/gateway/public.ts'
import { hasNetworkKey } from './caller-keys.ts'
import { countingSince, maxDeclines } from './limits.ts'
import { countTriesHere, hasPaid } from './tries-store.ts'

interface Tried {
  readonly company_id: number
  readonly tried_from: readonly string[]
}

const prefix = 'card-declines:card:'

/**
 * The keys by which a try is counted, with that of its card: a keyed hash of its brand and of the digits that the
 * gateway shows, the first six and the last four. The expiry is not in it: it is what is guessed. On one's own machine
 * all share the cards of the sandbox, which are not counted.
 */
export function withCardKey(
  { signingSecrets }: Pick<Config, 'signingSecrets'>,
  { tried_from }: Pick<Tried, 'tried_from'>,
  { result: { cardBrand, reqCardNumber } }: GatewayAnswer,
): string[] {
  if (!reqCardNumber || !hasNetworkKey(tried_from)) return [...tried_from]
  const key = prefix + signText(signingSecrets, `card-declines:${cardBrand}:${reqCardNumber}`)
  return [...new Set([...tried_from, key])]
}

/**
 * Whether the card of a try was declined too often, by any user, or may still be; a user who has paid before is not
 * refused. The try itself has no card on record yet.
 */
export async function isCardTriedOut(db: Db, { company_id, tried_from }: Tried, now: Date): Promise<boolean> {
  const key = tried_from.find(tried => tried.startsWith(prefix))
  if (key === undefined) return false
  const { declined, open } = await countTriesHere(db, [key], { ...countingSince(now), exceptKey: null })
  return declined + open >= maxDeclines && !(await hasPaid(db, company_id))
}
