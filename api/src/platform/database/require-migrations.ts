import pg from 'pg'
import { lockId, readMigrations } from './migrate.ts'

const connectTimeoutMs = 5_000
/** No such table, schema or right: `migrate` has not been here. */
const unprepared = ['42P01', '3F000', '42501']

/** The database is older than this process, or just being migrated. */
export class NotMigrated extends Error {
  override name = 'NotMigrated'
}

/**
 * Checks before a process works that the migrations are done: it may not migrate itself (decision 0129), and a newer
 * database is fine.
 * @throws NotMigrated until `pnpm database migrate` of this version is done
 */
export async function requireMigrations(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  client.on('error', () => {})
  try {
    await client.connect()
    // Held while files are applied and rights are granted.
    const { rows: locks } = await client.query<{ got: boolean }>('select pg_try_advisory_lock_shared($1) as got', [
      lockId,
    ])
    if (!locks[0]?.got) throw new NotMigrated('The database is being migrated')
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const missing = readMigrations().filter(({ name }) => !applied.has(name))
    if (missing.length > 0)
      throw new NotMigrated(`The database lacks ${missing[0]?.name}: run \`pnpm database migrate\` of this version`)
  } catch (error) {
    if (!unprepared.includes((error as pg.DatabaseError).code ?? '')) throw error
    throw new NotMigrated('The database was never migrated: run `pnpm database roles` and `pnpm database migrate`', {
      cause: error,
    })
  } finally {
    await client.end()
  }
}
