import type { RemoteName } from '@invoice-card/environment'
import type { RouteObject } from 'react-router-dom'
import { isAvailable } from './availability.ts'
import { loadRemotePatiently } from './load.ts'
import { remoteNamed } from '../environment/remote-names.ts'
import { RemoteCrash, RemoteOutlet } from './remote-outlet.tsx'
import { retryable } from './retryable-routes.tsx'

export { loadRemote } from './load.ts'

/**
 * Loads a remote and gives its routes under its prefix. Undefined when it is off or did not come: the path then falls
 * through to the shell's splat route, which shows what happened, and the next navigation tries again.
 */
export async function routesOfRemote(name: RemoteName): Promise<RouteObject | undefined> {
  if (!(await isAvailable(name))) return undefined
  const routes = await loadRemotePatiently(name)
  return (
    routes && {
      id: name,
      path: remoteNamed(name).prefix,
      element: <RemoteOutlet name={name} />,
      errorElement: <RemoteCrash name={name} />,
      children: retryable(routes, name),
    }
  )
}
