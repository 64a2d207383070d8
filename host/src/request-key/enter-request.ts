import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import { takeKeyOut } from '../session/pending-request-key.ts'

/** Loader of `/request`: the key waits in the tab, and a signed-in user stays so. */
export function enterRequest({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const address = takeKeyOut(request.url)
  if (address === null) return null
  throw replace(address)
}
