import { useAvailability } from '../../remotes/availability.ts'
import { useReceivedStat } from '../../stats/use-user-stats.ts'

/** How many requests the company has in each list; null where it has no part in them, or until that is known. */
export function useRequestCounts() {
  const isAvailable = useAvailability('remote_collections')
  const [request, decided] = [useReceivedStat('collectionsRequest'), useReceivedStat('collectionsDecided')]
  const [history, draft] = [useReceivedStat('collectionsHistory'), useReceivedStat('collectionsDraft')]
  if (isAvailable !== true || request === null || decided === null || history === null || draft === null) return null
  return { request, decided, history, draft }
}
