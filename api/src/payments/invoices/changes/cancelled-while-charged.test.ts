import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordFirstCheck } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import type { Checkpoint } from '../../../platform/services/checkpoints.ts'
import { startMortalApp } from '../../../testing/companies/mortal-app.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, payer, dieAt, recover } = await startMortalApp()
const get = (id: number) => payer.client.invoices.getInvoice({ params: { id } })
const newestNotice = () =>
  app.db
    .selectFrom('notifications')
    .select(['kind', 'body'])
    .where('company_id', '=', payer.companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

async function cancelAt(point: Checkpoint) {
  const { invoice_id } = await payer.pay()
  await recordFirstCheck(app.examiner, invoice_id, examiners.first)
  await dieAt(point, () => completeInvoice(app.examiner, invoice_id, examiners.second))
  const before = await get(invoice_id)
  const cancelled = await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  const { body } = await newestNotice()
  await recover()
  return {
    promised: [before.cancel?.settlement, cancelled.cancellation?.settlement],
    body,
    end: (await get(invoice_id)).cancellation?.settlement,
  }
}

// The books still said "authorised", and the user who cancelled read that nothing is charged, while a charge and its
// refund were on the statement.
for (const [point, end] of [
  ['capture_intended', 'void'],
  ['capture_answered', 'refund'],
] as const) {
  test(`promises nothing on a cancel at ${point}, before the charge is known: it ends as ${end}`, async () => {
    const { promised, body, end: settled } = await cancelAt(point)
    assert.deepEqual(promised, ['void_or_refund', 'void_or_refund'])
    assert.match(body, /請求が確定していた場合は、手数料を含めて全額を返金します。確定していなかった場合、請求は/)
    assert.equal(settled, end)
  })
}

test('promises a refund on a cancel after the charge is known', async () => {
  const { promised, body, end } = await cancelAt('capture_recorded')
  assert.deepEqual([...promised, end], ['refund', 'refund', 'refund'])
  assert.match(body, /カードのご請求は、手数料を含めて全額を返金します。/)
})
