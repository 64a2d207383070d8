import pg from 'pg'
import { OpsError } from '../../applications.ts'

/** Of a session that may take hours: what a role or server sets would end it, or change what COPY writes. */
const settings = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0;
  set search_path = public, pg_temp; set row_security = off;
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set client_encoding = 'UTF8'`

/** Runs `work` on a connection of its own. @throws OpsError where the database does not answer */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'invoice-card-backup' })
  // The statement that waits fails as well; without a listener the process would end.
  client.on('error', () => {})
  try {
    await client.connect().catch((cause: Error) => {
      throw new OpsError(`The database does not answer: ${cause.message}`, { code: 'unreachable', cause })
    })
    await client.query(settings)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A name as it stands in a statement; `schema.table` is quoted part by part. */
export const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.')
