import { remotePrefixes } from '@invoice-card/remote'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { loadRemoteModule, remoteAt } from './load.ts'

/** Id of the host's route that holds the logged-in layout; remotes' routes become its children. */
export const layoutRouteId = 'logged-in'

/**
 * Adds a remote's routes under its prefix when one of its paths is first opened.
 * A failure must not replace the shell: it becomes an error route inside the layout, which is replaced when a retry succeeds.
 */
export function createDiscovery(errorElement: (error: unknown) => RouteObject): PatchRoutesOnNavigationFunction {
  const discovered = new Set<string>()
  return async ({ path, patch }) => {
    const name = remoteAt(path)
    if (!name || discovered.has(name)) return
    const prefix = remotePrefixes[name]
    try {
      const { routes } = await loadRemoteModule(name)
      discovered.add(name)
      patch(layoutRouteId, [{ id: name, path: prefix, children: routes }])
    }
    catch (error) {
      patch(layoutRouteId, [{ ...errorElement(error), id: `${name}-error-${crypto.randomUUID()}`, path: `${prefix}/*` }])
    }
  }
}
