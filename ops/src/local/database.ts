import { hostOf } from '@invoice-card/config/postgres'
import { type DatabaseRole, forEachRole, passwordVariable, urlOfRole } from '@invoice-card/settings'
import { makePrivateFolder, readOrMakeSecret } from '@invoice-card/settings/private-files'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { runDatabaseCommand } from '../database-command.ts'

export type RoleUrls = Readonly<Record<DatabaseRole, string>>

const name = 'invoice_card'
/** Of a server that has just been made; everybody knows it. */
const initialPassword = 'postgres'
const passwordRefused = '28P01'

/** A password of this data directory: made by the first start, for its owner's eyes only. */
function passwordOf({ root }: DataDirectory, role: DatabaseRole | 'admin'): string {
  const folder = join(root, 'keys')
  makePrivateFolder(folder, console.warn)
  return readOrMakeSecret(join(folder, `database-${role}.secret`), () => randomBytes(32).toString('hex'), console.warn)
}

/** Waits for the embedded server and makes sure that the product's database is there; gives its superuser's URL. */
export async function ensureDatabase(data: DataDirectory, port: number, timeoutMs = 60_000): Promise<string> {
  const password = passwordOf(data, 'admin')
  const urlOf = (database: string) => urlIn(data, port, password, database)
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      await withClient(urlOf('postgres'), async client => {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
        if (rowCount === 0) await client.query(`create database ${name}`)
      })
      return urlOf(name)
    } catch (cause) {
      if ((cause as pg.DatabaseError).code === passwordRefused) await replaceInitialPassword(data, port, password)
      else if (Date.now() > deadline)
        throw new OpsError(`PostgreSQL does not answer on port ${port}; the log postgres.log says why`, { cause })
      else await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

const urlIn = ({ database: folder }: DataDirectory, port: number, password: string, database: string): string =>
  `postgres://postgres:${password}@${hostOf(folder)}:${port}/${database}`

/** @throws OpsError where the password is another: its file was lost. */
const replaceInitialPassword = (data: DataDirectory, port: number, password: string): Promise<void> =>
  withClient(urlIn(data, port, initialPassword, 'postgres'), async client => {
    await client.query(`alter role postgres password ${pg.escapeLiteral(password)}`)
  }).catch((cause: unknown) => {
    throw new OpsError('The database has another password than keys/database-admin.secret: bring that file back', {
      cause,
    })
  })

/** Makes roles and tables, as `pnpm database` does in production; gives the URL of each role. */
export async function prepareDatabase(data: DataDirectory, adminUrl: string): Promise<RoleUrls> {
  const passwords = forEachRole(role => passwordOf(data, role))
  const variables = Object.fromEntries(
    Object.entries(passwords).map(([role, password]) => [passwordVariable(role as DatabaseRole), password]),
  )
  const own = { ENVIRONMENT: 'local', DATABASE_URL: adminUrl, ...variables }
  await runDatabaseCommand(['roles', 'migrate'], { ...process.env, ...own }, 'The database could not be prepared')
  return forEachRole(role => urlOfRole(adminUrl, role, passwords[role]))
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
