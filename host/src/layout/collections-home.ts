import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { requireSession } from '../routes/guard.ts'
import { knownStats } from './known-stats.ts'
import { collectionTarget } from './menu-targets.ts'

/** `/collections` is no screen: it leads where the menu leads; where the feature is off, that path says so. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  requireSession(args)
  return redirect(collectionTarget(await knownStats()))
}
