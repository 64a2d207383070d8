import { useEffect } from 'react'
import { SessionEndedError } from '@invoice-card/api-client'
import { bus } from '@invoice-card/events'
import { readTokens, store, userStatsAtom } from '@invoice-card/session'
import { reportError } from '../remotes/report.ts'
import { fetchStats } from './fetch-stats.ts'

let latest = 0

async function refreshStats(hasCollections: boolean) {
  const turn = ++latest
  const stats = await fetchStats({ hasCollections, previous: store.get(userStatsAtom), onFailure: logUnlessSignedOut })
  // An older answer must not overwrite a newer one, nor bring counts back after signing out.
  if (turn === latest && readTokens()) store.set(userStatsAtom, stats)
}

function logUnlessSignedOut(error: unknown) {
  if (!(error instanceof SessionEndedError)) reportError(error)
}

/** Keeps the counts of the header fresh: on entering (once it is known whether the company has collections), when a screen says they changed, and when the window regains focus. */
export function useStats(hasCollections: boolean | undefined): void {
  useEffect(() => {
    // Asked now, all of them would be asked again in a moment.
    if (hasCollections === undefined) return
    const refresh = () => { void refreshStats(hasCollections) }
    refresh()
    const stop = bus.on('statsChanged', refresh)
    addEventListener('focus', refresh)
    return () => {
      stop()
      removeEventListener('focus', refresh)
    }
  }, [hasCollections])
}
