import pg from 'pg'
import { databaseRoles, type DatabaseRole, roleName } from '@invoice-card/settings'
import { scramVerifier } from './scram.ts'

const lockId = 4_130_228
const attributes = 'login nosuperuser nocreatedb nocreaterole noinherit noreplication nobypassrls'

export type RolePasswords = Readonly<Partial<Record<DatabaseRole, string>>>

/**
 * Makes the roles on the server of `url`, whose user may create roles, and gives the owner that database with all that
 * is in it. Done again it sets the passwords that are given and leaves the others.
 */
export async function createRoles(url: string, passwords: RolePasswords): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin')
    // Roles belong to the server: two products that start together would change the same rows.
    await client.query('select pg_advisory_xact_lock($1)', [lockId])
    for (const role of databaseRoles) await createRole(client, role, passwords[role])
    await client.query(handOver)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function createRole(client: pg.Client, role: DatabaseRole, password: string | undefined): Promise<void> {
  const name = roleName(role)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(scramVerifier(password))}`
  await client.query(`${rowCount ? 'alter' : 'create'} role ${name} with ${attributes}${secret}`)
}

const owner = roleName('owner')

// The database and its tables may be older than the roles. Names are looked up in the catalogue, never taken from
// outside.
const handOver = `
do $$
declare statement text;
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant ${owner} to %I with inherit true, set true', current_user);
  end if;
  execute format('alter database %I owner to ${owner}', current_database());
  for statement in
    select format('alter schema %I owner to ${owner}', nspname) from pg_namespace where nspname in ('public', 'pgboss')
    union all
    select format('alter %s %s owner to ${owner}',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, oid::regclass)
    from pg_class c where relnamespace::regnamespace::text in ('public', 'pgboss') and relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    union all
    select format('alter routine %s owner to ${owner}', oid::regprocedure)
    from pg_proc p where pronamespace::regnamespace::text in ('public', 'pgboss')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select format('alter type %s owner to ${owner}', oid::regtype)
    from pg_type where typnamespace::regnamespace::text in ('public', 'pgboss') and typtype in ('e', 'd')
  loop
    execute statement;
  end loop;
end $$`
