import { freePort } from '@invoice-card/config/free-port'
import { api as contracts, type Tokens } from '@invoice-card/contracts'
import { addBusinessDays, japanDay } from '@invoice-card/domain'
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { auditBooks } from '../../../api/src/backoffice/nightly-comparison/books-store.ts'
import { holidays } from '../../../api/src/parties/banks/public.ts'
import type { Client } from '../../../api/src/testing/app/app.ts'
import { type Answering, createTestClient } from '../../../api/src/testing/app/client.ts'
import { startProcess } from '../../../api/src/testing/app/process.ts'
import { startAppWithPayer } from '../../../api/src/testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../../api/src/testing/companies/payment.ts'
import { makeNextRelease } from './next-release.ts'

// Processes of their own have the hour of the machine.
const startedAt = new Date()
const { app, gateway, payer } = await startAppWithPayer({ startAt: startedAt.toISOString() })
const transfer_date = addBusinessDays(japanDay(startedAt), 8, holidays)
const pay = (by: Payer) => by.pay({ invoice: { due_date: transfer_date, transfer_date } })

/** A customer whose calls go to whatever answers them. */
const payerOf = (answering: Answering): Promise<Payer> => {
  const clientWith = (tokens: () => Tokens | null): Client =>
    // One client per resource, under the resource's name.
    Object.fromEntries(
      Object.entries(contracts).map(([name, contract]) => [name, createTestClient(answering, contract, tokens)]),
    ) as unknown as Client
  return createPayer({ app: answering, db: app.db, services: app.services, clientWith }, gateway)
}

/** As a load balancer does: one call to this process, the next one to the other. */
function alternately(...processes: readonly [Answering, Answering]): Answering {
  let calls = 0
  return { request: (path, init) => processes[calls++ % 2 === 0 ? 0 : 1].request(path, init) }
}

const countRows = async () => {
  const { rows } = await sql<{ all: number; by_next: number; wrong: number }>`
    select count(*)::integer as all, count(*) filter (where release_note = 'by the next release')::integer as by_next,
      count(*) filter (where release_weight is distinct from invoices.amount)::integer as wrong
    from payment_transactions join invoices on invoices.id = invoice_id`.execute(app.db)
  return rows[0]
}

// `pnpm chaos` rolls the same release out while processes are killed; there nobody looks whether both have served.
test(
  'this release serves while the next one migrates, and beside it afterwards',
  { timeout: 240_000 },
  async context => {
    const { root, remove } = makeNextRelease()
    context.after(remove)
    const sources = join(root, 'api/src')
    const port = String(await freePort())
    const variables = { ...app.environment.variables, ...gateway.variables, DATA_DIR: app.config.dataDir, PORT: port }
    await pay(payer)

    const next = startProcess(context, 'main.ts', { ...variables, DATABASE_URL: app.urls.api }, { sources })
    await next.says('9000-next-release')
    let isMigrating = true
    let during = 0
    const paying = async () => {
      while (isMigrating) {
        await pay(payer)
        during += 1
      }
    }
    const customer = paying()
    assert.equal(next.times('api listening'), 0)
    const migration = startProcess(
      context,
      'database.ts',
      { ...variables, DATABASE_URL: app.urls.owner },
      { sources, args: ['migrate'] },
    )
    const ended = await migration.ended.finally(() => {
      isMigrating = false
    })
    await customer
    assert.deepEqual(ended, [0, null])
    assert.ok(during > 0)

    await next.says('api listening')
    const request: Answering['request'] = (path, init) =>
      fetch(new URL(String(path), `http://127.0.0.1:${port}`), { ...init, redirect: 'manual' })
    // Begun here and ended there, and the other way round: a payment is three calls.
    const customers = await Promise.all([
      payerOf(alternately(app.app, { request })),
      payerOf(alternately({ request }, app.app)),
    ])
    for (const _ of ['first', 'second']) await Promise.all([...customers, payer].map(pay))
    assert.deepEqual(await countRows(), { all: 1 + during + 6, by_next: 2, wrong: 0 })
    assert.deepEqual(await auditBooks(app.db), [])
  },
)
