import { createHash, randomUUID } from 'node:crypto'
import { processRoles, roleName } from '@invoice-card/settings'
import pg from 'pg'
import { zenginEdition } from '../../platform/zengin/zengin.ts'
import { connect, type Db } from '../../platform/database/connection.ts'
import { readMigrations } from '../../platform/database/migrate.ts'
import { changedColumns, hiddenColumns } from '../../platform/database/roles/columns.ts'
import { functionRights, queueRights, schemaRights, tableRights } from '../../platform/database/roles/rights.ts'
import { prepareDatabase, roleUrlsOf, type RoleUrls } from './prepare.ts'
import { testServerUrl } from './postgres.ts'

export interface TestDatabase {
  /** Of the superuser, who prepares what a test needs and looks behind. */
  readonly url: string
  /** The same database as each role signs in to it. */
  readonly urls: RoleUrls
  /** As the superuser. */
  readonly db: Db
  /** Closes the connections and removes the database. */
  readonly close: () => Promise<void>
}

const templateLockId = 4_130_227
const processes = processRoles.map(roleName).join(', ')
const rightsEdition = () =>
  JSON.stringify([tableRights, queueRights, functionRights, schemaRights, hiddenColumns, changedColumns])

/**
 * A fresh, migrated database of its own, copied from a template that is made once for each set of migrations and
 * edition of the banks.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServerUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, async client => {
    await client.query('select pg_advisory_lock($1)', [templateLockId])
    const template = await ensureTemplate(server, client)
    await client.query(`create database ${name} owner ${roleName('owner')} template ${template} strategy file_copy`)
    // The only rights that a copy lacks.
    await client.query(`revoke all on database ${name} from public; grant connect on database ${name} to ${processes}`)
  })
  return opened(server, name)
}

/** A database in which nothing was ever made; its URLs are for when it has roles. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = await testServerUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, client => client.query(`create database ${name}`))
  return opened(server, name)
}

function opened(server: string, name: string): TestDatabase {
  const url = withDatabase(server, name)
  const db = connect(url)
  const close = async () => {
    await db.destroy()
    await asAdmin(server, client => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url, urls: roleUrlsOf(url), db, close }
}

async function ensureTemplate(server: string, client: pg.Client): Promise<string> {
  const version = createHash('sha256')
    .update([...readMigrations().map(({ checksum }) => checksum), zenginEdition(), rightsEdition()].join())
    .digest('hex')
    .slice(0, 12)
  const template = `template_${version}`
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount) return template
  const building = `${template}_building`
  await client.query(`drop database if exists ${building} with (force)`)
  await client.query(`create database ${building}`)
  await prepareDatabase(withDatabase(server, building))
  await client.query(`alter database ${building} rename to ${template}`)
  return template
}

async function asAdmin<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
