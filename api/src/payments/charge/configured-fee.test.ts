import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { readConfig } from '../../platform/config/read-config.ts'
import { startSession } from '../../identity/sessions/start-session.ts'
import { createTestApp } from '../../testing/app/app.ts'
import { isRefusedCall, type RefusedCall } from '../../testing/app/client.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { claimOf, createSeller } from '../../testing/companies/seller.ts'
import { createPayer } from '../../testing/companies/payment.ts'

const { gateway, app } = await startAppWithGateway({ variables: { COMMISSION_RATE: '4', COMMISSION_MINIMUM: '1000' } })
const payer = await createPayer(app, gateway)
/** The same product after its operator has raised the fee. */
const later = await createTestApp({
  variables: { ...gateway.variables, COMMISSION_RATE: '5', COMMISSION_MINIMUM: '2000' },
  services: { db: app.db },
})
after(() => later.close())

test('the fee is what the operator has configured, in what is shown and in what is charged', async () => {
  const commissionOn = async (amount: number) => payer.client.invoices.getCommission({ query: { amount } })
  assert.deepEqual(await commissionOn(110_000), {
    amount: 110_000,
    commission_amount: 4_400,
    commission_tax_amount: 400,
    commission_rate: 4,
    minimum_commission_amount: 1_000,
    total_amount: 114_400,
  })
  assert.equal((await commissionOn(100)).commission_amount, 1_000)
  await assert.rejects(payer.pay(), isRefusedCall('commission_changed'))
  const { invoice_id } = await payer.pay({ commission_amount: 4_400 })
  assert.equal((await payer.client.invoices.getCommission({ query: { invoice_id } })).total_amount, 114_400)
})

// 97,000,000 yen was said to be over 97,087,378 yen, which is the limit at 3 % alone.
test('names the limit of its own fee for an amount that only the fee makes too large', async () => {
  const isRefusedWithoutNumber = (error: unknown) =>
    isRefusedCall('amount_over_limit')(error) && /^[^0-9]*手数料[^0-9]*$/.test((error as RefusedCall).body.message)
  await assert.rejects(
    payer.client.invoices.getCommission({ query: { amount: 97_000_000 } }),
    (error: unknown) =>
      isRefusedWithoutNumber(error) && (error as RefusedCall).body.details?.['largest_amount'] === 96_153_846,
  )
  await assert.rejects(
    payer.pay({ invoice: { amount: 97_000_000 }, commission_amount: 3_880_000 }),
    isRefusedWithoutNumber,
  )
})

test('a request over the limit of its fee is refused with both amounts', async () => {
  const seller = await createSeller(app)
  await assert.rejects(
    seller.request(claimOf({ standard_taxable_amount: 88_000_000 })),
    (error: unknown) =>
      isRefusedCall('amount_over_limit')(error) &&
      /96,153,846円まで.*96,800,000円/.test((error as RefusedCall).body.message),
  )
})

// Payments stored their rate alone: the least fee of a corrected amount was the one of today, and the authorisation was
// refused.
test('a corrected amount costs what was in force at its application, the least fee too', async () => {
  const { invoice_id } = await payer.pay({ invoice: { amount: 20_000 }, commission_amount: 1_000 })
  const tokens = await startSession(app.db, later.services, payer.userId, 'test')
  const client = later.clientWith(() => tokens)
  assert.equal((await client.invoices.getCommission({ query: { amount: 22_000 } })).commission_amount, 2_000)
  assert.equal((await client.invoices.getCommission({ query: { invoice_id } })).minimum_commission_amount, 1_000)
  assert.equal(
    (await client.invoices.getCommission({ query: { invoice_id, amount: 22_000 } })).commission_amount,
    1_000,
  )
  const body = {
    card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
    corrected: { amount: 22_000, commission_amount: 1_000 },
    is_terms_agreed: true,
  } as const
  const { payment_id } = await client.payments.authoriseAgain(
    { params: { id: invoice_id }, body },
    { idempotencyKey: randomUUID() },
  )
  const { commission_amount, commission_rate, minimum_commission_amount } = await app.db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    { commission_amount, commission_rate, minimum_commission_amount },
    { commission_amount: 1_000, commission_rate: 4, minimum_commission_amount: 1_000 },
  )
})

test('refuses to start with a fee that is none', () => {
  for (const COMMISSION_RATE of ['3.5', '-1', '101', '3%'])
    assert.throws(
      () => readConfig({ ENVIRONMENT: 'local', COMMISSION_RATE }),
      /^ {2}COMMISSION_RATE is not a whole number\. Set a whole number from 0 to 100$/m,
    )
  assert.throws(
    () => readConfig({ ENVIRONMENT: 'local', COMMISSION_MINIMUM: '330円' }),
    /^ {2}COMMISSION_MINIMUM is not a whole number/m,
  )
})
