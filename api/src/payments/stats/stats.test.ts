import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectionTabs, paymentTabs } from '@invoice-card/domain'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()
type Client = typeof payer.client

const page = { from: 0, size: 1 }

/** What the header of a fresh screen adds up. */
async function countedByLists(client: Client) {
  const payments = async (tab: keyof typeof paymentTabs) =>
    client.invoices.listInvoices({ query: { ...page, ...paymentTabs[tab] } })
  const suppliers = async (...status: readonly ('Approved' | 'Escalation' | 'Unapproved' | 'Rejected')[]) =>
    (await client.suppliers.listSuppliers({ query: { ...page, status: [...status] } })).count_all
  const requests = async (tab: keyof typeof collectionTabs) =>
    client.collections.listRequestSellers({ query: { ...page, status: collectionTabs[tab] } })
  const [review, asked] = [await payments('review'), await requests('request')]
  return {
    payments_action_required: review.total_count_is_action_required,
    payments_review: review.total_count,
    payments_reserved: (await payments('reserved')).total_count,
    payments_history: (await payments('history')).total_count,
    payments_waiting: (await payments('waiting')).total_count,
    payments_draft: (await client.drafts.listDrafts({ query: page })).count,
    suppliers_enable: await suppliers('Approved', 'Escalation', 'Unapproved'),
    suppliers_disable: await suppliers('Rejected'),
    notification_unread: (await client.notifications.listNotifications({ query: page })).count_unread,
    collections_request: asked.total_count_invoice_requests,
    collections_decided: (await requests('decided')).total_count_invoice_requests,
    collections_history: (await requests('history')).total_count_invoice_requests,
    collections_draft: (await client.requestDrafts.listInvoiceRequestDrafts({ query: page })).count,
    collections_account_required: asked.total_count_is_account_required,
  }
}

const zeros = {
  payments_action_required: 0,
  payments_review: 0,
  payments_reserved: 0,
  payments_history: 0,
  payments_waiting: 0,
  payments_draft: 0,
  suppliers_enable: 0,
  suppliers_disable: 0,
  notification_unread: 0,
  collections_request: 0,
  collections_decided: 0,
  collections_history: 0,
  collections_draft: 0,
  collections_account_required: 0,
}

test('gives every count as the lists do', async () => {
  const { client } = payer
  for (const invoice_number of ['ST-1', 'ST-2', 'ST-3']) await payer.pay({ invoice: { invoice_number } })
  const { invoice_id } = await payer.pay({ invoice: { invoice_number: 'ST-4' } })
  await client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await client.drafts.createDraft({ body: { values: { invoice_number: 'ST-5' } } })
  await app.db.updateTable('suppliers').set({ status: 'Rejected' }).where('id', '=', payer.supplierId).execute()
  const counted = await client.stats.getStats()
  assert.deepEqual(counted, await countedByLists(client))
  const { payments_review, payments_history, payments_draft, suppliers_disable } = counted
  assert.deepEqual([payments_review, payments_history, payments_draft, suppliers_disable], [3, 1, 1, 1])
})

test('gives each counter under its own name', async () => {
  const company = await app.signIn()
  const names = ['payments_actionRequired', 'payments_review', 'payments_reserved', 'payments_history'] as const
  const others = ['payments_waiting', 'collections_request', 'collections_decided', 'collections_history'] as const
  await app.db
    .insertInto('company_counters')
    .values([...names, ...others].map((name, index) => ({ company_id: company.companyId, name, count: index + 1 })))
    .execute()
  assert.deepEqual(await company.client.stats.getStats(), {
    ...zeros,
    payments_action_required: 1,
    payments_review: 2,
    payments_reserved: 3,
    payments_history: 4,
    payments_waiting: 5,
    collections_request: 6,
    collections_decided: 7,
    collections_history: 8,
  })
})

test('counts nothing of another company', async () => {
  const stranger = await app.signIn()
  assert.deepEqual(await stranger.client.stats.getStats(), zeros)
})

test('counts no requests where they are switched off', async () => {
  const seller = await app.signIn()
  await seller.client.requestDrafts.createInvoiceRequestDraft({ body: { values: {} } })
  assert.equal((await seller.client.stats.getStats()).collections_draft, 1)
  app.setToggles({ collections_existing: false })
  assert.deepEqual(await seller.client.stats.getStats(), zeros)
})
