import { type Anchored, compareAnchors } from './anchors.ts'
import { compareBooks } from './books.ts'
import type { Config } from '../../platform/config/public.ts'
import { type Difference, keyOf } from './difference.ts'
import { listAcknowledged } from './findings-store.ts'

interface Compared extends Anchored {
  readonly config: Anchored['config'] & Pick<Config, 'settlementDays'>
}

/** All that is different without asking the gateway, but what a person has closed: it lasts, and is known. */
export async function listDifferences(compared: Compared, now: Date): Promise<Difference[]> {
  const closed = new Set((await listAcknowledged(compared.db)).map(keyOf))
  const differences = [
    ...(await compareBooks(compared.db, now, compared.config.settlementDays)),
    ...(await compareAnchors(compared)),
  ]
  return differences.filter(difference => !closed.has(keyOf(difference)))
}
