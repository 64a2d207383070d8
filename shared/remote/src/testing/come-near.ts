import { matchRoutes, type RouteObject } from 'react-router-dom'
import { handlesOf } from '../module.ts'
import { createQueryClient } from '../query-client.ts'

/** What the host does when the pointer comes near to a link: asks for what its screen shows first. */
export async function comeNear(routes: readonly RouteObject[], prefix: string, at: string): Promise<void> {
  const table: RouteObject[] = [{ path: prefix, children: [...routes] }]
  const matches = matchRoutes(table, at) ?? []
  const { searchParams } = new URL(at, location.origin)
  const cache = createQueryClient()
  await Promise.all(handlesOf(matches.map(({ route }) => route)).map(({ prefetch }) => prefetch?.(searchParams, cache)))
}
