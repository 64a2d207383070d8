import { useEffect } from 'react'
import { SessionEndedError } from '@invoice-card/api-client'
import { bus, connectTabs, toast } from '@invoice-card/events'
import { queryClient } from '@invoice-card/remote'
import { emptyStats, receivedStatsAtom, readTokens, store, userStatsAtom, type UserStats } from '@invoice-card/session'
import { reportError } from '../reports/report.ts'
import { paths } from '../navigation/paths.ts'
import { fetchStats } from './fetch-stats.ts'
import { statsMessages as messages } from './messages.ts'

type Name = keyof UserStats
const allNames = Object.keys(emptyStats) as Name[]

let turns = 0
/** In which turn each count was asked for last: an older answer must not overwrite a newer one. */
const turnOf = new Map<Name, number>()

interface Refresh {
  readonly ask: 'lists' | 'together' | 'notifications'
  readonly hasCollections: boolean
  readonly isNews: boolean
}

async function refreshStats({ ask, hasCollections, isNews }: Refresh) {
  const turn = ++turns
  for (const name of ask === 'notifications' ? (['notificationUnread'] as const) : allNames) turnOf.set(name, turn)
  const before = store.get(userStatsAtom)
  let heard: readonly Name[] = []
  const stats = await fetchStats({
    ask,
    hasCollections,
    previous: before,
    onReceived: names => {
      heard = names
    },
    onFailure: logUnlessSignedOut,
  })
  // Nor may it bring counts back after signing out.
  if (!readTokens()) return
  const current = Object.fromEntries(
    allNames.filter(name => turnOf.get(name) === turn).map(name => [name, stats[name]]),
  )
  if (isNews && 'notificationUnread' in current && stats.notificationUnread > before.notificationUnread) {
    toast.info(messages.newNotification, {
      link: { to: paths.notifications.getHref(), label: messages.openNotifications },
    })
  }
  store.set(userStatsAtom, { ...store.get(userStatsAtom), ...current })
  store.set(receivedStatsAtom, [
    ...new Set([...store.get(receivedStatsAtom), ...heard.filter(name => name in current)]),
  ])
}

function logUnlessSignedOut(error: unknown) {
  if (!(error instanceof SessionEndedError)) reportError(error)
}

/**
 * Updates the counts of the header: on entering by the lists (once it is known whether the company has
 * collections); in one call when a screen says they changed, in this tab or another, and when the window regains focus.
 */
export function useStats(hasCollections: boolean | undefined): void {
  useEffect(() => connectTabs(bus), [])
  useEffect(() => {
    // Asked now, all of them would be asked again in a moment.
    if (hasCollections === undefined) return
    // Earlier unread notifications are no news on entering.
    void refreshStats({ ask: 'lists', hasCollections, isNews: false })
    const refresh = () => {
      void refreshStats({ ask: 'together', hasCollections, isNews: true })
    }
    // Most of what comes right after an own act is about it, and would lie over the words that have just said so: the
    // bell is enough.
    const stop = bus.on('statsChanged', ({ of }) => {
      void refreshStats({ ask: of ?? 'together', hasCollections, isNews: false })
      // Any change may have a notice.
      void queryClient.invalidateQueries({ queryKey: ['notifications'] })
    })
    addEventListener('focus', refresh)
    return () => {
      stop()
      removeEventListener('focus', refresh)
    }
  }, [hasCollections])
}
