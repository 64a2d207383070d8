import type { PageRemote } from '@invoice-card/environment'
import type { UserStats } from '@invoice-card/session'

/** Where a remote's entry in the main menu leads: to the first list with something in it (docs/product.md#header). */
export function menuTarget({ prefix, menu }: Pick<PageRemote, 'prefix' | 'menu'>, stats: UserStats): string {
  const path = menu?.targets.find(({ stat }) => countOf(stats, stat) > 0)?.path ?? menu?.otherwise
  return path ? `/${prefix}/${path}` : `/${prefix}`
}

/** A count by the name that a remote's release gives it; one that this host does not know is 0. */
export const countOf = (stats: UserStats, name: string): number => new Map(Object.entries(stats)).get(name) ?? 0
