import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { warmPool } from '../../../testing/app/warm-pool.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'

// Two colleagues change the days of one request: the dialog of the second began from days that were over, and the buyer
// was mailed what nobody had meant.

const { app } = await startAppWithPayer()
const seller = await createSeller(app)
const days = (payment_due_date: string, deposit_date: string) => ({ payment_due_date, deposit_date })
const known = days('2026-12-25', '2026-12-25')
const theirs = days('2026-12-21', '2026-12-21')
const own = days('2026-12-25', '2026-12-22')
const change = (id: number, body: typeof known, known_dates?: typeof known) =>
  seller.client.collections.changeRequestDates({ params: { id }, body: { ...body, known_dates } })
const stored = async (id: number) => {
  const { due_date, deposit_date } = await seller.client.collections.getRequestSeller({ params: { id } })
  return days(due_date, deposit_date ?? '')
}
const mailsTo = async (address: string) => {
  await app.runJobs()
  return (await app.mailbox()).filter(({ to_address }) => to_address === address).length
}

test('refuses to overwrite days that somebody else has changed since, and mails nothing', async () => {
  const supplier_person_email = 'conflict@example.jp'
  const { id } = await seller.request({ supplier_person_email })
  await change(id, theirs, known)
  const mails = await mailsTo(supplier_person_email)
  await assert.rejects(change(id, own, known), isRefusedCall('request_dates_changed'))
  assert.deepEqual(await stored(id), theirs)
  assert.equal(await mailsTo(supplier_person_email), mails)
})

test('of two changes in the same moment the second is refused', async () => {
  const { id } = await seller.request({ supplier_person_email: 'at-once@example.jp' })
  await warmPool(app)
  const outcomes = await Promise.allSettled([change(id, theirs, known), change(id, own, known)])
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  assert.deepEqual(refusals.map(isRefusedCall('request_dates_changed')), [true])
})

test('takes the same change a second time, and mails it once: its answer was lost', async () => {
  const supplier_person_email = 'again@example.jp'
  const { id } = await seller.request({ supplier_person_email })
  await change(id, own, known)
  const mails = await mailsTo(supplier_person_email)
  assert.equal((await change(id, own, known)).deposit_date, own.deposit_date)
  assert.equal(await mailsTo(supplier_person_email), mails)
})

test('takes a change of a page that does not say what it began from', async () => {
  const { id } = await seller.request({ supplier_person_email: 'older-page@example.jp' })
  await change(id, theirs, known)
  await change(id, own)
  assert.deepEqual(await stored(id), own)
})
