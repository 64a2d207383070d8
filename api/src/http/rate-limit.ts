import type { Services } from '../services.ts'
import { countUse, forgetUses } from './rate-limit-store.ts'
import { refusePlatform } from './refuse.ts'

export interface Limit {
  /** What is limited and for whom, e.g. `sign-in:198.51.100.7`. */
  readonly key: string
  readonly max: number
  readonly windowSeconds: number
  /** What the user is told instead of the general text. */
  readonly message?: string
}

/** Counts one use and refuses with 429 beyond `max` in the window. Counts outside any transaction, so a refused call counts too. */
export async function limitRate({ db, now }: Pick<Services, 'db' | 'now'>, { key, max, windowSeconds, message }: Limit): Promise<void> {
  const at = now()
  const { count, window_ends_at } = await countUse(db, key, at, new Date(at.getTime() + windowSeconds * 1000))
  if (count <= max) return
  refusePlatform('too_many_requests', { message, retryAfterSeconds: Math.ceil((window_ends_at.getTime() - at.getTime()) / 1000) })
}

/** Starts counting anew, e.g. after a successful sign-in. */
export const resetRate = async ({ db }: Pick<Services, 'db'>, key: string): Promise<void> => {
  await forgetUses(db, key)
}
