import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectionTabs, type CollectionTab, isClosedDay, paymentTabs, type PaymentTab } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/holidays.ts'
import { compareBooks } from '../nightly-comparison/books.ts'
import { auditBooks } from '../nightly-comparison/books-store.ts'
import { lastMailTo } from '../../testing/mails/mails.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedCompanies, seedNewcomer } from './companies.ts'
import { seedExaminers } from './examiners.ts'
import { seedMoney } from './money.ts'
import { seedSettlement } from './settlement.ts'

const { app } = await startAppWithGateway()
const companies = await seedCompanies(app.db)
await seedCatalogue(app.owner, companies)
await seedMoney(app.owner, companies)

const demo = async () => (await app.signIn({ ...companies.demo, emailAddress: '', password: '' })).client

test('fills every tab of payments and every group of requests', async () => {
  const client = await demo()
  for (const tab of Object.keys(paymentTabs) as PaymentTab[]) {
    const { total_count } = await client.invoices.listInvoices({ query: { ...paymentTabs[tab], size: 1 } })
    assert.ok(total_count > 0, tab)
  }
  for (const group of Object.keys(collectionTabs) as CollectionTab[]) {
    const { total_count_invoice_requests } = await client.collections.listRequestSellers({
      query: { status: collectionTabs[group], size: 1 },
    })
    assert.ok(total_count_invoice_requests > 0, group)
  }
  assert.equal((await client.creditCards.listCreditCards()).credit_cards.length, 1)
})

test('shows the demo company a request of its own in every status, each with a paper', async () => {
  const client = await demo()
  for (const status of [1, 2, 3, 4, 5, 6, 7] as const) {
    const { invoice_requests } = await client.collections.listRequestSellers({ query: { status: [status] } })
    const [request] = invoice_requests
    assert.ok(request, String(status))
    const { files, account, timeline } = await client.collections.getRequestSeller({ params: { id: request.id } })
    assert.ok(files.length === 1 && account?.bank_name && timeline.length > 0, String(status))
  }
})

test('leaves a link in the mailbox that a customer who came later can use', async () => {
  const { userId, companyId } = await seedNewcomer(app.db)
  const { text } = await lastMailTo(app, 'soumu@kotobuki-sokuryo.example.jp')
  const request_key = /request_key=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const { client } = await app.signIn({ userId, companyId, emailAddress: '', password: '' })
  const { invoice_id } = await client.requestKeys.linkRequestKey({ body: { request_key } })
  assert.equal((await client.invoices.getInvoice({ params: { id: invoice_id } })).amount, 524_700)
})

test('leaves no charge of the past that the acquirer has not paid, also when it runs again', async () => {
  const unpaid = () => compareBooks(app.db, app.clock.now(), app.worker.config.settlementDays)
  assert.deepEqual(new Set((await unpaid()).map(({ kind }) => kind)), new Set(['charge_unpaid']))
  await seedExaminers(app.owner)
  for (let run = 0; run < 2; run++) {
    await seedSettlement(app.owner, companies)
    assert.deepEqual(await unpaid(), [])
  }
})

test('leaves books that hold, dates that banks are open on, and some unread notifications', async () => {
  assert.deepEqual(await auditBooks(app.db), [])
  const client = await demo()
  const { invoices } = await client.invoices.listInvoices({ query: { size: 100 } })
  for (const { transfer_date } of invoices)
    assert.ok(transfer_date === null || !isClosedDay(transfer_date, holidays), `${transfer_date}`)
  const { count_all, count_unread } = await client.notifications.listNotifications()
  assert.ok(count_unread > 0 && count_unread < count_all)
})

test('adds nothing the second time', async () => {
  const count = async () =>
    (
      await app.db
        .selectFrom('invoices')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const before = await count()
  await seedMoney(app.owner, companies)
  assert.equal(await count(), before)
})
