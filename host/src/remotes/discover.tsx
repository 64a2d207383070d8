import { remotePrefixes, type RemoteName } from '@invoice-card/remote'
import { readTokens } from '@invoice-card/session'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { isAvailable } from './availability.ts'
import { loadRemotePatiently } from './load.ts'
import { remoteOf } from './names.ts'
import { RemoteCrash, RemoteOutlet } from './remote-outlet.tsx'
import { retryable } from './retryable-routes.tsx'

/** Id of the signed-in layout's route: remotes become its children. It also has a splat route with `<UnknownPath />` for each prefix. */
export const shellRouteId = 'shell'

/**
 * Loads the remote that a path belongs to and gives its routes to the router. On failure it patches nothing: the path falls
 * through to the shell's splat route, which shows what happened, and the next navigation tries again.
 */
export const discoverRemoteRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const name = remoteOf(path)
  // An anonymous user is about to be sent to sign in: no byte of a remote for them.
  if (!name || readTokens() === null || !await isAvailable(name)) return
  const routes = await loadRemotePatiently(name)
  // Patching the same id again changes nothing.
  if (routes) patch(shellRouteId, [remoteRoute(name, routes)])
}

const remoteRoute = (name: RemoteName, routes: RouteObject[]): RouteObject => ({
  id: name,
  path: remotePrefixes[name],
  element: <RemoteOutlet name={name} />,
  errorElement: <RemoteCrash name={name} />,
  children: retryable(routes, name),
})
