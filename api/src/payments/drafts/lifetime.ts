/** Drafts that a company may have, of payments and of requests each. */
export const maxDrafts = 100
const lifeMs = 90 * 86_400_000

/** The times of a draft that is saved now. */
export const timesFrom = (now: Date) => ({ updated_at: now, expires_at: new Date(now.getTime() + lifeMs) })
export type DraftTimes = ReturnType<typeof timesFrom>
