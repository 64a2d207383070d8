import type { Db } from '../database/public.ts'
import type { Services } from '../services/public.ts'
import { countUse, resetLimits, uncountUse } from './rate-limit-store.ts'
import { refusePlatform } from './refuse.ts'

export interface Limit {
  /** What is limited and for whom, e.g. `sign-in:198.51.100.7`. */
  readonly key: string
  readonly max: number
  readonly windowSeconds: number
  /** What the user reads instead of the general text. */
  readonly message?: string
}

type Limited = Pick<Services, 'db' | 'now'>

/**
 * Counts one use and refuses with 429 beyond `max` in the window. Counts outside any transaction, so a refused call
 * counts too.
 */
export async function limitRate({ db, now }: Limited, limit: Limit): Promise<void> {
  const at = now()
  const { count, window_ends_at } = await countLimitUse(db, limit, at)
  if (count > limit.max) refuse(limit, window_ends_at, at)
}

/** Counts one use and refuses none: for what only its end makes a use, like a card that is declined. */
export const countLimitUse = (db: Db, { key, windowSeconds }: Limit, now: Date) =>
  countUse(db, key, now, new Date(now.getTime() + windowSeconds * 1000))

/** Starts counting again, e.g. after a successful sign-in. */
export const resetRate = async ({ db }: Pick<Services, 'db'>, ...keys: readonly string[]): Promise<void> => {
  await resetLimits(db, keys)
}

/** For limits that only failures use up: gives back what a call that succeeded has counted. */
export const returnUse = async ({ db }: Pick<Services, 'db'>, key: string): Promise<void> => {
  await uncountUse(db, key)
}

const refuse = ({ message }: Limit, windowEndsAt: Date, now: Date): never =>
  refusePlatform('too_many_requests', {
    message,
    retryAfterSeconds: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000),
  })
