import { useEffect } from 'react'
import { SessionEndedError } from '@invoice-card/api-client'
import { bus, toast } from '@invoice-card/events'
import { heardStatsAtom, readTokens, store, userStatsAtom } from '@invoice-card/session'
import { reportError } from '../remotes/report.ts'
import { paths } from '../routes/paths.ts'
import { fetchStats } from './fetch-stats.ts'
import { statsMessages as messages } from './messages.ts'

let latest = 0

async function refreshStats(hasCollections: boolean, isNews: boolean) {
  const turn = ++latest
  const previous = store.get(userStatsAtom)
  let heard = store.get(heardStatsAtom)
  const stats = await fetchStats({ hasCollections, previous, onHeard: (names) => { heard = [...new Set([...heard, ...names])] }, onFailure: logUnlessSignedOut })
  // An older answer must not overwrite a newer one, nor bring counts back after signing out.
  if (turn !== latest || !readTokens()) return
  if (isNews && stats.notificationUnread > previous.notificationUnread) toast.info(messages.newNotification, { link: { to: paths.notifications.getHref(), label: messages.openNotifications } })
  store.set(userStatsAtom, stats)
  store.set(heardStatsAtom, heard)
}

function logUnlessSignedOut(error: unknown) {
  if (!(error instanceof SessionEndedError)) reportError(error)
}

/** Keeps the counts of the header fresh: on entering (once it is known whether the company has collections), when a screen says they changed, and when the window regains focus. */
export function useStats(hasCollections: boolean | undefined): void {
  useEffect(() => {
    // Asked now, all of them would be asked again in a moment.
    if (hasCollections === undefined) return
    // What was unread before is no news on entering.
    void refreshStats(hasCollections, false)
    const refresh = () => { void refreshStats(hasCollections, true) }
    // Most of what comes right after an own act tells of it, and would lie over the words that have just said so: the bell is enough.
    const stop = bus.on('statsChanged', () => { void refreshStats(hasCollections, false) })
    addEventListener('focus', refresh)
    return () => {
      stop()
      removeEventListener('focus', refresh)
    }
  }, [hasCollections])
}
