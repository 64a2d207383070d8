import type pg from 'pg'

/** One right on one object, in the words of PostgreSQL: `grant select (name) on table public.users to …`. */
export interface Grant {
  /** A role's name, or `public` for everybody. */
  readonly role: string
  readonly privilege: string
  /** E.g. `table public.users`, `schema public`. */
  readonly object: string
  readonly column: string | null
}

export interface Catalogue {
  readonly database: string
  /** `schema.table` to its columns; the dated parts of a table are left out, for rights come from the whole. */
  readonly tables: ReadonlyMap<string, readonly string[]>
  /** `schema.function` to its signatures, without those of extensions. */
  readonly functions: ReadonlyMap<string, readonly string[]>
  /** What everybody but the owner may do with them. */
  readonly grants: readonly Grant[]
}

const ours = `n.nspname in ('public', 'pgboss')`
const isNoExtension = (of: string) =>
  `not exists (select from pg_depend d where d.objid = ${of}.oid and d.deptype = 'e')`
const isNoPart = `(not c.relispartition or c.relname = 'job_common')`

const tablesQuery = `
  select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f') and ${isNoPart} and ${isNoExtension('c')} group by 1`

const functionsQuery = `
  select n.nspname || '.' || p.proname as name, array_agg(p.oid::regprocedure::text) as signatures
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and ${isNoExtension('p')} group by 1`

const grantsQuery = `
  with objects (object, acl, owner, attname) as (
    select 'database ' || quote_ident(datname), coalesce(datacl, acldefault('d', datdba)), datdba, null::name
    from pg_database where datname = current_database()
    union all
    select 'schema ' || n.nspname, coalesce(n.nspacl, acldefault('n', n.nspowner)), n.nspowner, null
    from pg_namespace n where ${ours}
    union all
    select case c.relkind when 'S' then 'sequence ' else 'table ' end || n.nspname || '.' || c.relname, c.relacl, c.relowner, null
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and ${isNoExtension('c')}
    union all
    select 'table ' || n.nspname || '.' || c.relname, a.attacl, c.relowner, a.attname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where ${ours} and not a.attisdropped
    union all
    select 'function ' || p.oid::regprocedure, coalesce(p.proacl, acldefault('f', p.proowner)), p.proowner, null
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and ${isNoExtension('p')}
  )
  select coalesce(r.rolname, 'public') as role, lower(e.privilege_type) as privilege, o.object, o.attname::text as column
  from objects o cross join lateral aclexplode(o.acl) e left join pg_roles r on r.oid = e.grantee
  where e.grantee <> o.owner`

/** What is in the database, and who may do what with it. */
export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  // Names come with their schema whatever the path is.
  const { rows: path } = await client.query<{ path: string }>(`select current_setting('search_path') as path`)
  await client.query(`set search_path = ''`)
  const { rows: databases } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(tablesQuery)
  const { rows: functions } = await client.query<{ name: string; signatures: string[] }>(functionsQuery)
  const { rows: grants } = await client.query<Grant>(grantsQuery)
  await client.query(`select set_config('search_path', $1, false)`, [path[0]?.path])
  return {
    database: databases[0]?.name ?? '',
    tables: new Map(tables.map(({ name, columns }) => [name, columns])),
    functions: new Map(functions.map(({ name, signatures }) => [name, signatures])),
    grants,
  }
}
