import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { AccountInput } from '@invoice-card/contracts'
import { insertDepositAccount } from '../../../parties/buyers/store.ts'
import { recordFirstCheck } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithGateway } from '../../../testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../../testing/companies/payment.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { soleProprietor } from '../../../testing/companies/sign-up.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { app, gateway } = await startAppWithGateway()

const account: AccountInput = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '7654321',
  account_holder_kana: 'タケウチ カオル',
}

/** Turns a company into a sole proprietor; 喫茶たけうち of タケウチ カオル unless changed. */
const becomePerson = ({ companyId }: { companyId: number }, changes: Partial<typeof soleProprietor> = {}) => {
  const person = { ...soleProprietor, ...changes }
  return app.db
    .updateTable('companies')
    .set({
      business_form: 2,
      corporate_number: null,
      name: person.business_name,
      name_kana: person.business_name_kana,
      transfer_person_name: 'ｷﾂｻﾀｹｳﾁ',
      corporation: null,
      sole_proprietor: JSON.stringify(person),
    })
    .where('id', '=', companyId)
    .execute()
}

const own = async (of: { companyId: number; client: Payer['client'] }, body = account) =>
  (await of.client.buyers.createDepositAccount({ params: { id: of.companyId }, body })).id

async function pay(buyer: Payer, { id, amount }: { id: number; amount: number }) {
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const started = await buyer.client.payments.answerRequest(
    { params: { id }, body: { action: 'pay', card, amount, is_terms_agreed: true } },
    { idempotencyKey: randomUUID() },
  )
  await buyer.authenticate(started)
  return buyer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id ?? '' } })
}

const other = { business_name: '雑貨あかね', business_name_kana: 'ザッカアカネ' }

test('a person with two registrations pays no own request into the account that both have named', async () => {
  const [buyer, seller] = [await createPayer(app, gateway), await createSeller(app)]
  for (const each of [buyer, seller]) await becomePerson(each)
  await own(buyer)
  const request = await seller.request({ supplier_person_email: buyer.emailAddress, account_id: await own(seller) })
  await assert.rejects(pay(buyer, request), isRefusedCall('seller_is_own_company'))
})

test('nor under another trade name, into an account in that name', async () => {
  const [buyer, seller] = [await createPayer(app, gateway), await createSeller(app)]
  await becomePerson(buyer)
  await becomePerson(seller, other)
  const request = await seller.request({
    supplier_person_email: buyer.emailAddress,
    account_id: await own(seller, { ...account, account_holder_kana: 'ザッカアカネ' }),
  })
  await assert.rejects(pay(buyer, request), isRefusedCall('seller_is_own_company'))
})

test("a namesake of another birthday is another person, unless the account has the person's name", async () => {
  const [buyer, seller] = [await createPayer(app, gateway), await createSeller(app)]
  await becomePerson(buyer)
  await becomePerson(seller, { ...other, representative_birthday: '1968-01-31' })
  const inTradeName = await seller.request({
    supplier_person_email: buyer.emailAddress,
    account_id: await own(seller, { ...account, account_holder_kana: 'ザッカアカネ' }),
  })
  assert.equal((await pay(buyer, inTradeName)).status, 'approved')
  const inPersonsName = await seller.request({
    supplier_person_email: buyer.emailAddress,
    account_id: await own(seller, { ...account, account_number: '7654322' }),
  })
  await assert.rejects(pay(buyer, inPersonsName), isRefusedCall('seller_is_own_company'))
})

test('does not charge a payment whose account turns out to be one of its payer', async () => {
  const [buyer, seller] = [await createPayer(app, gateway), await createSeller(app)]
  const request = await seller.request({ supplier_person_email: buyer.emailAddress })
  await pay(buyer, request)
  const { account: paid, payment_id } = await app.db
    .selectFrom('invoices')
    .select(['account', 'payment_id'])
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow()
  const { bank_name: _bank, branch_name: _branch, ...same } = paid ?? assert.fail('no account')
  await insertDepositAccount(app.db, { company_id: buyer.companyId, user_id: buyer.userId }, same, app.clock.now())
  await recordFirstCheck(app.examiner, request.id, examiners.tanaka)
  await assert.rejects(completeInvoice(app.examiner, request.id, examiners.suzuki), { refusal: 'paid_to_payer' })
  const { status } = await app.db
    .selectFrom('payment_transactions')
    .select('status')
    .where('id', '=', payment_id ?? '')
    .executeTakeFirstOrThrow()
  assert.equal(status, 'authorised')
})
