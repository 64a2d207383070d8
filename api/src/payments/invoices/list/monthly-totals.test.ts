import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()
const totals = async (months?: number, { client }: Pick<typeof payer, 'client'> = payer) =>
  (await client.invoices.getMonthlyTotals({ query: months === undefined ? {} : { months } })).months
const pay = async (amount: number, transfer_date: string) =>
  (await payer.pay({ invoice: { amount, transfer_date } })).invoice_id
const setStatus = (id: number, status: 3 | 4) =>
  app.db.updateTable('invoices').set({ status }).where('id', '=', id).execute()
const empty = (month: string) => ({ month, transferred_amount: 0, planned_amount: 0, count: 0 })

test('refuses more than a year', async () => {
  await assert.rejects(totals(13))
  await assert.rejects(totals(0))
})

test('a company without payments has six months of nothing, the running one last', async () => {
  assert.deepEqual(await totals(), ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(empty))
})

test('sums by month of transfer, sent apart from planned, without cancelled payments', async () => {
  await setStatus(await pay(10_000, '2026-11-30'), 4)
  await setStatus(await pay(20_000, '2026-11-30'), 3)
  await pay(40_000, '2026-11-27')
  await pay(80_000, '2026-12-01')
  await payer.client.invoices.cancelInvoice({ params: { id: await pay(160_000, '2026-11-30') } })
  assert.deepEqual(await totals(1), [
    { month: '2026-11', transferred_amount: 10_000, planned_amount: 60_000, count: 3 },
  ])
  const stranger = await app.signIn()
  assert.deepEqual(await totals(1, stranger), [empty('2026-11')])
})

test('the year turns, and the month is that of Japan', async () => {
  app.clock.set('2026-12-31T15:00:00Z')
  const today = await app.signIn(payer)
  assert.deepEqual(
    (await totals(3, today)).map(({ month, planned_amount }) => [month, planned_amount]),
    [
      ['2026-11', 60_000],
      ['2026-12', 80_000],
      ['2027-01', 0],
    ],
  )
})
