import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closureConfirmation } from '@invoice-card/contracts'
import { lapseRequests, remindRequests } from '../collections/jobs.ts'
import { tellCardExpiry } from '../credit-cards/tell-expiry.ts'
import { exportKey } from '../data-exports/key.ts'
import { fileStoreOf } from '../files/store-of.ts'
import { runJob } from '../jobs/run-job.ts'
import { notify } from '../notifications/notify.ts'
import type { Client } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'
import { createUser } from '../testing/company.ts'
import { lastCodeTo, lastMailTo, otherThan } from '../testing/mails.ts'
import { startAppWithGateway } from '../testing/payer-app.ts'
import { createPayer } from '../testing/payment.ts'
import { connectProgram } from '../testing/program.ts'
import { createSeller } from '../testing/seller.ts'

const { gateway, app: api } = await startAppWithGateway()

interface Leaving { readonly client: Client, readonly emailAddress: string, readonly password: string }
type Body = Parameters<Client['closures']['closeAccount']>[0]

const bodyOf = ({ password }: Leaving) => ({ password, confirmation: closureConfirmation })
const codeFor = async ({ client, password, emailAddress }: Leaving) => {
  const { challenge_id } = await client.closures.sendClosureCode({ body: { password } })
  return { challenge_id, auth_code: await lastCodeTo(api, emailAddress) }
}
const leave = async (user: Leaving) => user.client.closures.closeAccount({ body: { ...bodyOf(user), ...await codeFor(user) } })
const withoutCodes = (userId: number) => api.db.updateTable('users').set({ is_second_factor_required: false }).where('id', '=', userId).execute()
const closedAt = async (companyId: number) =>
  (await api.db.selectFrom('companies').select('closed_at').where('id', '=', companyId).executeTakeFirstOrThrow()).closed_at

test('a wrong password, another word, and a missing or wrong code leave everything as it is', async () => {
  const user = await api.signIn()
  const refused = (body: NonNullable<Body>['body'], code: string) => assert.rejects(user.client.closures.closeAccount({ body }), isRefusedCall(code))
  await refused({ ...bodyOf(user), password: 'wrong' }, 'password_incorrect')
  await refused({ ...bodyOf(user), confirmation: 'たいかい' }, 'confirmation_mismatch')
  await refused(bodyOf(user), 'auth_code_required')
  await assert.rejects(user.client.closures.sendClosureCode({ body: { password: 'wrong' } }), isRefusedCall('password_incorrect'))
  const sent = await codeFor(user)
  await refused({ ...bodyOf(user), ...sent, auth_code: otherThan(sent.auth_code) }, 'auth_code_incorrect')
  await refused({ ...bodyOf(user), ...sent, challenge_id: 'another' }, 'auth_code_expired')
  assert.equal(await closedAt(user.companyId), null)
  await user.client.users.getUserInformation()
})

test('a code for another purpose, or of another user, closes nothing', async () => {
  const user = await api.signIn()
  const other = await api.signIn()
  const theirs = await codeFor(other)
  await assert.rejects(user.client.closures.closeAccount({ body: { ...bodyOf(user), ...theirs } }), isRefusedCall('auth_code_expired'))
  const answer = await api.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } })
  const challenge_id = answer.status === 'second_factor_required' ? answer.challenge_id : ''
  const auth_code = await lastCodeTo(api, user.emailAddress)
  await assert.rejects(user.client.closures.closeAccount({ body: { ...bodyOf(user), challenge_id, auth_code } }), isRefusedCall('auth_code_expired'))
})

test('a payment that is not settled is named and keeps the company from leaving, a cancelled one does not', async () => {
  const user = await createPayer(api, gateway)
  const { invoice_id } = await user.pay()
  const state = await user.client.closures.getClosure()
  assert.deepEqual(state.hindrances, [{ kind: 'payment', invoice_id, invoice_status: 1, is_action_required: false, is_own_request: false, name: '株式会社アオバデザイン', amount: 110_000 }])
  assert.equal(state.count_hindrances, 1)
  // No code is sent or used up for nothing.
  await assert.rejects(user.client.closures.closeAccount({ body: bodyOf(user) }), isRefusedCall('payments_under_way'))
  await user.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await api.runJobs()
  assert.equal((await user.client.closures.getClosure()).count_hindrances, 0)
  await leave(user)
  assert.deepEqual(await closedAt(user.companyId), api.clock.now())
})

test('a card that is being asked right now keeps the company from leaving', async () => {
  const user = await createPayer(api, gateway)
  await user.start(await user.application({}, 'challenge'))
  const { hindrances } = await user.client.closures.getClosure()
  assert.deepEqual(hindrances.map(({ kind, name, invoice_id }) => [kind, name, invoice_id]), [['card_payment', '株式会社アオバデザイン', null]])
  await assert.rejects(user.client.closures.closeAccount({ body: bodyOf(user) }), isRefusedCall('payments_under_way'))
})

test('money that came back from the bank keeps the company from leaving until somebody has decided', async () => {
  const user = await createPayer(api, gateway)
  const { invoice_id } = await user.pay()
  await api.db.updateTable('invoices').set({ status: 4 }).where('id', '=', invoice_id).execute()
  const account = { bank_code: '0001', bank_name: 'みずほ銀行', branch_code: '001', branch_name: '東京営業部', account_type: 1, account_number: '1234567', account_holder_kana: 'ｶ)ｱｵﾊﾞ' } as const
  const { id: transfer_id } = await api.db.insertInto('transfers').values({
    invoice_id, amount: 110_000, transfer_date: '2026-11-30', account: account, transfer_person_name: 'ｶ)ﾃｽﾄ', status: 'returned', returned_reason: '口座なし', done_at: api.clock.now(), done_by: 'sato',
  }).returning('id').executeTakeFirstOrThrow()
  await api.db.insertInto('returned_transfers').values({ transfer_id, invoice_id, occasion: 1, reason: '口座なし', recorded_by: 'sato', recorded_at: api.clock.now() }).execute()
  const { hindrances } = await user.client.closures.getClosure()
  assert.deepEqual(hindrances.map(({ kind, invoice_id: id }) => [kind, id]), [['returned_transfer', invoice_id]])
})

test('what begins beside the closing is either seen by it or refused', async () => {
  const user = await createPayer(api, gateway)
  await withoutCodes(user.userId)
  const body = await user.application()
  const [closing, payment] = await Promise.allSettled([user.client.closures.closeAccount({ body: bodyOf(user) }), user.start(body)])
  if (closing.status === 'fulfilled') {
    assert.equal(payment.status, 'rejected')
    assert.ok(isRefusedCall('invalid_access_token')((payment as PromiseRejectedResult).reason))
  }
  else assert.ok(isRefusedCall('payments_under_way')(closing.reason))
})

test('a payment that was let in just before the closing is refused by the database', async () => {
  const user = await api.signIn()
  await leave(user)
  await assert.rejects(api.db.insertInto('credit_cards').values({ company_id: user.companyId, brand: 'VISA', last4: '1111', expire: '12/30', gateway_card_id: 'late', deleted_at: null }).execute(), { code: 'CL001' })
})

test('everybody of the company is out: every session, the password, links, codes and programs; the refusal is that of a wrong password', async () => {
  const user = await api.signIn()
  const colleague = await api.signIn({ companyId: user.companyId, ...await createUser(api.db, user.companyId) })
  const program = await connectProgram(api, colleague.userId)
  await user.client.credentials.sendPasswordResetMail({ body: { email_address: user.emailAddress } })
  await api.runJobs()
  await leave(user)
  for (const { client } of [user, colleague]) await assert.rejects(client.users.getUserInformation(), isRefusedCall('invalid_access_token'))
  await assert.rejects(api.anonymous.sessions.refreshTokens({ body: { refresh_token: user.tokens.refresh_token } }), isRefusedCall('refresh_token_invalid'))
  await assert.rejects(program.calls.getPreGroupState({ params: { id: 1 } }), isRefusedCall('invalid_access_token'))
  const refusalOf = (email_address: string) => api.anonymous.sessions.login({ body: { email_address, password: user.password } }).catch(error => error.body.message)
  assert.equal(await refusalOf(user.emailAddress), await refusalOf('nobody@example.co.jp'))
  const { subject, text } = await lastMailTo(api, user.emailAddress)
  assert.match(subject, /退会のお手続きが完了しました/)
  assert.match(text ?? '', /株式会社テスト商事 試験 花子 様/)
  assert.match(text ?? '', /7年間/)
  assert.match((await lastMailTo(api, colleague.emailAddress)).subject, /退会/)
})

test('cards are deleted at the gateway, drafts and the download are gone, open requests end and the other side is told', async () => {
  const user = await createPayer(api, gateway)
  await user.client.creditCards.createCreditCard({ body: { mdk_token: await gateway.token() } })
  await user.client.drafts.createDraft({ body: { values: { amount: 5_000 } } })
  const { id: exportId } = await user.client.dataExports.createDataExport()
  const seller = await createSeller(api, user)
  const { id: requestId } = await seller.request()
  const { ends } = await user.client.closures.getClosure()
  assert.deepEqual(ends, { credit_cards: 1, drafts: 1, open_requests: 1, received_requests: 0, external_clients: 0 })
  await api.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  await leave(user)
  assert.match((await lastMailTo(api, 'keiri@hokusei.example.jp')).subject, /取り下げ|キャンセル|取り消/)
  const { status } = await api.db.selectFrom('invoices').select('status').where('id', '=', requestId).executeTakeFirstOrThrow()
  assert.equal(status, 5)
  const { count } = await api.db.selectFrom('drafts').select(({ fn }) => fn.countAll<number>().as('count')).where('company_id', '=', user.companyId).executeTakeFirstOrThrow()
  assert.equal(count, 0)
  const deleted = await api.db.selectFrom('gateway_calls').select('outcome').where('company_id', '=', user.companyId).where('operation', 'like', '%elete%').execute()
  assert.deepEqual(deleted, [{ outcome: 'success' }])
  assert.equal((await api.app.request(download_url)).status, 404)
  await runJob(api.services, 'watchDataExports', {})
  assert.equal(await fileStoreOf(api.config).sizeOf(exportKey(exportId)), null)
})

test('address and corporate number are free for a new start, and what the law keeps is kept', async () => {
  const user = await createPayer(api, gateway)
  const { invoice_id } = await user.pay()
  await user.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await api.runJobs()
  await leave(user)
  const { challenge_id } = await api.anonymous.registrations.beginSignUp({ body: { email_address: user.emailAddress, password: 'another four unlikely words' } })
  const auth_code = await lastCodeTo(api, user.emailAddress)
  const { registration_token } = await api.anonymous.registrations.certifySignUp({ body: { challenge_id, auth_code } })
  assert.ok(registration_token)
  const { closed_number: corporate_number } = await api.db.selectFrom('companies').select('closed_number').where('id', '=', user.companyId).executeTakeFirstOrThrow()
  await api.db.insertInto('companies').values({
    business_form: 1, name: '株式会社テスト商事', name_kana: 'テストシヨウジ', transfer_person_name: 'ｶ)ﾃｽﾄｼﾖｳｼﾞ', corporate_number, corporation: '{}', sole_proprietor: null,
  }).execute()
  const kept = await api.db.selectFrom('invoices').select('id').where('buyer_company_id', '=', user.companyId).execute()
  assert.deepEqual(kept, [{ id: invoice_id }])
  const audit = await api.db.selectFrom('audit_log').select('action').where('chain', '=', `company-${user.companyId}`).orderBy('sequence', 'desc').limit(1).execute()
  assert.deepEqual(audit, [{ action: 'company.closed' }])
})

test('nothing is told to a company that left, by no job', async () => {
  const user = await createPayer(api, gateway)
  await leave(user)
  await api.runJobs()
  const before = (await api.mailbox()).length
  await api.db.transaction().execute(db => notify(db, { company_id: user.companyId, now: api.clock.now(), kind: 'supplier_approved', title: '件名', body: '本文', link: null }))
  api.clock.advance({ days: 40 })
  for (const job of [lapseRequests, remindRequests, tellCardExpiry]) await job.run(api.services, {})
  await api.runJobs()
  assert.equal((await api.mailbox()).length, before)
})
