import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requireAction } from '../../backoffice/calls/actions.ts'
import { waitForInvoice } from '../../books/invoices/store.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { cancelUnanswered } from './cancel-unanswered.ts'
import { reconcilePayments } from '../reconciler/reconcile-payments.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const statusesOf = async (...ids: number[]) =>
  (await app.db.selectFrom('invoices').select('status').where('id', 'in', ids).orderBy('id').execute()).map(
    ({ status }) => status,
  )

async function asked(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made++) {
    const { invoice_id } = await payer.pay({ invoice: { due_date: '2026-12-25', transfer_date: '2026-12-25' } })
    await requireAction(app.examiner, invoice_id, examiners.tanaka, 4, null)
    ids.push(invoice_id)
  }
  return ids
}

// The job had its list, and looked again only whether something was asked.
test('an owner who answered and is asked again has days of its own, also beside the job', async () => {
  const [busy = 0, answered = 0] = await asked(2)
  app.clock.advance({ days: 7 })
  await payer.signInAgain()
  let job: Promise<void> | undefined
  await app.db.transaction().execute(async db => {
    await waitForInvoice(db, busy)
    job = cancelUnanswered.run(app.worker, {})
    await waitUntilBlocked(app.db)
    await payer.client.invoices.updateInvoice({ params: { id: answered }, body: { comment: '確認しました。' } })
    await requireAction(app.examiner, answered, examiners.tanaka, 1, null)
  })
  await job
  assert.deepEqual(await statusesOf(busy, answered), [5, 1])
})

// The job ended as done, and the one that failed waited for the next day.
test('a payment that cannot be cancelled delays no other one, and is retried with the job', async () => {
  const [broken = 0, other = 0] = await asked(2)
  app.clock.advance({ days: 7 })
  await sql
    .raw(`create function break_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_one before update on invoices for each row when (new.id = ${broken}) execute function break_one()`)
    .execute(app.db)
  await assert.rejects(cancelUnanswered.run(app.worker, {}), AggregateError)
  assert.deepEqual(await statusesOf(broken, other), [1, 5])
  await sql`drop trigger break_one on invoices`.execute(app.db)
  await cancelUnanswered.run(app.worker, {})
  assert.deepEqual(await statusesOf(broken, other), [5, 5])
})

// After its timeout of 300 seconds a run went on beside the next one.
test('a reconciler whose gateway takes long for each payment stops before the next one begins', async () => {
  await payer.signInAgain()
  for (let made = 0; made < 3; made++)
    await payer.start(await payer.application({ invoice: { due_date: '2026-12-25', transfer_date: '2026-12-25' } }))
  app.clock.advance({ minutes: 2 })
  let calls = 0
  const gateway = {
    ...app.services.gateway,
    call: async (...args: Parameters<typeof app.services.gateway.call>) => {
      calls += 1
      app.clock.advance({ seconds: 130 })
      return app.services.gateway.call(...args)
    },
  }
  await reconcilePayments.run({ ...app.worker, gateway }, {})
  assert.equal(calls, 2)
})
