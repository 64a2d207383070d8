import { readTokens } from '@invoice-card/session'
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom'
import { remoteOf } from './names.ts'

/** Id of the signed-in layout's route: remotes become its children. It also has a splat route for each prefix, which shows `unknown-path.tsx`. */
export const shellRouteId = 'shell'

/** Asks a path's remote for its routes. For an anonymous user, who is about to be sent to sign in, no byte is fetched. */
export const discoverRemoteRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const name = remoteOf(path)
  if (!name || readTokens() === null) return
  const { routesOfRemote } = await import(/* webpackChunkName: "remote-loader" */ './routes-of-remote.tsx')
  const route = await routesOfRemote(name)
  // Patching the same id again changes nothing.
  if (route) patch(shellRouteId, [route])
}
