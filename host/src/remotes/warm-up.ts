import { preloadScreen } from '../environment/preload-scripts.ts'
import type { RemoteName } from '@invoice-card/environment'
import { isAvailable, isInMenu } from './availability.ts'
import { queryClientOf } from '@invoice-card/remote'
import { handlesOf, idle } from '@invoice-card/remote/base'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { remoteLoader } from './remote-loader.ts'
import { remoteNamed, remoteNames, remoteOf } from '../environment/remote-names.ts'

/**
 * Loads the remote behind a link that the user is about to follow, and the screen's own scripts, all at once, then what
 * the screen asks for first. For `onPointerEnter` and `onFocus`. Never rejects: the navigation asks again.
 */
export async function prefetch(path: string): Promise<void> {
  const name = remoteOf(path)
  if (!name || !(await isAvailable(name))) return
  try {
    const { search } = new URL(path, location.origin)
    const routes = await routesAt(path, name)
    const cache = queryClientOf(name)
    // Rows from before a change that is being made would count as fresh after it.
    if (cache.isMutating() > 0) return
    await Promise.all(handlesOf(routes).map(({ prefetch: ask }) => ask?.(new URLSearchParams(search), cache)))
  } catch {
    // The scripts are asked for once more when they are needed.
  }
}

/** A press comes with the focus, and is not to look for them once more. */
const routesByPath = new Map<string, readonly RouteObject[]>()

/** The routes of a screen, when its scripts have run, which the press on its link would wait for. */
async function routesAt(path: string, name: RemoteName): Promise<readonly RouteObject[]> {
  const before = routesByPath.get(path)
  if (before) return before
  const children = await load(name)
  preloadScreen(path)
  const table: RouteObject[] = [{ path: remoteNamed(name).prefix, children }]
  const routes = (matchRoutes(table, path) ?? []).map(({ route }) => route)
  await Promise.all(routes.map(({ lazy }) => typeof lazy === 'function' && lazy()))
  routesByPath.set(path, routes)
  return routes
}

/**
 * Loads every remote of the menus while the browser has nothing else to do. Only after sign-in, when the first screen
 * is complete.
 */
export async function warmUpRemotes(): Promise<void> {
  for (const name of remoteNames) {
    await idle()
    if (await isInMenu(name)) await load(name).catch(() => undefined)
  }
}

const load = async (name: RemoteName) => (await remoteLoader()).loadRemote(name)
