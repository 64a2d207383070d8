import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { recordFirstCheck, requireAction } from '../../backoffice/calls/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const start = app.clock.now().toISOString()
const moveTo = async (at: string) => {
  app.clock.set(at)
  await payer.signInAgain()
}
beforeEach(() => moveTo(start))
const newestBody = async () =>
  (
    await app.db
      .selectFrom('notifications')
      .select('body')
      .where('company_id', '=', payer.companyId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).body
/** The day that was chosen, and the one on which the transfer is shown to come. */
const daysOf = async (id: number) => {
  const { transfer_date, timeline } = await payer.client.invoices.getInvoice({ params: { id } })
  return [transfer_date, timeline.find(({ kind }) => kind === 'transferred')?.on]
}
async function checked() {
  const { invoice_id } = await payer.pay()
  await recordFirstCheck(app.examiner, invoice_id, examiners.first)
  return invoice_id
}

// Its screen went on calling a day that was over the planned one, and nobody said that the transfer had moved.
test('a planned day before the check is complete is replaced, and the notice says so', async () => {
  const id = await checked()
  await moveTo('2026-11-29T01:00:00Z')
  assert.deepEqual(await daysOf(id), ['2026-11-30', '2026-11-30'])
  await moveTo('2026-11-30T01:00:00Z')
  assert.deepEqual(await daysOf(id), ['2026-11-30', null])
  await completeInvoice(app.examiner, id, examiners.second)
  assert.deepEqual(await daysOf(id), ['2026-12-01', '2026-12-01'])
  assert.match(
    await newestBody(),
    /2026年12月1日（火）に振り込みます。振込日は、当初の2026年11月30日（月）から変更となりました。/,
  )
})

test('a transfer that the bank sent back has no day until its account is examined', async () => {
  const id = await checked()
  await completeInvoice(app.examiner, id, examiners.second)
  assert.doesNotMatch(await newestBody(), /振込日を変更/)
  await moveTo('2026-12-01T01:00:00Z')
  assert.deepEqual(await daysOf(id), ['2026-11-30', '2026-11-30'])
  await requireAction(app.examiner, id, examiners.first, 6, null)
  assert.deepEqual(await daysOf(id), ['2026-11-30', null])
})
