import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { processRoles, type ProcessRole, roleName } from '@invoice-card/settings'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/database.ts'
import { differences } from './apply-rights.ts'
import { readCatalogue } from './catalogue.ts'
import { undecidedTables } from './wanted.ts'

let database: TestDatabase
const clients: Partial<Record<ProcessRole | 'admin', pg.Client>> = {}
before(async () => {
  database = await createTestDatabase()
  for (const role of [...processRoles, 'admin'] as const) {
    const client = new pg.Client({ connectionString: role === 'admin' ? database.url : database.urls[role] })
    await client.connect()
    clients[role] = client
  }
})
after(async () => {
  for (const client of Object.values(clients)) await client.end()
  await database.close()
})
const as = (role: ProcessRole | 'admin'): pg.Client => clients[role] ?? assert.fail(role)

/** The roles that PostgreSQL refuses a statement; whatever it does else is undone. */
async function refusedTo(statement: string): Promise<ProcessRole[]> {
  const refused: ProcessRole[] = []
  for (const role of processRoles) {
    await as(role).query('begin')
    const code = await as(role)
      .query(statement)
      .then(
        () => null,
        (error: pg.DatabaseError) => error.code,
      )
    await as(role).query('rollback')
    if (code === '42501') refused.push(role)
    // An argument that is wrong would look like a refusal.
    else assert.ok(code === null || code === '23502' || code === '23514', `${role}: ${statement}: ${code}`)
  }
  return refused
}

test('every table, function and schema gives exactly what the tables of rights say', async () => {
  const catalogue = await readCatalogue(as('admin'))
  assert.deepEqual(differences(catalogue), { missing: [], surplus: [] })
  const lines = undecidedTables(catalogue).map(name => `add to roles/rights.ts: ${name.split('.')[1]}: { api: … },`)
  assert.deepEqual(lines, [], 'nobody has decided about the rights on these tables')
})

test('a table that nobody decided about is named, and is open to no process', async () => {
  const admin = as('admin')
  await admin.query('begin; create table newcomers (id int)')
  assert.deepEqual(undecidedTables(await readCatalogue(admin)), ['public.newcomers'])
  await admin.query('commit')
  assert.deepEqual(await refusedTo('select * from newcomers'), processRoles)
  await admin.query('drop table newcomers')
})

test('a right that somebody gave by hand shows', async () => {
  const admin = as('admin')
  await admin.query(`begin; grant select (password_hash) on users to ${roleName('reader')}`)
  await admin.query('grant delete on audit_log to public; grant insert on invoices to invoice_card_reader')
  const { missing, surplus } = differences(await readCatalogue(admin))
  await admin.query('rollback')
  assert.deepEqual(missing, [])
  assert.deepEqual(
    surplus.map(({ role, privilege, object, column }) => [role, privilege, object, column].join(' ')).sort(),
    [
      'invoice_card_reader insert table public.invoices ',
      'invoice_card_reader select table public.users password_hash',
      'public delete table public.audit_log ',
    ],
  )
})

const appendOnly = [
  'audit_anchors',
  'audit_log',
  'invoice_events',
  'ledger_entries',
  'ledger_postings',
  'receipts',
  'supplier_account_changes',
]
for (const table of appendOnly)
  test(`nobody changes, deletes or empties ${table}, or switches its triggers off`, async () => {
    const [column] = (
      await as('admin').query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attidentity = '' limit 1`,
      )
    ).rows
    for (const statement of [
      `update ${table} set ${column?.name} = ${column?.name}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column more text`,
      `drop table ${table} cascade`,
    ])
      assert.deepEqual(await refusedTo(statement), processRoles, statement)
  })

test('nobody becomes another, makes a thing, or goes around the rights', async () => {
  for (const statement of [
    ...['owner', ...processRoles].map(role => `set session authorization invoice_card_${role}`),
    'set role invoice_card_owner',
    'set role postgres',
    'set session_replication_role = replica',
    'create role another',
    'alter role invoice_card_api superuser',
    'grant invoice_card_owner to invoice_card_reader',
    'create schema mine',
    'create table public.mine (id int)',
    'create temporary table mine (id int)',
    'create function public.mine() returns int language sql return 1',
    'create function pgboss.mine() returns int language sql return 1',
    'create extension if not exists dblink',
    'drop trigger audit_log_append_only on audit_log',
    'alter function refuse_change() rename to allow_change',
    'select recount_invoice_lists()',
    'insert into invoice_list_counts values (1, $$amount$$, 0, 0, $$own$$, false, 1)',
    'insert into payment_evidence values (gen_random_uuid(), 1, $$x$$, true)',
    'insert into migrations (name, checksum) values ($$x$$, $$x$$)',
    'select * from pg_authid',
    'select pg_read_file($$/etc/passwd$$)',
    'copy companies to program $$cat$$',
  ])
    assert.deepEqual(
      (await refusedTo(statement)).filter(role => !statement.endsWith(`authorization ${roleName(role)}`)),
      processRoles.filter(role => !statement.endsWith(`authorization ${roleName(role)}`)),
      statement,
    )
})

test('the reader writes nothing at all, and reads no secret', async () => {
  const { rows } = await as('admin').query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  for (const { name } of rows) {
    assert.ok((await refusedTo(`insert into ${name} default values`)).includes('reader'), name)
    assert.ok((await refusedTo(`delete from ${name} where false`)).includes('reader'), name)
  }
  for (const secret of [
    'password_hash from users',
    '* from users',
    'token_hash from refresh_tokens',
    'token_hash from oauth_tokens',
    'token_hash from password_resets',
    'code_hash from auth_challenges',
    'code_hash from oauth_codes',
    'key_hash from request_keys',
    'password_hash from sign_ups',
    'secret_hash from oauth_clients',
    'browser_hash from known_browsers',
    'content from mails',
    'html from mails',
    'payload from outbox',
    'data from pgboss.job',
    'gateway_card_id from credit_cards',
  ])
    assert.ok((await refusedTo(`select ${secret}`)).includes('reader'), secret)
  await as('reader').query('select id, email_address, company_id from users')
  await as('reader').query('select to_address, subject, sent_at from mails')
})

test('a role that does not sign users in reads no password, token or code', async () => {
  for (const [secret, roles] of [
    ['password_hash from users', ['examiner', 'reader']],
    ['token_hash from refresh_tokens', ['examiner', 'reader']],
    ['code_hash from auth_challenges', ['examiner', 'reader']],
    ['key_hash from request_keys', ['reader']],
  ] as const)
    assert.deepEqual(await refusedTo(`select ${secret}`), roles, secret)
})

test('only the roles that decide about money write those rows', async () => {
  for (const [statement, roles] of [
    ['insert into transfer_files default values', ['api', 'reader']],
    ['update findings set acknowledged_by = null', ['api', 'reader']],
    ['insert into promotions default values', ['api', 'worker', 'reader']],
    ['insert into oauth_clients default values', ['api', 'worker', 'reader']],
    ['update users set password_hash = password_hash', ['worker', 'examiner', 'reader']],
    ['insert into users default values', ['worker', 'examiner', 'reader']],
    ['insert into companies default values', ['worker', 'examiner', 'reader']],
    ['update companies set registration_status = registration_status', ['worker', 'reader']],
    ['update companies set name = name', ['worker', 'reader']],
    ['update companies set transfer_person_name = transfer_person_name', ['worker', 'examiner', 'reader']],
    [`update mails set to_address = ''`, ['api', 'examiner', 'reader']],
    ['delete from mails', ['api', 'examiner', 'reader']],
    ['insert into pgboss.job default values', ['api', 'examiner', 'reader']],
  ] as const)
    assert.deepEqual(await refusedTo(statement), roles, statement)
})
