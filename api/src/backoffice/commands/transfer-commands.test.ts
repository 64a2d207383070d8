import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { answeredFile } from '../../testing/outside/bank.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { findTransferFile } from '../../payments/transfers/file-store.ts'
import { recordFirstCheck } from '../calls/actions.ts'
import { completeInvoice } from '../../payments/examination/complete.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { examinerActor } from '../../platform/audit/examiner.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services, db, config } = app
const day = '2026-11-30'
const { run: backoffice } = createExaminerDesk(services)

// A search of the audit log by person missed what was settled by file.
test('a person who settles a file has one name in the audit log, the course and the books', async () => {
  const ids: number[] = []
  for (let count = 0; count < 2; count++) {
    const { invoice_id } = await payer.pay()
    await recordFirstCheck(services, invoice_id, examiners.suzuki)
    await completeInvoice(services, invoice_id, examiners.sato)
    ids.push(invoice_id)
  }
  await backoffice('transfer-file', day, '--as', 'tanaka')
  const { content } = (await findTransferFile(db, day, 1)) ?? assert.fail('no file')
  const answered = join(config.dataDir, 'answered.txt')
  await writeFile(answered, answeredFile(content, '0', '2'))
  await backoffice('transfer-result', day, '--in', answered, '--as', 'tanaka')

  const audited = await db
    .selectFrom('audit_log')
    .select('action')
    .where('actor', '=', examinerActor(examiners.tanaka))
    .orderBy('action')
    .execute()
  assert.deepEqual(
    audited.map(({ action }) => action),
    [
      'call.makeTransferFile',
      'call.readTransferResult',
      'invoice.returnTransfer',
      'invoice.transfer',
      'transfer_file.made',
      'transfer_file.settled',
    ],
  )
  const events = await db
    .selectFrom('invoice_events')
    .select('actor')
    .where('invoice_id', 'in', ids)
    .where('kind', 'in', ['transferred', 'action_required'])
    .execute()
  assert.deepEqual(
    events.map(({ actor }) => actor),
    ['tanaka', 'tanaka'],
  )
  assert.deepEqual(await db.selectFrom('transfers').select('done_by').where('done_at', 'is not', null).execute(), [
    { done_by: 'tanaka' },
  ])
})
