import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createEmptyDatabase, type TestDatabase } from '../../testing/database/database.ts'
import { prepareDatabase } from '../../testing/database/prepare.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { isVouchedFor } from './vouching.ts'
import { listExaminers } from './store.ts'

const dayBefore = new Date(Date.now() - 86_400_000)

let database: TestDatabase
let founder: number
before(async () => {
  database = await createEmptyDatabase()
  await prepareDatabase(database.url, '0016-receipt-number-gaps')
  founder = await add('founder', null)
})
after(() => database.close())

/** An account of before the rule, as its tables were then. */
async function add(login: string, created_by_id: number | null, initial_until: Date | null = null): Promise<number> {
  const { id } = await database.db
    .insertInto('examiners')
    .values({
      login,
      display_name: login,
      password_hash: '',
      totp_secret: 'sealed',
      roles: ['second_check'],
      initial_until,
      created_by_id,
      created_at: dayBefore,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let sequence = 0
const record = (actor: string, action: string, login: string) =>
  database.db
    .insertInto('audit_log')
    .values({
      chain: 'examiners',
      sequence: ++sequence,
      at: new Date(),
      actor,
      action,
      subject: `examiner:${login}`,
      detail: {},
      previous_hash: '',
      hash: String(sequence),
    })
    .execute()

// Where one founder had made all others, nobody could vouch for them, and no payment was charged.
test('accounts that were in use before the rule go on, and those of since wait for an admin', async () => {
  await add('at-work', founder)
  await add('not-signed-in', founder, new Date(Date.now() + 86_400_000))
  const other = await add('other-admin', founder)
  await add('reset', null, new Date(Date.now() + 86_400_000))
  await record(`examiner:${founder}:founder`, 'examiner.reset', 'reset')
  await record(`examiner:${other}:other-admin`, 'examiner.reset', 'reset')
  await migrate(database.url, { last: '0017-vouched-examiners' })
  await add('signed-in-since', founder)
  await record('examiner:0:signed-in-since', 'examiner.enrolled', 'signed-in-since')
  await migrate(database.url)
  const rows = await listExaminers(database.db)
  const vouched = rows.filter(isVouchedFor).map(({ login }) => login)
  assert.deepEqual(vouched, ['at-work', 'founder', 'other-admin'])
  assert.equal(rows.find(({ login }) => login === 'reset')?.reset_by_id, other)
})
