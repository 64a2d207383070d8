import { createHash } from 'node:crypto'
import { type DatabaseRole, forEachRole, urlOfRole } from '@invoice-card/settings'
import { migrate } from '../../platform/database/migrate.ts'
import { createRoles } from '../../platform/database/roles/create-roles.ts'

export type RoleUrls = Readonly<Record<DatabaseRole, string>>

// The same for all that share a server, and known only to who can sign in to it anyway.
const passwordOf = (url: string, role: DatabaseRole): string =>
  createHash('sha256')
    .update(`${new URL(url).password} ${role}`)
    .digest('base64url')

/** The database of a server's superuser, as each role signs in to it. */
export const roleUrlsOf = (url: string): RoleUrls => forEachRole(role => urlOfRole(url, role, passwordOf(url, role)))

/** Makes roles, tables and rights, as `pnpm database` does, in a database of the superuser. */
export async function prepareDatabase(url: string): Promise<RoleUrls> {
  await createRoles(
    url,
    forEachRole(role => passwordOf(url, role)),
  )
  await migrate(url)
  return roleUrlsOf(url)
}
