import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import type { BodyOf, invoices } from '@invoice-card/contracts'
import type { ActionRequiredReasonValue } from '@invoice-card/domain'
import { requireAction } from '../../../backoffice/calls/actions.ts'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { examiners } from '../../../testing/companies/examiners.ts'
import { startMortalApp } from '../../../testing/companies/mortal-app.ts'

const { gateway, app, payer } = await startMortalApp()
afterEach(() => gateway.disarm())

const corrected = { amount: 220_000, commission_amount: 6_600 }
const again = async (id: number) =>
  payer.client.payments.authoriseAgain(
    {
      params: { id },
      body: {
        card: { kind: 'token', mdk_token: await gateway.token('challenge'), is_card_saved: false },
        corrected,
        is_terms_agreed: true,
      },
    },
    { idempotencyKey: randomUUID() },
  )
const get = (id: number) => payer.client.invoices.getInvoice({ params: { id } })
const approve = (payment_id: string) => payer.client.creditCards.approveCredit({ body: { payment_id } })
const statusesOf = (ids: readonly string[]) =>
  Promise.all(
    ids.map(async id => {
      const { order_id } = await app.db
        .selectFrom('payment_transactions')
        .select('order_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return (await gateway.orders()).find(order => order.order_id === order_id)?.status
    }),
  )

type Correction = BodyOf<typeof invoices.updateInvoice>
const correct = (id: number, body: Correction) => payer.client.invoices.updateInvoice({ params: { id }, body })

/**
 * A corrected amount whose 3-D Secure is open, and what another tab corrects meanwhile.
 * @param seconds how far the clock of the host that takes corrections is ahead of the one that begins the card
 */
async function correctMeanwhile(
  correction: Correction | null,
  { seconds = 0, before = null as Correction | null } = {},
) {
  const { invoice_id, payment_id } = await payer.pay()
  const onOtherHost = async (body: Correction) => {
    app.clock.advance({ seconds })
    await correct(invoice_id, body)
    app.clock.advance({ seconds: -seconds })
  }
  if (before !== null) await onOtherHost(before)
  const started = await again(invoice_id)
  if (correction !== null) await onOtherHost(correction)
  await payer.authenticate(started, { password: '1234' })
  const end = await approve(started.payment_id)
  await app.runJobs()
  return { invoice_id, end, statuses: await statusesOf([payment_id, started.payment_id]) }
}

// The card was charged for a payment that its user had not seen: another payee, another day.
test('a payment that was corrected while its card was authenticated takes no card', async () => {
  const { id: supplier_id } = await payer.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '株式会社別の支払先' },
  })
  const { id: account_id } = await payer.client.suppliers.createSupplierAccount({
    params: { id: supplier_id },
    body: {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '1234567',
      account_holder_kana: 'カ）ベツノシハライサキ',
    },
  })
  for (const [correction, words] of [
    [{ payee: { supplier_id, account_id } }, /支払先または振込先口座が変更されたため/],
    [{ transfer_date: '2026-12-01' }, /振込日が変更されたため/],
    [{ transfer_person_name: 'ベツノメイギ' }, /振込名義が変更されたため/],
    [{ invoice_number: 'B-7' }, /請求書の内容または書類が変更されたため/],
  ] as const) {
    const { invoice_id, end, statuses } = await correctMeanwhile(correction)
    assert.equal(end.status, 'declined')
    assert.match(end.message ?? '', words)
    assert.match(end.message ?? '', /最新の内容をご確認のうえ、もう一度お手続きください。$/)
    assert.deepEqual(statuses, ['authorized', 'voided'])
    assert.equal((await get(invoice_id)).amount, 110_000)
  }
  assert.deepEqual(await auditBooks(app.db), [])
})

test('words alone, and a payment that stays as it was, take it', async () => {
  for (const correction of [null, { comment: 'よろしくお願いします。' }]) {
    const { invoice_id, end, statuses } = await correctMeanwhile(correction)
    assert.equal(end.status, 'approved')
    assert.deepEqual(statuses, ['voided', 'authorized'])
    assert.equal((await get(invoice_id)).amount, 220_000)
  }
})

// The clocks of two processes were compared.
for (const seconds of [-5, 0, 5])
  test(`a correction is known by its place in the course, with a clock ${seconds} s ahead`, async () => {
    const { invoice_id, end, statuses } = await correctMeanwhile({ transfer_date: '2026-12-01' }, { seconds })
    assert.match(end.message ?? '', /振込日が変更されたため/)
    assert.deepEqual(statuses, ['authorized', 'voided'])
    assert.equal((await get(invoice_id)).amount, 110_000)
  })

// A corrected amount is sent right behind the other corrections: they gave back their own card.
for (const seconds of [-5, 0, 5])
  test(`what its user corrects right before the card takes it, with a clock ${seconds} s ahead`, async () => {
    const before = { invoice_number: 'B-8' }
    const { invoice_id, end, statuses } = await correctMeanwhile(null, { seconds, before })
    assert.equal(end.status, 'approved')
    assert.deepEqual(statuses, ['voided', 'authorized'])
    assert.equal((await get(invoice_id)).amount, 220_000)
  })

/** What an examiner asks while a card is authenticated for a corrected amount. */
async function askMeanwhile(ask: (id: number) => Promise<unknown>, began: 'unasked' | 'asked' = 'unasked') {
  const { invoice_id, payment_id } = await payer.pay()
  if (began === 'asked') await requireAction(app.examiner, invoice_id, examiners.tanaka, 2, null)
  const started = await again(invoice_id)
  await ask(invoice_id)
  await payer.authenticate(started, { password: '1234' })
  const end = await approve(started.payment_id)
  await app.runJobs()
  return { invoice: await get(invoice_id), end, statuses: await statusesOf([payment_id, started.payment_id]) }
}
const askFor = (reason: ActionRequiredReasonValue) => (id: number) =>
  requireAction(app.examiner, id, examiners.tanaka, reason, null)

// It was gone without an answer: the card of a user who had not read it answered it.
test('a question that came while the card was authenticated stands, and the card is given back', async () => {
  const { invoice, end, statuses } = await askMeanwhile(askFor(4))
  assert.equal(end.status, 'declined')
  assert.match(end.message ?? '', /対応のお願いが届いたため.*お支払いの詳細で/)
  assert.deepEqual(statuses, ['authorized', 'voided'])
  const { is_action_required, action_required_reason, amount } = invoice
  assert.deepEqual([is_action_required, action_required_reason, amount], [true, 4, 110_000])
  assert.deepEqual(await auditBooks(app.db), [])
})

test('a question stands, too, where the one before was answered and another asked meanwhile', async () => {
  const { invoice, end } = await askMeanwhile(async id => {
    await correct(id, { comment: '請求書のとおりです。' })
    await askFor(4)(id)
  }, 'asked')
  assert.equal(end.status, 'declined')
  assert.equal(invoice.action_required_reason, 4)
})

test('the card answers a question for a card, what was asked before it, and one that is over', async () => {
  for (const [ask, began] of [
    [askFor(5), 'unasked'],
    [async () => undefined, 'asked'],
    [
      async id => {
        await askFor(4)(id)
        await correct(id, { comment: '契約書は請求書に含まれています。' })
      },
      'unasked',
    ],
  ] as const satisfies [(id: number) => Promise<unknown>, 'unasked' | 'asked'][]) {
    const { invoice, end, statuses } = await askMeanwhile(ask, began)
    assert.equal(end.status, 'approved')
    assert.deepEqual(statuses, ['voided', 'authorized'])
    assert.deepEqual([invoice.is_action_required, invoice.amount], [false, 220_000])
  }
})
