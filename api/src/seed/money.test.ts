import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectionTabs, type CollectionTab, isClosedDay, paymentTabs, type PaymentTab } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import { auditBooks } from '../audit/books-store.ts'
import { startAppWithGateway } from '../testing/payer-app.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedCompanies } from './companies.ts'
import { seedMoney } from './money.ts'

const { app } = await startAppWithGateway()
const companies = await seedCompanies(app.db)
await seedCatalogue(app.services, companies)
await seedMoney(app.services, companies)

const demo = async () => (await app.signIn({ ...companies.demo, emailAddress: '', password: '' })).client

test('fills every tab of payments and every group of requests', async () => {
  const client = await demo()
  for (const tab of Object.keys(paymentTabs) as PaymentTab[]) {
    const { total_count } = await client.invoices.listInvoices({ query: { ...paymentTabs[tab], size: 1 } })
    assert.ok(total_count > 0, tab)
  }
  for (const group of Object.keys(collectionTabs) as CollectionTab[]) {
    const { total_count_invoice_requests } = await client.collections.listRequestSellers({ query: { status: collectionTabs[group], size: 1 } })
    assert.ok(total_count_invoice_requests > 0, group)
  }
  assert.equal((await client.creditCards.listCreditCards()).credit_cards.length, 1)
})

test('leaves books that hold, dates that banks are open on, and some unread notifications', async () => {
  assert.deepEqual(await auditBooks(app.db), [])
  const client = await demo()
  const { invoices } = await client.invoices.listInvoices({ query: { size: 100 } })
  for (const { transfer_date } of invoices) assert.ok(transfer_date === null || !isClosedDay(transfer_date, holidays), `${transfer_date}`)
  const { count_all, count_unread } = await client.notifications.listNotifications()
  assert.ok(count_unread > 0 && count_unread < count_all)
})

test('adds nothing the second time', async () => {
  const count = async () => (await app.db.selectFrom('invoices').select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
  const before = await count()
  await seedMoney(app.services, companies)
  assert.equal(await count(), before)
})
