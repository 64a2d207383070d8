import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { recordFirstCheck, markTransferred } from '../../backoffice/calls/actions.ts'
import { summarizePayments } from '../../parties/suppliers/public.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { completeInvoice } from '../examination/complete.ts'
import { recordReturnedTransfer, refundReturned, resendReturned } from './returned.ts'

const { app, payer } = await startAppWithPayer()
const { examiner: services } = app
const { client, supplierId } = payer

async function send(): Promise<number> {
  const { invoice_id } = await payer.pay()
  await recordFirstCheck(services, invoice_id, examiners.first)
  await completeInvoice(services, invoice_id, examiners.second)
  await markTransferred(services, invoice_id, examiners.second)
  return invoice_id
}
const rowOf = async (id: number) =>
  (await client.invoices.listInvoices({ query: { from: 0, size: 20 } })).invoices.find(row => row.id === id)
const lineOf = async (id: number): Promise<Record<string, string>> => {
  const { download_url } = await client.invoices.exportInvoices({ query: { ids: [id] } })
  const text = await (await app.app.request(download_url)).text()
  return (parse(text, { bom: true, columns: true }) as Record<string, string>[])[0] ?? assert.fail()
}
const monthOf = async () => (await client.invoices.getMonthlyTotals({ query: { months: 1 } })).months[0]
const transferredCount = async () => (await summarizePayments(services.db, supplierId)).transferred_count
const yearsOf = async () =>
  (await client.suppliers.listSupplierPaymentSums({ params: { id: supplierId } })).years.map(
    ({ year, count, amount, planned_amount, commission_amount }) => [
      year,
      count,
      amount,
      planned_amount,
      commission_amount,
    ],
  )

// Of a payment that was given back to the card they said 振込完了, with its fee, and added both to what was paid.
test('lists, their file and sums follow a payment whose money was returned', async () => {
  const id = await send()
  const sent = { transferred_amount: 110_000, planned_amount: 0 }
  assert.equal((await rowOf(id))?.return_state, undefined)
  assert.partialDeepStrictEqual(await monthOf(), sent)
  assert.equal(await transferredCount(), 1)

  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  assert.equal((await rowOf(id))?.return_state, 'undecided')
  assert.equal(await transferredCount(), 0)
  assert.equal((await lineOf(id))['状態'], '組戻し・確認中')
  assert.partialDeepStrictEqual(await monthOf(), { transferred_amount: 0, planned_amount: 110_000 })
  assert.deepEqual(await yearsOf(), [[2026, 1, 110_000, 110_000, 3_300]])
  await resendReturned(services, id, examiners.second)
  assert.equal((await rowOf(id))?.return_state, 'resend')
  assert.deepEqual(await yearsOf(), [[2026, 1, 110_000, 110_000, 3_300]])
  await markTransferred(services, id, examiners.second)
  assert.equal((await rowOf(id))?.return_state, undefined)
  assert.partialDeepStrictEqual(await monthOf(), sent)
  assert.deepEqual(await yearsOf(), [[2026, 1, 110_000, 0, 3_300]])

  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  await refundReturned(services, id, examiners.second)
  assert.equal((await rowOf(id))?.return_state, 'refund')
  const line = await lineOf(id)
  assert.deepEqual(
    [line['状態'], line['振込日'], line['請求金額'], line['手数料（税込）'], line['カードのお支払い合計']],
    ['返金', '', '110000', '', ''],
  )
  assert.partialDeepStrictEqual(await monthOf(), { transferred_amount: 0, planned_amount: 0, count: 0 })
  assert.deepEqual(await yearsOf(), [])
})

test('the receipt of a fee that was given back says so in its name, and is made again', async () => {
  const id = await send()
  const receipt = async () => {
    const { download_url, file_name } = await client.invoices.getReceiptDownloadUrl({ params: { id } })
    return { file_name, bytes: Buffer.from(await (await app.app.request(download_url)).arrayBuffer()) }
  }
  const issued = await receipt()
  assert.doesNotMatch(issued.file_name, /返金/)
  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  assert.deepEqual(await receipt(), issued)
  await refundReturned(services, id, examiners.second)
  const refunded = await receipt()
  assert.match(refunded.file_name, /^領収書_\d{8}_株式会社アオバデザイン_返金済み_R-\d{8}\.pdf$/)
  assert.notDeepEqual(refunded.bytes, issued.bytes)
})

// It stayed in the month of the transfer that had come back.
test('a payment that is sent again counts on the day on which the payee gets the money', async () => {
  const id = await send()
  await recordReturnedTransfer(services, id, examiners.first, '口座解約')
  app.clock.set('2027-01-05T01:00:00Z')
  await resendReturned(services, id, examiners.second)
  // A session ends before the next of these days.
  const signedIn = async () => (await app.signIn(payer)).client
  const years = async () =>
    (await (await signedIn()).suppliers.listSupplierPaymentSums({ params: { id: supplierId } })).years.map(
      ({ year, amount, planned_amount }) => [year, amount, planned_amount],
    )
  assert.deepEqual(await years(), [[2027, 110_000, 110_000]])
  app.clock.set('2027-01-06T01:00:00Z')
  await markTransferred(services, id, examiners.second)

  const { invoices } = await signedIn()
  const found = async (date_from: string, date_to: string) =>
    (await invoices.listInvoices({ query: { date_from, date_to } })).invoices.some(row => row.id === id)
  assert.deepEqual([await found('2026-11-01', '2026-11-30'), await found('2027-01-06', '2027-01-06')], [false, true])
  const { months } = await invoices.getMonthlyTotals({ query: { months: 3 } })
  assert.deepEqual(
    months.map(({ month, transferred_amount }) => [month, transferred_amount]),
    [
      ['2026-11', 0],
      ['2026-12', 0],
      ['2027-01', 110_000],
    ],
  )
  assert.deepEqual(await years(), [[2027, 110_000, 0]])
  const { download_url } = await invoices.exportInvoices({ query: { ids: [id] } })
  assert.match(await (await app.app.request(download_url)).text(), /2027-01-06/)
  const receipt = await app.db.selectFrom('receipts').select('content').where('invoice_id', '=', id).executeTakeFirst()
  assert.equal(receipt?.content.transaction_date, '2026-11-20')
})
