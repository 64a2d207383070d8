import { preloadScreen } from '../environment/preload-scripts.ts'
import type { RemoteName } from '@invoice-card/environment'
import { isAvailable, isInMenu } from './availability.ts'
import { idle } from '@invoice-card/remote/base'
import { remoteLoader } from './remote-loader.ts'
import { remoteNames, remoteOf } from '../environment/remote-names.ts'

/**
 * Fetches the remote behind a link that the user is about to follow, with the page's own scripts. For `onPointerEnter`
 * and `onFocus`.
 */
export async function prefetch(path: string): Promise<void> {
  const name = remoteOf(path)
  if (!name || !(await isAvailable(name))) return
  await load(name).then(
    () => preloadScreen(path),
    () => undefined,
  )
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
