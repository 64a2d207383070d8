import type { RemoteName } from '@invoice-card/environment'
import type { RemoteModule } from '@invoice-card/remote/base'
import type { RouteObject } from 'react-router-dom'
import { environment, versionedName } from '../environment/environment.ts'
import { cancelPendingScripts } from '../environment/pending-scripts.ts'
import { remainingWaitMs, within } from './navigation-timer.ts'
import { reportError, reportLoad, reportSlowLoad } from '../reports/report.ts'
import { federation } from './federation.ts'
import { type RemoteStatus, setStatus, statusOf } from './status.ts'
import { isLoadFailure, refresh, tryAgain } from '../environment/try-again.ts'

/** After this a user sees that it takes long; the remote still appears by itself if it comes later. */
const maxWaitMs = 2000

/** Entry and module may each fail by their preload; the third is in earnest. */
const attempts = 3

const flights = new Map<RemoteName, Promise<RouteObject[]>>()

/**
 * Routes of a remote, fetched at most once while it goes well; after a failure the next call tries again.
 * @throws when its entry or module cannot be loaded, is not what the environment lists, or needs other shared packages
 *   than the host has.
 */
export const loadRemote = (name: RemoteName): Promise<RouteObject[]> =>
  flights.get(name) ?? start(name, () => tryAgain(() => fetchRoutes(name), attempts, scriptsOf(name)))

/** Asks again at once for a remote that failed or hangs. Never rejects. */
export async function retryRemote(name: RemoteName): Promise<void> {
  if (statusOf(name) === 'broken') return location.reload()
  cancelPendingScripts()
  const afresh = () => refresh(scripts(name)).then(() => tryAgain(() => fetchRoutes(name), attempts, scriptsOf(name)))
  await start(name, afresh).catch(() => undefined)
}

/** Like `loadRemote`, but stops waiting (not loading) when a user has seen nothing for too long. Never rejects. */
export async function loadRemotePatiently(name: RemoteName): Promise<RouteObject[] | undefined> {
  const routes = await within(
    remainingWaitMs(maxWaitMs),
    loadRemote(name).catch(() => undefined),
  )
  if (statusOf(name) === 'loading') setStatus(name, 'slow')
  return routes
}

/** Begins a flight in the place of the one before. What that one fails at later is nobody's concern any more. */
function start(name: RemoteName, load: () => Promise<RouteObject[]>): Promise<RouteObject[]> {
  const flight = watch()
  flights.set(name, flight)
  return flight

  async function watch() {
    const isCurrent = () => flights.get(name) === flight
    const publish = (status: RemoteStatus) => {
      if (isCurrent()) setStatus(name, status)
    }
    setStatus(name, 'loading')
    const timer = setTimeout(() => {
      publish('slow')
      reportSlowLoad(`${versionedName(name)} takes longer than ${maxWaitMs / 1000} s`, name)
    }, maxWaitMs)
    try {
      const routes = await load()
      flights.set(name, Promise.resolve(routes))
      setStatus(name, 'ready')
      return routes
    } catch (cause) {
      const error = new Error(`${versionedName(name)} could not be loaded`, { cause })
      if (isLoadFailure(cause)) reportLoad(error, name)
      else reportError(error, name)
      publish(isLoadFailure(cause) ? 'failed' : 'broken')
      if (isCurrent()) flights.delete(name)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

async function fetchRoutes(name: RemoteName): Promise<RouteObject[]> {
  const module = await federation.loadRemote<RemoteModule>(`${name}/routes`)
  if (!Array.isArray(module?.routes)) throw new Error(`${versionedName(name)} exports no routes`)
  return module.routes
}

// A module that threw while it was evaluated comes back empty the second time: only a new document evaluates it again.
const scriptsOf = (name: RemoteName) => (error: unknown) => (isLoadFailure(error) ? scripts(name) : null)

function scripts(name: RemoteName): string[] {
  const release = environment.remotes[name]
  return release ? [release.entry, ...release.files] : []
}
