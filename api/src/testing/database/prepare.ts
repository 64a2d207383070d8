import { createHash } from 'node:crypto'
import { databaseRoles, type DatabaseRole, forEachRole, roleName, urlOfRole } from '@invoice-card/settings'
import pg from 'pg'
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

/**
 * Makes roles, tables and rights, as `pnpm database` does, in a database of the superuser.
 * @param last the last migration, of a database as it was before the next ones
 */
export async function prepareDatabase(url: string, last?: string): Promise<RoleUrls> {
  await createRoles(
    url,
    forEachRole(role => passwordOf(url, role)),
  )
  await hashPasswordsOnce(url)
  await migrate(url, { last })
  return roleUrlsOf(url)
}

/**
 * Each sign-in of a test would repeat the hash 4096 times, a millisecond of a core. Nobody guesses the passwords of a
 * test server.
 */
async function hashPasswordsOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Roles belong to the server: others may be making theirs.
    await client.query('begin; lock table pg_authid in share row exclusive mode; set local scram_iterations = 1')
    for (const role of databaseRoles)
      await client.query(`alter role ${roleName(role)} password ${pg.escapeLiteral(passwordOf(url, role))}`)
    const { username, password } = new URL(url)
    await client.query(
      `alter role ${pg.escapeIdentifier(decodeURIComponent(username))} password ${pg.escapeLiteral(decodeURIComponent(password))}`,
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
}
