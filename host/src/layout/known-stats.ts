import { receivedStatsAtom, store, userStatsAtom, type UserStats } from '@invoice-card/session'
import { isAvailable } from '../remotes/availability.ts'
import { reportError } from '../reports/report.ts'
import { fetchStats } from '../stats/fetch-stats.ts'

/** The counts as they were last heard; asked for where nothing was heard yet, as in a new tab. */
export async function knownStats(): Promise<UserStats> {
  if (store.get(receivedStatsAtom).length > 0) return store.get(userStatsAtom)
  return fetchStats({
    ask: 'together',
    hasCollections: await isAvailable('remote_collections'),
    onFailure: error => reportError(error),
  })
}
