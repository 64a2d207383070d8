/** What a process is to the database: `examiner` is the back office, `reader` reads reports and changes nothing. */
export const processRoles = ['api', 'worker', 'examiner', 'reader'] as const
/** A role that a process signs in as. */
export type ProcessRole = (typeof processRoles)[number]

/** All roles: `owner` has the tables and runs the migrations, and no process signs in as it (decision 0129). */
export const databaseRoles = ['owner', ...processRoles] as const
/** A role of the database, by its short name; `roleName` gives that in PostgreSQL. */
export type DatabaseRole = (typeof databaseRoles)[number]

/** The role's name in PostgreSQL, where roles belong to the whole server. */
export const roleName = (role: DatabaseRole): string => `invoice_card_${role}`

/** The variable that has the password of a role, for the command that makes the roles. */
export const passwordVariable = (role: DatabaseRole): string => `DATABASE_${role.toUpperCase()}_PASSWORD`

/** The database of `url`, signed in as a role. */
export function urlOfRole(url: string, role: DatabaseRole, password: string): string {
  const own = new URL(url)
  own.username = roleName(role)
  own.password = password
  return own.href
}

/** Something for each role. */
export const forEachRole = <T>(give: (role: DatabaseRole) => T): Record<DatabaseRole, T> =>
  Object.fromEntries(databaseRoles.map(role => [role, give(role)])) as Record<DatabaseRole, T>
