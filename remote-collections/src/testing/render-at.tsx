import type { Features, IsPathOn } from '@invoice-card/remote'
import { openRemote } from '@invoice-card/remote/testing'
import { routes } from '../routes.tsx'

/** Renders the remote at an address, inside the double of the host. */
export const renderAt = (at: string, features?: Features, isPathOn?: IsPathOn) =>
  openRemote(routes, { prefix: 'collections', at, ...(features && { features }), ...(isPathOn && { isPathOn }) })
