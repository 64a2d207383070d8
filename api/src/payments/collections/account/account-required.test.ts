import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { insertDepositAccount } from '../../../parties/buyers/store.ts'
import { recordFirstCheck, markTransferred, requireAction } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

// What was reserved stayed so beside the new account: the request could never be completed again, with its card
// charged.
test('asked by an examiner early, the seller names another account, and only that gets the money', async () => {
  const { id, amount } = await seller.request({ supplier_person_email: payer.emailAddress })
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const started = await payer.client.payments.answerRequest(
    { params: { id }, body: { action: 'pay', card, amount, is_terms_agreed: true } },
    { idempotencyKey: randomUUID() },
  )
  await payer.authenticate({ authentication_url: started.authentication_url })
  const ask = () => requireAction(app.examiner, id, examiners.tanaka, 6, '口座名義をご確認ください')
  const elsewhere =
    (await insertDepositAccount(
      app.db,
      { company_id: seller.companyId, user_id: seller.userId },
      {
        bank_code: '0001',
        branch_code: '001',
        account_type: 1,
        account_number: '4445556',
        account_holder_kana: 'ｶ)ｳﾘﾃ',
      },
      app.clock.now(),
    )) ?? 0
  // Nobody could answer before there is anything to pay out: after three days the buyer's payment would be cancelled
  // for it.
  await assert.rejects(ask(), { refusal: 'wrong_status' })
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await assert.rejects(ask(), { refusal: 'wrong_status' })
  await completeInvoice(app.examiner, id, examiners.suzuki)
  await ask()
  await seller.client.collections.nameDepositAccount({ params: { id }, body: { account_id: elsewhere } })
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  assert.equal((await completeInvoice(app.examiner, id, examiners.suzuki)).kind, 'completed')
  await markTransferred(app.examiner, id, examiners.bank)
  const transfers = await app.db
    .selectFrom('transfers')
    .select(['status', 'account'])
    .where('invoice_id', '=', id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    transfers.map(({ status, account }) => [status, account.account_number === '4445556']),
    [
      ['cancelled', false],
      ['done', true],
    ],
  )
  assert.equal((await seller.client.collections.getRequestSeller({ params: { id } })).status, 5)
  assert.deepEqual(await auditBooks(app.db), [])
})
