import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { recordFirstCheck, markTransferred } from '../../backoffice/calls/actions.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { completeInvoice } from '../examination/complete.ts'
import { prepareScheduledRequests } from '../request-schedules/prepare.ts'
import { recordReturnedTransfer, resendReturned } from './returned.ts'

const { gateway, app, payer } = await startAppWithPayer()
const { examiner: services } = app

const seller = await createSeller(app)
const { id } = await seller.request({
  supplier_person_email: payer.emailAddress,
  issue_date: '2026-11-20',
  payment_due_date: '2026-11-30',
  deposit_date: '2026-11-30',
})
const rule = { kind: 'day_of_month', day: 21 } as const
await seller.client.requestSchedules.createRequestSchedule({ body: { invoice_id: id, rule } })
const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
await payer.authenticate(
  await payer.client.payments.answerRequest(
    { params: { id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
    { idempotencyKey: randomUUID() },
  ),
)
await recordFirstCheck(services, id, examiners.first)
await completeInvoice(services, id, examiners.second)
app.clock.set('2026-11-30T01:00:00Z')
await markTransferred(services, id, examiners.second)
await recordReturnedTransfer(services, id, examiners.first, '口座解約')
app.clock.set('2026-12-03T01:00:00Z')
await resendReturned(services, id, examiners.second)
/** What buyer and seller plan and what has arrived, by month. */
async function sumsOfBoth() {
  const { months } = await (await app.signIn(seller)).client.collections.getDepositMonths()
  const { client } = await app.signIn(payer)
  const bought = await client.invoices.getMonthlyTotals({ query: { months: 2 } })
  return {
    bought: bought.months.map(({ month, count, planned_amount, transferred_amount }) => [
      month,
      count,
      planned_amount,
      transferred_amount,
    ]),
    sold: months
      .filter(({ month }) => bought.months.some(one => one.month === month))
      .map(({ month, count, planned_amount, deposited_amount }) => [month, count, planned_amount, deposited_amount]),
  }
}
const betweenReturnAndTransfer = await sumsOfBoth()
app.clock.set('2026-12-04T01:00:00Z')
await markTransferred(services, id, examiners.second)

test('a deposit that is sent again counts on the day on which it arrives, in sums and lists', async () => {
  const { collections } = (await app.signIn(seller)).client
  const found = async (deposit_date_from: string, deposit_date_to: string) =>
    (await collections.listRequestSellers({ query: { deposit_date_from, deposit_date_to } })).invoice_requests.map(
      ({ deposit_date }) => deposit_date,
    )
  assert.deepEqual(
    [await found('2026-11-01', '2026-11-30'), await found('2026-12-01', '2026-12-31')],
    [[], ['2026-12-04']],
  )
  const { months } = await collections.getDepositMonths()
  assert.deepEqual(
    months.filter(({ count }) => count > 0).map(({ month, deposited_amount }) => [month, deposited_amount]),
    [['2026-12', 106_700]],
  )
})

// The buyer's stood in the month of the first transfer until the second one was made.
test('until then both sides plan it for the day on which it is sent again', async () => {
  const onceThere = (amount: number) => [
    ['2026-11', 0, 0, 0],
    ['2026-12', 1, 0, amount],
  ]
  const before = (amount: number) => [
    ['2026-11', 0, 0, 0],
    ['2026-12', 1, amount, 0],
  ]
  assert.deepEqual(betweenReturnAndTransfer, { bought: before(110_000), sold: before(106_700) })
  assert.deepEqual(await sumsOfBoth(), { bought: onceThere(110_000), sold: onceThere(106_700) })
})

// It took the deposits of all later months along.
test('the days of the next request follow those that were agreed', async () => {
  app.clock.set('2026-12-20T21:00:00Z')
  await prepareScheduledRequests.run(app.worker, {})
  const drafts = await app.db
    .selectFrom('invoice_request_drafts')
    .select('form_values')
    .where('company_id', '=', seller.companyId)
    .execute()
  assert.deepEqual(
    drafts.map(({ form_values }) => form_values.deposit_date),
    ['2026-12-30'],
  )
})
