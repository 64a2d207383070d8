import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { examineSupplier, type SupplierDecision } from './examination.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()

const decide = (decision: SupplierDecision, supplierId = payer.supplierId) =>
  examineSupplier(app.examiner, { supplierId, examiner: examiners.tanaka, decision, comment: null })
const status = async () => (await payer.client.suppliers.getSupplier({ params: { id: payer.supplierId } })).status
const setStatus = (status: 'Unapproved' | 'Escalation' | 'Approved' | 'Rejected') =>
  app.db.updateTable('suppliers').set({ status }).where('id', '=', payer.supplierId).execute()
const notices = async () =>
  (await payer.client.notifications.listNotifications({ query: { from: 0, size: 20 } })).notifications.map(
    ({ title }) => title,
  )

test('finds no supplier that is not there', async () => {
  assert.equal(await decide('approve', 999_999), 'supplier_not_found')
})

test('refuses what does not follow from the status', async () => {
  for (const [from, decision] of [
    ['Escalation', 'escalate'],
    ['Approved', 'approve'],
    ['Approved', 'reject'],
    ['Rejected', 'approve'],
    ['Rejected', 'escalate'],
  ] as const) {
    await setStatus(from)
    assert.equal(await decide(decision), 'supplier_status', `${from} ${decision}`)
    assert.equal(await status(), from)
  }
  assert.deepEqual(await notices(), [])
})

test('decides once when two examiners decide at the same time', async () => {
  await setStatus('Escalation')
  const answers = await Promise.all([decide('approve'), decide('reject')])
  assert.equal(answers.filter(answer => answer === 'supplier_status').length, 1)
  assert.equal((await notices()).length, 1)
})

test('escalates in silence, approves with a notice and audits both', async () => {
  await setStatus('Unapproved')
  const before = (await notices()).length
  await decide('escalate')
  assert.deepEqual([await status(), (await notices()).length], ['Escalation', before])
  await decide('approve')
  assert.equal(await status(), 'Approved')
  assert.match((await notices())[0] ?? '', /^取引先「.+」の確認が完了しました$/)
  const actions = await app.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `supplier:${payer.supplierId}`)
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    actions.slice(-2).map(({ action }) => action),
    ['supplier.escalate', 'supplier.approve'],
  )
})

test('refuses new payments to a rejected supplier', async () => {
  await setStatus('Unapproved')
  await decide('reject')
  await assert.rejects(payer.pay(), { code: 'supplier_not_allowed' })
  assert.match((await notices())[0] ?? '', /^取引先「.+」へのお支払いはご利用いただけません$/)
})
