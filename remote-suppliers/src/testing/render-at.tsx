import type { IsPathOn } from '@invoice-card/remote'
import { openRemote } from '@invoice-card/remote/testing'
import { routes } from '../routes.tsx'

/** Renders the remote at an address, inside the double of the host. */
export const renderAt = (
  at: string | { readonly pathname: string; readonly state: unknown },
  isPathOn: IsPathOn = () => true,
) => openRemote(routes, { prefix: 'suppliers', at, isPathOn })
