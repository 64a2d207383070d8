import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { createCompany } from '../../testing/app/company.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createRequest } from '../../testing/companies/request.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createCompany(app.db, { name: '株式会社ウリテ' })

const newHash = () => randomBytes(32).toString('hex')
const apply = async (hashes: readonly string[], invoice = {}) =>
  payer.pay({ file_ids: await Promise.all(hashes.map(hash => payer.addFile(hash))), invoice })

/** A request of the seller whose paper has this content. */
async function requestWith(hash: string, changes: Parameters<typeof createRequest>[3] = {}): Promise<number> {
  const { id } = await createRequest(app.db, { seller, buyer: payer }, app.clock.now(), changes)
  const file_id = randomUUID()
  await app.db
    .insertInto('files')
    .values({
      id: file_id,
      company_id: seller.companyId,
      created_by: seller.userId,
      file_name: '請求書.pdf',
      content_type: 'application/pdf',
      size_bytes: 1000,
      sha256: hash,
      page_count: 1,
      accepted_at: app.clock.now(),
    })
    .execute()
  await app.db.insertInto('invoice_files').values({ invoice_id: id, file_id, position: 0 }).execute()
  return id
}

async function payRequest(id: number): Promise<void> {
  const started = await payer.client.payments.answerRequest(
    {
      params: { id },
      body: {
        action: 'pay',
        card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
        amount: 110_000,
        is_terms_agreed: true,
      },
    },
    { idempotencyKey: randomUUID() },
  )
  await payer.authenticate(started)
  const { status } = await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id ?? '' } })
  if (status !== 'approved') throw new Error(`The request is ${status}`)
}

/** All at the same moment; how many of them were paid. */
const paidOf = async (attempts: readonly (() => Promise<unknown>)[]): Promise<number> =>
  (await Promise.allSettled(attempts.map(attempt => attempt()))).filter(({ status }) => status === 'fulfilled').length

async function chargesWith(hashes: readonly string[]): Promise<number> {
  const { count } = await app.db
    .selectFrom('payment_transactions')
    .innerJoin('payment_evidence', 'payment_evidence.payment_id', 'payment_transactions.id')
    .select(({ fn }) => fn.count<number>('payment_transactions.id').distinct().as('count'))
    .where('sha256', 'in', hashes)
    .where('status', 'in', ['authorised', 'captured'])
    .executeTakeFirstOrThrow()
  return count
}

// A Japanese keyboard types − or ー for the hyphen of the paper: the same invoice was paid again.
test('an invoice is the same whichever dash its number is typed with', async () => {
  const registration_number = 'T4011001098993'
  await apply([newHash()], { registration_number, invoice_number: 'DASH-2026-1' })
  for (const invoice_number of ['DASH−2026−1', 'ＤＡＳＨー２０２６ー１'])
    await assert.rejects(apply([newHash()], { registration_number, invoice_number }), invoice_number)
})

test('the same file in six applications at once is charged once', async () => {
  for (let round = 0; round < 4; round++) {
    const hash = newHash()
    assert.equal(await paidOf(Array.from({ length: 6 }, () => () => apply([hash]))), 1)
    assert.equal(await chargesWith([hash]), 1)
  }
})

test('applications that share one of their files charge it once, whatever else they hold', async () => {
  for (let round = 0; round < 3; round++) {
    const [first, shared, last] = [newHash(), newHash(), newHash()]
    assert.equal(
      await paidOf([() => apply([first, shared]), () => apply([shared, last]), () => apply([newHash(), shared])]),
      1,
    )
    assert.equal(await chargesWith([shared]), 1)
  }
})

test('an application and a request about the same paper are charged once', async () => {
  for (let round = 0; round < 4; round++) {
    const hash = newHash()
    const id = await requestWith(hash)
    assert.equal(await paidOf([() => apply([hash]), () => payRequest(id), () => apply([newHash(), hash])]), 1)
    assert.equal(await chargesWith([hash]), 1)
  }
})

test('an application and a request with the same issuer, number and amount are charged once', async () => {
  for (let round = 0; round < 4; round++) {
    const document = { registration_number: 'T4011001098993', invoice_number: `INV-${round}` }
    const id = await requestWith(newHash(), document)
    assert.equal(await paidOf([() => apply([newHash()], { ...document, amount: 110_000 }), () => payRequest(id)]), 1)
  }
})

test('a payment that was cancelled gives its files free', async () => {
  const hash = newHash()
  const { invoice_id } = await apply([hash])
  await assert.rejects(apply([hash]), { code: 'duplicate_invoice' })
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await app.runJobs()
  await apply([hash])
  assert.equal(await chargesWith([hash]), 1)
})

test('names the payment that replaced an attempt left at the issuer, and deletes no draft', async () => {
  const hash = newHash()
  const draft = await payer.client.drafts.createDraft({ body: { values: { amount: 1 } } })
  const file_ids = [await payer.addFile(hash)]
  const left = await payer.start(await payer.application({ file_ids, draft_id: draft.id }, 'challenge'))
  const { invoice_id } = await payer.pay({ file_ids, draft_id: draft.id })
  const { status, paid_invoice_id } = await payer.client.creditCards.approveCredit({
    body: { payment_id: left.payment_id },
  })
  assert.deepEqual({ status, paid_invoice_id }, { status: 'declined', paid_invoice_id: invoice_id })
  await assert.rejects(async () => payer.start(await payer.application({ file_ids, draft_id: draft.id })), {
    code: 'duplicate_invoice',
  })
})

test('the books hold after all that', async () => {
  await app.runJobs()
  assert.deepEqual(await auditBooks(app.db), [])
})

// It was written again at each of the three changes of a payment's status.
test('writes what a payment stands for when it begins and when it ends, and not in between', async () => {
  const hash = newHash()
  const versions = () =>
    app.db
      .selectFrom('payment_evidence')
      .select([sql<string>`xmin::text`.as('writer'), 'is_live'])
      .where('sha256', '=', hash)
      .execute()
  const started = await payer.start(await payer.application({ file_ids: [await payer.addFile(hash)] }))
  const begun = await versions()
  assert.deepEqual(
    begun.map(({ is_live }) => is_live),
    [true],
  )
  await payer.authenticate(started)
  assert.deepEqual(await versions(), begun)
  await app.db
    .updateTable('payment_transactions')
    .set({ status: 'voided' })
    .where('id', '=', started.payment_id)
    .execute()
  assert.deepEqual(
    (await versions()).map(({ is_live }) => is_live),
    [false],
  )
  await app.db
    .updateTable('payment_transactions')
    .set({ status: 'authorised' })
    .where('id', '=', started.payment_id)
    .execute()
  assert.deepEqual(
    (await versions()).map(({ is_live }) => is_live),
    [true],
  )
})
