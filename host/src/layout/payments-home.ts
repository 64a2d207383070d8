import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { requireSession } from '../routes/guard.ts'
import { knownStats } from './known-stats.ts'
import { paymentTarget } from './menu-targets.ts'

/** `/payments` is no screen: it leads where the menu leads. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  // Loaders run side by side: the shell's guard has not stopped anybody yet.
  requireSession(args)
  return redirect(paymentTarget(await knownStats()))
}
