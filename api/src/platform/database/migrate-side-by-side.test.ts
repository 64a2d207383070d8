import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { queueMail } from '../mail/queue-mail.ts'
import { startProcess } from '../../testing/app/process.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { migrate, readMigrations, createMigration } from './migrate.ts'

const { app, payer } = await startAppWithPayer()

// What a release may bring to a busy table (decision 0071): a column that older processes leave out, a rule that fills
// it, a fill of all rows, an index, a check.
const release = [
  createMigration('9000-weight', 'alter table invoices add column weight integer not null default 0'),
  createMigration(
    '9001-weight-of-new-rows',
    `create function fill_weight() returns trigger language plpgsql as $$ begin new.weight := new.amount; return new; end $$;
    create trigger fill_weight before insert on invoices for each row execute function fill_weight()`,
  ),
  createMigration(
    '9002-weight-of-all-rows',
    `update invoices set weight = amount; alter table invoices add check (weight = amount);
    create index on invoices (buyer_company_id, weight)`,
  ),
  createMigration('9003-mails', `alter table mails add column channel text not null default 'mail'`),
]
const migrations = [...readMigrations(), ...release]

const weights = async () => {
  const { rows } = await sql<{ wrong: number; all: number }>`
    select count(*) filter (where weight is distinct from amount)::integer as wrong, count(*)::integer as all from invoices`.execute(
    app.db,
  )
  return rows[0]
}

test(
  'calls and jobs of the release before go on while the next one migrates, and after it',
  { timeout: 180_000 },
  async context => {
    const worker = startProcess(context, 'worker.ts', {
      ...app.environment.variables,
      DATA_DIR: app.config.dataDir,
      DATABASE_URL: app.databaseUrl,
    })
    await worker.says('worker ready')
    await payer.pay()
    let isMigrating = true
    let during = 0
    const paying = async () => {
      while (isMigrating) {
        await payer.pay()
        during += 1
      }
    }
    const customers = Promise.all([paying(), paying()])
    // Two processes of the next release start at once, as two machines do.
    const applied = await Promise.all([
      migrate(app.databaseUrl, { migrations }),
      migrate(app.databaseUrl, { migrations }),
    ])
    isMigrating = false
    await customers
    assert.deepEqual(
      applied.flat(),
      release.map(({ name }) => name),
    )
    await payer.pay()
    assert.deepEqual(await weights(), { wrong: 0, all: during + 2 })

    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from mails`.execute(app.db)
    await queueMail(app.db, {
      name: 'new_device',
      to: payer.emailAddress,
      content: { subject: '移行後', paragraphs: ['本文'] },
      now: app.clock.now(),
    })
    await worker.says('mail sent', (rows[0]?.count ?? 0) + 1)
    assert.equal(worker.times('job failed'), 0)
  },
)
