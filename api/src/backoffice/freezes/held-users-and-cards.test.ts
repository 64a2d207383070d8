import assert from 'node:assert/strict'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { completeInvoice } from '../../payments/examination/complete.ts'
import { makeTransferFile } from '../../payments/transfers/make-file.ts'
import { createUser, type TestCompany } from '../../testing/app/company.ts'
import { examiners } from '../../testing/companies/examiners.ts'
import { startMortalApp } from '../../testing/companies/mortal-app.ts'
import { recordFirstCheck } from '../calls/actions.ts'
import { missedTransfers } from '../nightly-comparison/transfers-store.ts'
import { freeze, unfreeze } from './freeze.ts'

const { app, gateway, payer, dieAt, recover, paymentById, orderOf, booksHold } = await startMortalApp()
const { examiner: services, db } = app
const day = '2026-11-30'

type Kind = 'user' | 'credit_card'
const kinds: readonly Kind[] = ['user', 'credit_card']
const ids: Record<Kind, number> = { user: payer.userId, credit_card: 0 }
let colleague: TestCompany
before(async () => {
  ids.credit_card = (await payer.saveCard()).id
  colleague = { companyId: payer.companyId, ...(await createUser(db, payer.companyId)) }
})

const stop = async (kind: Kind, id = ids[kind]) => {
  const done = await freeze(services, { kind, id, reason: '不正利用の疑い' }, examiners.sato)
  return typeof done === 'string' ? assert.fail(done) : done.payments
}
const goOn = async (kind: Kind, id = ids[kind]) => {
  const done = await unfreeze(services, { kind, id, reason: '確認済み' }, examiners.suzuki)
  assert.equal(typeof done, 'object')
  // The freeze of a user ended its sessions.
  await payer.signInAgain()
}
const chosen = () => ({ kind: 'saved', credit_card_id: ids.credit_card }) as const
const typed = async (expire?: string) =>
  ({ kind: 'token', mdk_token: await gateway.token('frictionless', expire), is_card_saved: false }) as const
const check = (invoiceId: number) => recordFirstCheck(services, invoiceId, examiners.first)

/** A payment by the user and the card that are frozen here, checked by an examiner. */
const checked = async (card: CreateInvoiceBody['card'] = chosen()) => {
  const paid = await payer.pay({ card })
  await check(paid.invoice_id)
  return paid
}
/** One of the same company by another user with another card. */
const checkedOfColleague = async (): Promise<number> => {
  // Signed in again: tests let more time pass than an access token lives.
  const { client } = await app.signIn(colleague)
  const body = await payer.application({ card: await typed('11/31') })
  const started = await client.invoices.createInvoice({ body }, { idempotencyKey: randomUUID() })
  await payer.authenticate(started)
  const { invoice_id } = await client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
  if (invoice_id === null) return assert.fail()
  await check(invoice_id)
  return invoice_id
}
const complete = (id: number) => completeInvoice(services, id, examiners.second)
const statusOf = async (id: number) =>
  (await db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const orderStatusOf = async (paymentId: string) => (await orderOf((await paymentById(paymentId)).order_id))?.status
const isHeldBack = (error: unknown) => (error as { refusal?: string }).refusal === 'frozen'

for (const kind of kinds) {
  test(`charges nothing of a frozen ${kind}, and charges it after that`, async () => {
    const { invoice_id, payment_id } = await checked()
    const other = await checkedOfColleague()
    assert.equal((await stop(kind)).authorised, 1)
    await assert.rejects(complete(invoice_id), isHeldBack)
    assert.equal(await orderStatusOf(payment_id), 'authorized')
    assert.equal((await complete(other)).kind, 'completed')
    await goOn(kind)
    assert.equal((await complete(invoice_id)).kind, 'completed')
    await booksHold()
  })

  test(`charges nothing by a decision that a freeze of the ${kind} came upon, until it is lifted`, async () => {
    const { invoice_id, payment_id } = await checked()
    await dieAt('capture_intended', () => complete(invoice_id))
    await stop(kind)
    await recover()
    assert.deepEqual([await orderStatusOf(payment_id), await statusOf(invoice_id)], ['authorized', 2])
    await goOn(kind)
    await recover()
    assert.deepEqual([await orderStatusOf(payment_id), await statusOf(invoice_id)], ['captured', 3])
    await booksHold()
  })

  test(`what was charged in the moment of the freeze of the ${kind} waits, charged once`, async () => {
    const { invoice_id, payment_id } = await checked()
    await dieAt('capture_answered', () => complete(invoice_id))
    await stop(kind)
    await recover()
    assert.deepEqual([(await paymentById(payment_id)).status, await statusOf(invoice_id)], ['captured', 2])
    await goOn(kind)
    await recover()
    assert.equal(await statusOf(invoice_id), 3)
    await booksHold()
  })
}

test('a frozen card holds what was paid by typing its number', async () => {
  const { invoice_id } = await checked(await typed())
  assert.equal((await stop('credit_card')).authorised, 1)
  await assert.rejects(complete(invoice_id), isHeldBack)
  await goOn('credit_card')
  assert.equal((await complete(invoice_id)).kind, 'completed')
})

test('a frozen card holds its payments after its user has deleted it', async () => {
  const { id } = await payer.saveCard('frictionless', '10/31')
  const { invoice_id } = await checked({ kind: 'saved', credit_card_id: id })
  await stop('credit_card', id)
  await payer.client.creditCards.deleteCreditCard({ params: { id } })
  await assert.rejects(complete(invoice_id), isHeldBack)
  await goOn('credit_card', id)
  assert.equal((await complete(invoice_id)).kind, 'completed')
})

test('no file has a transfer of a frozen user or card; the next file after the freeze has it', async () => {
  const { invoice_id } = await checked()
  await complete(invoice_id)
  const other = await checkedOfColleague()
  await complete(other)
  /** Whether a file made now, or one before, has the payments: that of the frozen user and card, and the other. */
  const haveFile = async (): Promise<readonly boolean[]> => {
    await makeTransferFile(services, day, 'examiner:a')
    const transferOf = (id: number) =>
      db.selectFrom('transfers').select('file_id').where('invoice_id', '=', id).executeTakeFirstOrThrow()
    return [(await transferOf(invoice_id)).file_id !== null, (await transferOf(other)).file_id !== null]
  }
  app.clock.set('2026-11-29T23:00:00Z')
  for (const kind of kinds) assert.ok((await stop(kind)).captured > 0)
  assert.deepEqual(await haveFile(), [false, true])
  assert.deepEqual(await missedTransfers(db, '2026-12-01'), [])
  await goOn('user')
  assert.deepEqual(await haveFile(), [false, true])
  await goOn('credit_card')
  assert.deepEqual(await haveFile(), [true, true])
  await booksHold()
})
