import type { FlowName } from '@invoice-card/session'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'

/** What a screen declares to the host about itself; put it on the route's `handle`. */
export interface RouteHandle {
  /** Document title and what is announced when the route changes, e.g. 「お支払いの確認」. */
  readonly title?: string
  /** Shown instead of the logo on phones (docs/product.md#header), in place of the remote's own `flowTitle`. */
  readonly flowTitle?: string
  /** The flow whose data stays while the user is on this screen. */
  readonly flow?: FlowName
  /** Flows that lead into this one: their data stays as well, for the link back. */
  readonly entries?: readonly FlowName[]
  /** Asks for what the screen shows first, when a user is about to come to an address of it. */
  readonly prefetch?: (search: URLSearchParams, cache: QueryClient) => Promise<void>
}

/** The one module a remote exposes, `./routes`. Paths are relative to the remote's prefix, e.g. `review/:id`. */
export interface RemoteModule {
  readonly routes: RouteObject[]
}

/** Handles of the matched routes, outermost first. */
export const handlesOf = (matches: readonly { readonly handle?: unknown }[]): RouteHandle[] =>
  matches.flatMap(({ handle }) => (handle ? [handle as RouteHandle] : []))
