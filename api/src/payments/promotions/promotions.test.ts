import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, markTransferred } from '../../backoffice/calls/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { lastMailTo } from '../../testing/mails/mails.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { gateway, app } = await startAppWithGateway()
const desk = createExaminerDesk(app.examiner)
const newPayer = () => createPayer(app, gateway)
const add = (...args: string[]) =>
  desk.run('promotion', ...args, '--rate', '1', '--from', '2026-11-01', '--until', '2026-12-31')
type Payer = Awaited<ReturnType<typeof newPayer>>
const apply = (payer: Payer, promotion_code: string, amount?: number) =>
  payer.client.promotions.applyPromotion({ body: { promotion_code, ...(amount ? { amount } : {}) } })
const startWith = async (payer: Payer, promotion_code: string, card: 'frictionless' | 'overLimit' = 'frictionless') =>
  payer.start({ ...(await payer.application({}, card)), promotion_code, commission_amount: 1_100 })
const invalid = (text: RegExp) => (error: unknown) =>
  isRefusedCall('promotion_code_invalid')(error) && text.test((error as Error).message)

await add('ONCE', '--max-uses', '1')
await add('ONEEACH', '--max-per-company', '1')
await add('FIRST', '--first-only')
await add('GUESSED')

test('says of an unknown code and of one that is not out yet the same, and that one is over', async () => {
  const payer = await newPayer()
  await desk.run('promotion', 'LATER', '--rate', '1', '--from', '2026-12-01', '--until', '2026-12-31')
  await desk.run('promotion', 'OVER', '--rate', '1', '--from', '2026-01-01', '--until', '2026-01-31')
  for (const code of ['LATER', 'NOSUCH']) await assert.rejects(apply(payer, code), invalid(/コードが正しくありません/))
  await assert.rejects(apply(payer, 'OVER'), invalid(/有効期限（2026年1月31日（土）/))
})

test('answers plan and amounts of a code in any width and case, as the fee call does', async () => {
  const payer = await newPayer()
  assert.deepEqual((await apply(payer, ' ｇｕｅｓｓｅｄ ', 110_000)).amounts, {
    amount: 110_000,
    commission_amount: 1_100,
    commission_tax_amount: 100,
    total_amount: 111_100,
  })
  assert.equal((await apply(payer, 'guessed')).amounts, null)
  assert.equal(
    (await payer.client.invoices.getCommission({ query: { amount: 110_000, promotion_code: 'guessed' } }))
      .commission_amount,
    1_100,
  )
})

test('says of a payment what its code promised, the least fee too', async () => {
  const payer = await newPayer()
  await add('NOMINIMUM', '--minimum', '0')
  const started = await payer.start({
    ...(await payer.application()),
    promotion_code: 'NOMINIMUM',
    commission_amount: 1_100,
  })
  await payer.authenticate(started)
  const { invoice_id } = await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
  const { commission_rate, minimum_commission_amount } = await payer.client.invoices.getCommission({
    query: { invoice_id: invoice_id ?? 0 },
  })
  assert.deepEqual({ commission_rate, minimum_commission_amount }, { commission_rate: 1, minimum_commission_amount: 0 })
})

test('shows for a corrected amount what it costs by the terms of its payment', async () => {
  const payer = await newPayer()
  const started = await startWith(payer, 'GUESSED')
  await payer.authenticate(started)
  const id =
    (await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).invoice_id ?? 0
  const { getCommission } = payer.client.invoices
  await assert.rejects(
    getCommission({ query: { invoice_id: id, amount: 99_999_999 } }),
    isRefusedCall('amount_over_limit'),
  )
  await assert.rejects(
    (await newPayer()).client.invoices.getCommission({ query: { invoice_id: id, amount: 220_000 } }),
    isRefusedCall('invoice_not_found'),
  )
  const fee = await getCommission({ query: { invoice_id: id, amount: 220_000 } })
  assert.deepEqual(fee, {
    amount: 220_000,
    commission_amount: 2_200,
    commission_tax_amount: 200,
    commission_rate: 1,
    minimum_commission_amount: 330,
    total_amount: 222_200,
  })
  const again = await payer.client.payments.authoriseAgain(
    {
      params: { id },
      body: {
        card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
        corrected: { amount: 220_000, commission_amount: fee.commission_amount },
        is_terms_agreed: true,
      },
    },
    { idempotencyKey: randomUUID() },
  )
  await payer.authenticate(again)
  assert.equal((await getCommission({ query: { invoice_id: id } })).total_amount, 222_200)
})

test('checks no code after ten wrong ones, in none of the calls', async () => {
  const payer = await newPayer()
  for (let guess = 0; guess < 10; guess++)
    await assert.rejects(apply(payer, `WRONG${guess}`), isRefusedCall('promotion_code_invalid'))
  await assert.rejects(apply(payer, 'GUESSED'), isRefusedCall('too_many_requests'))
  await assert.rejects(
    payer.client.invoices.getCommission({ query: { amount: 1, promotion_code: 'GUESSED' } }),
    isRefusedCall('too_many_requests'),
  )
  await assert.rejects(startWith(payer, 'GUESSED'), isRefusedCall('too_many_requests'))
  await payer.pay()
})

test('answers as many wrong codes concurrently as one after the other, and any right ones', async () => {
  const payer = await newPayer()
  const ask = (promotion_code: string) => payer.client.invoices.getCommission({ query: { amount: 1, promotion_code } })
  for (let count = 0; count < 12; count++) await ask('GUESSED')
  const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, guess) => ask(`WRONG${guess}`)))
  const codes = answers.map(answer =>
    answer.status === 'rejected' && answer.reason instanceof RefusedCall ? answer.reason.code : 'answered',
  )
  assert.deepEqual(codes.toSorted(), [
    ...Array<string>(10).fill('promotion_code_invalid'),
    ...Array<string>(30).fill('too_many_requests'),
  ])
})

test('one of eight concurrent companies gets the last use, and gives it back by cancelling', async () => {
  const payers = await Promise.all(Array.from({ length: 8 }, newPayer))
  const bodies = await Promise.all(
    payers.map(async payer => ({ ...(await payer.application()), promotion_code: 'ONCE', commission_amount: 1_100 })),
  )
  const answers = await Promise.allSettled(
    payers.map((payer, index) => payer.start(bodies[index] as NonNullable<(typeof bodies)[number]>)),
  )
  const winner = answers.findIndex(({ status }) => status === 'fulfilled')
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  const [payer, started] = [
    payers[winner] as Payer,
    answers[winner] as PromiseFulfilledResult<Awaited<ReturnType<Payer['start']>>>,
  ]
  await payer.authenticate(started.value)
  const other = payers.find(one => one !== payer) as Payer
  await assert.rejects(apply(other, 'ONCE'), invalid(/上限に達した/))
  const { invoice_id } = await payer.client.creditCards.approveCredit({
    body: { payment_id: started.value.payment_id },
  })
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id ?? 0 } })
  await apply(other, 'ONCE')
})

test('counts by company, and a declined card uses nothing up', async () => {
  const payer = await newPayer()
  await payer.authenticate(await startWith(payer, 'ONEEACH', 'overLimit'))
  await payer.authenticate(await startWith(payer, 'ONEEACH'))
  await assert.rejects(startWith(payer, 'ONEEACH'), invalid(/1社につき1回まで/))
  await payer.authenticate(await startWith(await newPayer(), 'ONEEACH'))
})

test('a code for the first payment is no good for the second', async () => {
  const payer = await newPayer()
  await apply(payer, 'FIRST')
  await payer.pay()
  await assert.rejects(apply(payer, 'FIRST'), invalid(/初めてのお支払いに限り/))
})

test('a buyer who left the challenge applies for the same invoice with a code for one use again', async () => {
  const payer = await newPayer()
  const file_ids = [await payer.addFile()]
  await payer.start({
    ...(await payer.application({ file_ids }, 'challenge')),
    promotion_code: 'ONEEACH',
    commission_amount: 1_100,
  })
  const second = await payer.start({
    ...(await payer.application({ file_ids })),
    promotion_code: 'ONEEACH',
    commission_amount: 1_100,
  })
  await payer.authenticate(second)
  assert.equal(
    (await payer.client.creditCards.approveCredit({ body: { payment_id: second.payment_id } })).status,
    'approved',
  )
})

test('refuses to add a code twice or without its days', async () => {
  await assert.rejects(add('ONCE'), { code: 'promotion_exists' })
  await assert.rejects(desk.run('promotion', 'NEW'), {
    name: 'UsageError',
  })
})

// It got a receipt of 0 yen, and a mail that offered it while the screen had none.
test('where a code takes the whole fee there is no receipt, and no word of one', async () => {
  const payer = await newPayer()
  await desk.run('promotion', 'FREE', '--rate', '0', '--minimum', '0', '--from', '2026-11-01', '--until', '2026-12-31')
  const started = await payer.start({ ...(await payer.application()), promotion_code: 'FREE', commission_amount: 0 })
  await payer.authenticate(started)
  const id =
    (await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).invoice_id ?? 0
  await recordFirstCheck(app.examiner, id, examiners.first)
  await completeInvoice(app.examiner, id, examiners.second)
  await markTransferred(app.examiner, id, examiners.bank)
  await app.runJobs()
  const mail = await lastMailTo(app, payer.emailAddress)
  assert.match(mail.subject, /振込が完了しました/)
  assert.doesNotMatch(mail.text ?? '', /領収書/)
  assert.equal((await payer.client.invoices.getInvoice({ params: { id } })).has_receipt, false)
  assert.deepEqual(await app.db.selectFrom('receipts').select('number').where('invoice_id', '=', id).execute(), [])
  assert.deepEqual(await auditBooks(app.db), [])
})
