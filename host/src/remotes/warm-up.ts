import { preloadScreen } from '../environment/preload-scripts.ts'
import type { RemoteName } from '@invoice-card/environment'
import { isAvailable, isInMenu } from './availability.ts'
import { idle } from '@invoice-card/remote/base'
import { matchRoutes, type RouteMatch } from 'react-router-dom'
import { remoteLoader } from './remote-loader.ts'
import { remoteNamed, remoteNames, remoteOf } from '../environment/remote-names.ts'

/**
 * Loads the remote behind a link that the user is about to follow, and the screen's own scripts, all at once. For
 * `onPointerEnter` and `onFocus`. Never rejects: the navigation asks again.
 */
export async function prefetch(path: string): Promise<void> {
  const name = remoteOf(path)
  if (!name || !(await isAvailable(name))) return
  try {
    const children = await load(name)
    preloadScreen(path)
    await Promise.all((matchRoutes([{ path: remoteNamed(name).prefix, children }], path) ?? []).map(run))
  } catch {
    // The scripts are asked for once more when they are needed.
  }
}

/** Runs the scripts of a screen, which the press on its link would wait for. */
const run = ({ route: { lazy } }: RouteMatch): unknown => typeof lazy === 'function' && lazy()

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
