import { readTokens } from '@invoice-card/session'
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom'
import { remoteOf } from '../environment/remote-names.ts'
import { remainingWaitMs, within } from './navigation-timer.ts'
import { remoteLoader } from './remote-loader.ts'

const maxWaitMs = 1000

/**
 * Id of the signed-in layout's route: remotes become its children. It also has a splat route for each prefix, which
 * shows `unknown-path.tsx`.
 */
export const shellRouteId = 'shell'

/**
 * Asks a path's remote for its routes. For an anonymous user, who is about to be sent to sign in, no byte is fetched.
 */
export const discoverRemoteRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const name = remoteOf(path)
  if (!name || readTokens() === null) return
  // The splat route is in the same script: it says what is wrong, and leads here again.
  const loader = await within(
    remainingWaitMs(maxWaitMs),
    remoteLoader().catch(() => undefined),
  )
  const route = await loader?.routesOfRemote(name)
  // Patching the same id again changes nothing.
  if (route) patch(shellRouteId, [route])
}
