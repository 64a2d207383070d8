import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { remoteNamed, remoteOf } from '../environment/remote-names.ts'
import { requireSession } from '../session/guard.ts'
import { knownStats } from './known-stats.ts'
import { menuTarget } from './entries/menu-targets.ts'

/** `/payments` is no screen: it leads where the menu leads; where the remote is off, that path says so. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  // Loaders run side by side: the shell's guard has not stopped anybody yet.
  requireSession(args)
  const { pathname } = new URL(args.request.url)
  const name = remoteOf(pathname)
  if (!name) throw new Error(`No remote has ${pathname}`)
  return redirect(menuTarget(remoteNamed(name), await knownStats()))
}
