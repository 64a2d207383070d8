import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentTabs, type PaymentTab } from '@invoice-card/domain'
import { recordFirstCheck, markTransferred, rejectInvoice, requireAction } from '../../../backoffice/calls/actions.ts'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { TransitionRefused } from '../../../books/moves/move.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()

/** A fixed sequence of numbers that look like chance, so that a failure comes again. */
const sequence = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

test("the header's counts match the rows after any mixture of concurrent changes", async () => {
  const random = sequence(20_261_121)
  const ids: number[] = []
  for (let i = 0; i < 12; i++) ids.push((await payer.pay()).invoice_id)

  const { examiner: services } = app
  const changes: ((id: number) => Promise<unknown>)[] = [
    id => recordFirstCheck(services, id, examiners.tanaka),
    id => completeInvoice(services, id, examiners.suzuki),
    id => markTransferred(services, id, examiners.bank),
    id => requireAction(services, id, examiners.tanaka, 2, null),
    id => rejectInvoice(services, id, examiners.suzuki, null),
    id => payer.client.invoices.cancelInvoice({ params: { id } }),
    id => payer.client.invoices.updateInvoice({ params: { id }, body: { comment: '確認しました。' } }),
  ]
  // Half of the changes are not allowed where they hit: they must leave the counts alone, too.
  const step = async () => {
    const id = ids[Math.floor(random() * ids.length)] ?? 0
    const change = changes[Math.floor(random() * changes.length)]
    await change?.(id).catch((error: unknown) => {
      const isRefusal = error instanceof TransitionRefused || (error instanceof Error && error.name === 'RefusedCall')
      if (!isRefusal) throw error
    })
  }
  for (let round = 0; round < 15; round++) {
    await Promise.all([step(), step(), step(), step()])
    assert.deepEqual(await auditBooks(app.db), [])
  }
  await app.runJobs()
  assert.deepEqual(await auditBooks(app.db), [])
})

test("answers the header's queries from the counts, and the same with a page of rows", async () => {
  for (const tab of Object.keys(paymentTabs) as PaymentTab[]) {
    const counted = await payer.client.invoices.listInvoices({ query: { ...paymentTabs[tab], from: 0, size: 1 } })
    const all = await payer.client.invoices.listInvoices({ query: { ...paymentTabs[tab], from: 0, size: 100 } })
    assert.equal(counted.total_count, all.invoices.length, tab)
  }
})
