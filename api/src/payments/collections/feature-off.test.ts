import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { insertDepositAccount } from '../../parties/buyers/store.ts'
import { recordFirstCheck, requireAction } from '../../backoffice/calls/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { isRefusedLink, requestToNewcomer } from '../../testing/companies/request-keys.ts'
import { createSeller, keyOf } from '../../testing/companies/seller.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)
afterEach(() => app.setToggles({ collections: true }))

const off = () => app.setToggles({ collections: false })
const exclude = (number: string) =>
  app.setToggles({ collections: { is_on: true, excluded_corporate_numbers: [number] } })
const excludedNumber = '4011001098993'

// Off was off for everything: the seller of a paid request could name no other account, and after three business days
// the payment was refunded.
test('a seller whose account the bank refuses names another one while the feature is off', async () => {
  const { id, amount } = await seller.request({ supplier_person_email: payer.emailAddress })
  off()
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const answer = { action: 'pay', card, amount, is_terms_agreed: true } as const
  const call = { params: { id }, body: answer }
  await payer.authenticate(await payer.client.payments.answerRequest(call, { idempotencyKey: randomUUID() }))
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  await requireAction(app.examiner, id, examiners.tanaka, 6, '口座名義をご確認ください')
  const { client, companyId, userId } = seller
  const elsewhere = {
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: '4445556',
    account_holder_kana: 'ｶ)ｳﾘﾃ',
  } as const
  const owner = { company_id: companyId, user_id: userId }
  const account_id = (await insertDepositAccount(app.db, owner, elsewhere, app.clock.now())) ?? 0
  const { status, account } = await client.collections.nameDepositAccount({ params: { id }, body: { account_id } })
  assert.deepEqual([status, account?.account_number], [3, '4445556'])
})

test('a seller follows, mails, links and withdraws what is out while the feature is off', async () => {
  const { id, key } = await requestToNewcomer(app, seller)
  off()
  const params = { id }
  const { invoice_requests } = await seller.client.collections.listRequestSellers()
  assert.equal(
    invoice_requests.some(request => request.id === id),
    true,
  )
  assert.equal((await seller.client.collections.getRequestSeller({ params })).status, 1)
  await seller.client.collections.sendRequestMail({ params })
  await seller.client.collections.createRequestLink({ params })
  assert.equal((await seller.client.collections.cancelRequestSeller({ params, body: {} })).status, 7)
  assert.equal((await app.anonymous.requestKeys.getRequestKey({ params: { key } })).reason, 'cancelled')
  await assert.rejects(seller.request(), isRefusedCall('feature_disabled'))
})

test('a buyer links a request that is out by the link of its mail while the feature is off', async () => {
  const { id, key, buyer } = await requestToNewcomer(app, seller)
  off()
  assert.equal(
    (await app.anonymous.requestKeys.getRequestKey({ params: { key } })).preview?.seller_name,
    '株式会社ウリテ',
  )
  assert.equal((await buyer.client.requestKeys.linkRequestKey({ body: { request_key: key } })).invoice_id, id)
})

test('an excluded company neither links a request nor follows its own, and reads why', async () => {
  const excluded = await createCompany(app.db, {
    name: '株式会社ジョガイ',
    nameKana: 'ジヨガイ',
    corporateNumber: excludedNumber,
  })
  const asSeller = await createSeller(app, excluded)
  const { id } = await asSeller.request({ supplier_person_email: 'somebody@example.jp' })
  const address = 'excluded@example.jp'
  const { shared_link } = await seller.request({ supplier_person_email: address })
  await app.db.updateTable('users').set({ email_address: address }).where('id', '=', excluded.userId).execute()
  exclude(excludedNumber)
  const link = () => asSeller.client.requestKeys.linkRequestKey({ body: { request_key: keyOf(shared_link) } })
  await assert.rejects(link(), isRefusedLink('2', 'feature_off'))
  const following = asSeller.client.collections.getRequestSeller({ params: { id } })
  await assert.rejects(following, isRefusedCall('feature_disabled'))
  assert.equal((await app.anonymous.requestKeys.getRequestKey({ params: { key: keyOf(shared_link) } })).is_used, false)
  app.setToggles({ collections: true })
  assert.ok((await link()).invoice_id)
})

test('a request to a customer that is excluded waits for its key', async () => {
  const excluded = await app.signIn(await createCompany(app.db, { corporateNumber: '5011001098992' }))
  exclude('5011001098992')
  assert.equal((await seller.request({ supplier_person_email: excluded.emailAddress })).status, 1)
})
