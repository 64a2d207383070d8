import type { RemoteModule, RemoteName } from '@invoice-card/remote/base'
import type { RouteObject } from 'react-router-dom'
import { environment, versionedName } from '../environment/environment.ts'
import { reportError } from './report.ts'
import { federation } from './runtime-plugin.ts'
import { setStatus, statusOf } from './status.ts'
import { tryAgain } from './try-again.ts'

/** After this a user sees the error view; the remote still appears by itself if it comes later. */
const patienceMs = 2000

/** Entry and module may each fail by their preload; the third is in earnest. */
const attempts = 3

const flights = new Map<RemoteName, Promise<RouteObject[]>>()

/**
 * Routes of a remote, fetched at most once while it goes well; after a failure the next call tries again.
 * @throws when its entry or module cannot be loaded, is not what the environment lists, or needs other shared packages than the host has.
 */
export function loadRemote(name: RemoteName): Promise<RouteObject[]> {
  const flight = flights.get(name) ?? start(name)
  flights.set(name, flight)
  return flight
}

/** Like `loadRemote`, but gives up waiting (not loading) when a user has seen nothing for too long. Never rejects. */
export async function loadRemotePatiently(name: RemoteName): Promise<RouteObject[] | undefined> {
  const { promise: patience, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => {
    if (statusOf(name) === 'loading') setStatus(name, 'slow')
    resolve(undefined)
  }, patienceMs)
  const routes = await Promise.race([loadRemote(name).catch(() => undefined), patience])
  clearTimeout(timer)
  return routes
}

async function start(name: RemoteName): Promise<RouteObject[]> {
  setStatus(name, 'loading')
  try {
    const routes = await tryAgain(() => fetchRoutes(name), attempts, () => scriptsOf(name))
    setStatus(name, 'ready')
    return routes
  }
  catch (cause) {
    flights.delete(name)
    const error = new Error(`${versionedName(name)} could not be loaded`, { cause })
    reportError(error, name)
    setStatus(name, 'failed')
    throw error
  }
}

async function fetchRoutes(name: RemoteName): Promise<RouteObject[]> {
  const module = await federation().loadRemote<RemoteModule>(`${name}/routes`)
  // What threw while it was evaluated comes back empty the second time.
  if (!Array.isArray(module?.routes)) throw new Error(`${versionedName(name)} exports no routes`)
  return module.routes
}

function scriptsOf(name: RemoteName): string[] {
  const release = environment.remotes[name]
  return release ? [release.entry, ...release.files] : []
}
