import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createCompany, makeUnlike } from '../../../testing/app/company.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createPayer, type Payer, visitIssuer } from '../../../testing/companies/payment.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'
import { lapseRequests } from './jobs.ts'

const { app, gateway, payer } = await startAppWithPayer()

// Creation locked the company as if to delete it: a cancellation that held the audit log's end waited for it with its
// notice, and it for that.
test('a company asks for money and cancels payments at the same time', async () => {
  const seller = await createSeller(app, payer)
  const paid = await Promise.all(Array.from({ length: 6 }, () => payer.pay()))
  const bodies = await Promise.all(paid.map(() => seller.body()))
  await Promise.all([
    ...paid.map(({ invoice_id }) => payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })),
    ...bodies.map(body => seller.client.collections.createRequestSeller({ body }, { idempotencyKey: randomUUID() })),
  ])
  const [{ count } = { count: 0 }] = await app.db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_company_id', '=', payer.companyId)
    .execute()
  assert.equal(count, paid.length)
})

// The seller was notified before the buyer, in either order: each held the unread count that the other waited for.
test('two companies that ask each other are both paid at the same moment', async () => {
  const [one, other] = [await createPayer(app, gateway), await createPayer(app, gateway)]
  await makeUnlike(app.db, other.companyId)
  const [asOne, asOther] = [await createSeller(app, one), await createSeller(app, other)]
  const ask = async (seller: typeof asOne, buyer: Payer) => {
    const { id, amount } = await seller.request({ supplier_person_email: buyer.emailAddress })
    const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: true } as const
    const started = await buyer.client.payments.answerRequest(
      { params: { id }, body: { action: 'pay', card, amount, is_terms_agreed: true } },
      { idempotencyKey: randomUUID() },
    )
    await visitIssuer(started.authentication_url ?? '')
    return () => buyer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id ?? '' } })
  }
  const payments = []
  for (let made = 0; made < 5; made++) payments.push(await ask(asOne, other), await ask(asOther, one))
  const answers = await Promise.all(payments.map(pay => pay()))
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 'approved'),
  )
})

// The buyer was notified first, in either order: each held the unread count that the other waited for.
test('notifies both companies of a lapsed request in the same order as of any other event', async () => {
  const seller = await createSeller(app, payer)
  const buyer = await app.signIn(await createCompany(app.db))
  assert.ok(seller.companyId < buyer.companyId)
  const ask = () => seller.request({ supplier_person_email: buyer.emailAddress })
  const declined = await ask()
  await buyer.client.payments.answerRequest(
    { params: { id: declined.id }, body: { action: 'decline' } },
    { idempotencyKey: randomUUID() },
  )
  const { id } = await ask()
  await app.db
    .updateTable('invoice_requests')
    .set({ expires_at: app.clock.now() })
    .where('invoice_id', '=', id)
    .execute()

  const countOf = (db: typeof app.db, companyId: number) =>
    db
      .selectFrom('notification_counters')
      .select('count_unread')
      .where('company_id', '=', companyId)
      .forUpdate()
      .noWait()
      .executeTakeFirstOrThrow()
  const lapsing = await app.db.transaction().execute(async db => {
    await countOf(db, seller.companyId)
    const job = lapseRequests.run(app.worker, {})
    await waitUntilBlocked(app.db)
    await countOf(db, buyer.companyId)
    return { job }
  })
  await lapsing.job
  assert.equal((await seller.client.collections.getRequestSeller({ params: { id } })).status, 6)
})
