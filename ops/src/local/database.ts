import pg from 'pg'
import { OpsError } from '../applications.ts'

const name = 'invoice_card'

/** Waits for the server and makes sure the product's database is there; gives its URL. */
export async function ensureDatabase(port: number, timeoutMs = 60_000): Promise<string> {
  const server = `postgres://postgres:postgres@127.0.0.1:${port}`
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
      if (rowCount === 0) await client.query(`create database ${name}`)
      return `${server}/${name}`
    } catch (cause) {
      if (Date.now() > deadline)
        throw new OpsError(`PostgreSQL does not answer on port ${port}; the log postgres.log says why`, { cause })
      await new Promise(resolve => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
