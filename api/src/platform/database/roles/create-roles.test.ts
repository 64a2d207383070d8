import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { prepareDatabase } from '../../../testing/database/prepare.ts'
import { testServerUrl } from '../../../testing/database/postgres.ts'
import { createMigration, migrate, readMigrations } from '../migrate.ts'
import { NotMigrated, requireMigrations } from '../require-migrations.ts'
import { differences } from './apply-rights.ts'
import { readCatalogue } from './catalogue.ts'
import { scramVerifier } from './scram.ts'

// Makes its databases itself: what is tested comes before a test's usual one.
let admin: pg.Client
const made: string[] = []
before(async () => {
  admin = new pg.Client({ connectionString: await testServerUrl() })
  await admin.connect()
})
after(async () => {
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
})

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  made.push(name)
  const url = new URL(await testServerUrl())
  url.pathname = `/${name}`
  return url.href
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('a database whose tables the superuser made is handed over to the owner, who migrates it', async () => {
  const url = await emptyDatabase()
  // As the processes did before there were roles.
  await withClient(url, async client => {
    for (const { sql } of readMigrations().slice(0, 16)) await client.query(sql)
    await client.query(
      'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    for (const { name, checksum } of readMigrations().slice(0, 16))
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  })
  const urls = await prepareDatabase(url)
  await migrate(urls.owner)
  await withClient(url, async client => {
    const { rows } = await client.query(
      `select relname from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and relkind in ('r', 'p', 'S') and relowner <> 'invoice_card_owner'::regrole`,
    )
    assert.deepEqual(rows, [])
    assert.deepEqual(differences(await readCatalogue(client)), { missing: [], surplus: [] })
  })
  // Its own migrations work as well as those of before.
  const column = createMigration('9000-notes', 'alter table invoices add column note text')
  assert.deepEqual(await migrate(urls.owner, { migrations: [...readMigrations(), column] }), ['9000-notes'])
})

test('a process refuses a database that lacks a file of its version, and says what to do', async () => {
  const url = await emptyDatabase()
  const before = readMigrations().slice(0, -1)
  await prepareDatabase(url).then(urls => withClient(urls.owner, client => client.query('delete from migrations')))
  const urls = await prepareDatabase(await emptyDatabase())
  await requireMigrations(urls.api)
  await withClient(urls.owner, client =>
    client.query('delete from migrations where name <> all ($1)', [before.map(({ name }) => name)]),
  )
  for (const role of ['api', 'worker'] as const)
    await assert.rejects(requireMigrations(urls[role]), {
      name: 'NotMigrated',
      message: /lacks \d{4}-.+: run `pnpm database migrate`/,
    })
})

test('a process waits while somebody migrates, and where nobody ever has', async () => {
  const urls = await prepareDatabase(await emptyDatabase())
  await withClient(urls.owner, async client => {
    await client.query('select pg_advisory_lock(4130226)')
    await assert.rejects(requireMigrations(urls.api), { name: 'NotMigrated', message: /is being migrated/ })
  })
  await requireMigrations(urls.api)
  const empty = new URL(urls.api)
  empty.pathname = new URL(await emptyDatabase()).pathname
  await assert.rejects(requireMigrations(empty.href), NotMigrated)
})

test('an older release that migrates a newer database takes no right from it', async () => {
  const urls = await prepareDatabase(await emptyDatabase())
  await withClient(urls.owner, async client => {
    await client.query(`create table newer (id int); grant select on newer to invoice_card_api;
      grant update on audit_log to invoice_card_worker; insert into migrations values ('9000-newer', 'x')`)
    await migrate(urls.owner)
    const given = () =>
      client.query(`select has_table_privilege('invoice_card_worker', 'audit_log', 'update') as given`)
    assert.equal((await given()).rows[0].given, true)
    await client.query(`delete from migrations where name = '9000-newer'; drop table newer`)
    await migrate(urls.owner)
    assert.equal((await given()).rows[0].given, false)
  })
})

test('a process that would migrate is refused', async () => {
  const urls = await prepareDatabase(await emptyDatabase())
  for (const role of ['api', 'worker', 'examiner', 'reader'] as const)
    await assert.rejects(migrate(urls[role]), { code: '42501' })
})

test('a password is sent as what PostgreSQL stores of it, and only one of ASCII', () => {
  // RFC 7677, section 3.
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64')
  assert.equal(
    scramVerifier('pencil', salt),
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  )
  for (const password of ['', 'ひみつ', 'two words']) assert.throws(() => scramVerifier(password), /ASCII/)
})
