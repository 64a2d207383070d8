import type pg from 'pg'

/** A table that holds rows itself: a plain one or a part of a partitioned one. */
export interface TableShape {
  /** `schema.table`. */
  readonly name: string
  /** Without those that PostgreSQL works out itself. */
  readonly columns: string[]
  readonly partition: { readonly of: string; readonly bound: string } | null
}

const isOurs = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; of: string | null; bound: string }>(`
    select n.nspname || '.' || c.relname as name, pn.nspname || '.' || p.relname as of,
      pg_get_expr(c.relpartbound, c.oid) as bound,
      (select coalesce(array_agg(attname::text order by attnum), '{}') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_inherits i on i.inhrelid = c.oid and c.relispartition
    left join pg_class p on p.oid = i.inhparent left join pg_namespace pn on pn.oid = p.relnamespace
    where c.relkind = 'r' and ${isOurs} order by 1`)
  return rows.map(({ name, columns, of, bound }) => ({ name, columns, partition: of === null ? null : { of, bound } }))
}

/** A value that a sequence never had is null. */
export async function listSequences(client: pg.Client): Promise<{ name: string; last_value: string | null }[]> {
  const { rows } = await client.query<{ name: string; last_value: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text from pg_sequences order by 1`,
  )
  return rows
}

/** Whether nothing was ever made in this database. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${isOurs} limit 1`,
  )
  return rowCount === 0
}

/** The migrations that made this database, in the order of their names. */
export async function listMigrations(client: pg.Client): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migrations order by name',
  )
  return rows
}

/** Version of the tables of the job queue. */
export async function queueVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? 0
}

/** Ends of all audit chains as one hash, and the newest anchor. */
export async function readAuditHead(client: pg.Client) {
  const { rows } = await client.query<{ chains: number; records: number; heads_sha256: string }>(`
    select count(*)::int as chains, coalesce(sum(sequence), 0)::float8 as records, encode(sha256(convert_to(
      coalesce(string_agg(chain || ' ' || sequence || ' ' || hash, e'\\n' order by chain collate "C"), ''), 'UTF8')), 'hex') as heads_sha256
    from public.audit_heads`)
  const { rows: anchors } = await client.query<{ number: number; hash: string }>(
    'select number::int, hash from public.audit_anchors order by number desc limit 1',
  )
  const [head = { chains: 0, records: 0, heads_sha256: '' }] = rows
  return { ...head, anchor: anchors[0] ?? null }
}
