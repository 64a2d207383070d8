/** Room for typing errors and the other cards of a purse, but not for finding out which of many stolen cards work. */
export const maxDeclines = 10

/** Declines and open tries count for an hour. */
export const windowSeconds = 60 * 60

/** Since when open tries count. */
export const countingSince = (now: Date) => ({ since: new Date(now.getTime() - windowSeconds * 1000), now })
