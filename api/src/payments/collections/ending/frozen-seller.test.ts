import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { freeze, unfreeze } from '../../../backoffice/freezes/freeze.ts'
import { createTestApp } from '../../../testing/app/app.ts'
import { examiners } from '../../../testing/companies/examiners.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { lapseRequests, remindRequests } from './jobs.ts'

// A frozen seller's requests cannot be paid, and its buyers were reminded to pay them all the same.

const app = await createTestApp()
after(() => app.close())
const reason = '不正利用の疑い'

const order = ({ companyId }: { companyId: number }) => ({ kind: 'company', id: companyId, reason }) as const
const mailNames = async (id: number) => {
  await app.runJobs()
  const rows = await app.db
    .selectFrom('mails')
    .select(['name', 'sent_at'])
    .where('invoice_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.filter(({ sent_at }) => sent_at !== null).map(({ name }) => name?.replace(/^request_|_by_link$/g, ''))
}
const remindAt = async (moment: string) => {
  app.clock.set(moment)
  await remindRequests.run(app.worker, {})
}
/** A request that ends on 22 December at noon; its seller is frozen once the first mail is out. */
async function freezeAfterRequest() {
  app.clock.set('2026-11-20T01:00:00Z')
  const seller = await createSeller(app)
  const { id } = await seller.request()
  assert.deepEqual(await mailNames(id), ['received'])
  assert.equal(typeof (await freeze(app.examiner, order(seller), examiners.sato)), 'object')
  return { seller, id }
}

test('buyers of a frozen seller are not reminded; they are the morning after it is unfrozen', async () => {
  const { seller, id } = await freezeAfterRequest()
  await remindAt('2026-12-18T00:00:00Z')
  assert.deepEqual(await mailNames(id), ['received'])
  await unfreeze(app.examiner, order(seller), examiners.suzuki)
  await remindAt('2026-12-21T00:00:00Z')
  await remindAt('2026-12-22T00:00:00Z')
  assert.deepEqual(await mailNames(id), ['received', 'reminder'])
})

test('a request that lapsed meanwhile is reminded of no more; its buyer reads that it is over', async () => {
  const { seller, id } = await freezeAfterRequest()
  await remindAt('2026-12-21T00:00:00Z')
  assert.deepEqual(await mailNames(id), ['received'])
  app.clock.set('2026-12-22T03:00:00Z')
  await lapseRequests.run(app.worker, {})
  await unfreeze(app.examiner, order(seller), examiners.suzuki)
  await remindAt('2026-12-23T00:00:00Z')
  assert.deepEqual(await mailNames(id), ['received', 'expired'])
})

test('a mail that waits in the queue when its seller is frozen asks nobody to pay', async () => {
  app.clock.set('2026-11-20T01:00:00Z')
  const seller = await createSeller(app)
  const { id } = await seller.request()
  await freeze(app.examiner, order(seller), examiners.sato)
  assert.deepEqual(await mailNames(id), [])
  await unfreeze(app.examiner, order(seller), examiners.suzuki)
  await seller.client.collections.sendRequestMail({ params: { id } })
  assert.deepEqual(await mailNames(id), ['received'])
})
