import { roleName } from '@invoice-card/settings'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OpsError } from '../../applications.ts'
import { quoted } from './connection.ts'
import type { TableShape } from './catalogue.ts'

interface LoadedTable extends TableShape {
  readonly rows: number
}

interface Load {
  readonly tables: readonly LoadedTable[]
  readonly sequences: readonly { readonly name: string; readonly last_value: string | null }[]
  readonly open: (table: LoadedTable) => Promise<Readable>
  readonly onTable: (done: number) => void
}

/**
 * Replaces the rows of all tables, in one transaction: cut off, it leaves them as they were. Triggers do not run, for
 * their work is in the rows; foreign keys are made again at the end, which holds every row to them.
 * @throws OpsError where rows do not fit the tables
 */
export async function loadTables(client: pg.Client, { tables, sequences, open, onTable }: Load): Promise<void> {
  await client.query(`begin; set local role ${roleName('owner')}`)
  try {
    for (const table of tables) await ensurePartition(client, table)
    const triggers = await statementsOf(client, triggersQuery)
    const keys = await statementsOf(client, foreignKeysQuery)
    for (const { undo } of [...triggers, ...keys]) await client.query(undo)
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
    for (const [index, table] of tables.entries()) {
      await loadTable(client, table, await open(table))
      onTable(index + 1)
    }
    for (const { name, last_value } of sequences)
      if (last_value !== null) await client.query('select setval($1, $2)', [quoted(name), last_value])
    for (const { redo } of [...keys, ...triggers]) await client.query(redo)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (error instanceof OpsError) throw error
    throw new OpsError(`The rows do not fit the tables: ${(error as Error).message}`, { cause: error })
  }
}

async function loadTable(client: pg.Client, { name, columns, rows }: LoadedTable, bytes: Readable): Promise<void> {
  const into = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(bytes, into).catch((cause: Error) => {
    throw new OpsError(`The rows of ${name} cannot be loaded: ${cause.message}`, { cause })
  })
  if (into.rowCount !== rows) throw new OpsError(`${name} has ${into.rowCount} rows, and the manifest says ${rows}`)
}

/** A part for past days is not made by a migration of today. */
async function ensurePartition(client: pg.Client, { name, partition }: LoadedTable): Promise<void> {
  if (partition === null) return
  const { rows } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    quoted(name),
  ])
  if (!rows[0]?.is_there)
    await client.query(`create table ${quoted(name)} partition of ${quoted(partition.of)} ${partition.bound}`)
}

interface Statement {
  readonly undo: string
  readonly redo: string
}

const statementsOf = async (client: pg.Client, query: string): Promise<Statement[]> =>
  (await client.query<Statement>(query)).rows

const isOurs = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

const triggersQuery = `
  select format('alter table %I.%I disable trigger %I', n.nspname, c.relname, t.tgname) as undo,
    format('alter table %I.%I enable trigger %I', n.nspname, c.relname, t.tgname) as redo
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgenabled = 'O' and c.relkind = 'r' and ${isOurs} order by 1`

// Those of a part come and go with their whole.
const foreignKeysQuery = `
  select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, k.conname) as undo,
    format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) as redo
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and ${isOurs} order by 1`
