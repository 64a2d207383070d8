import {
  databaseUrl,
  type DatabaseRole,
  databaseRoles,
  passwordVariable,
  readSettings,
  secret,
  type Variables,
} from '@invoice-card/settings'
import * as v from 'valibot'

const program = 'The database command'

interface DatabaseSettings {
  /** As who makes the roles, or as their owner. */
  readonly url: string
  /** Of the roles whose password is to be set. */
  readonly passwords: Readonly<Partial<Record<DatabaseRole, string>>>
}

/**
 * What the command that makes roles and tables needs: none of the secrets of the processes.
 * @throws SettingsError
 */
export function readDatabaseSettings(variables: Variables = process.env): DatabaseSettings {
  const { DATABASE_URL: url } = readSettings(program, variables, (environment, set) => ({
    DATABASE_URL: databaseUrl(environment, { hint: 'postgres://…?sslmode=verify-full', tls: set.DATABASE_TLS }),
  }))
  const given = readSettings(program, variables, environment =>
    Object.fromEntries(
      databaseRoles.map(role => [
        passwordVariable(role),
        v.optional(secret(environment, { hint: 'openssl rand -hex 32' })),
      ]),
    ),
  )
  const passwords = databaseRoles.flatMap(role => {
    const password = given[passwordVariable(role)]
    return typeof password === 'string' ? [[role, password] as const] : []
  })
  return { url, passwords: Object.fromEntries(passwords) }
}
