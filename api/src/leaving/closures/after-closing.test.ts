import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lapseRequests, remindRequests } from '../../payments/collections/ending/jobs.ts'
import { settleRegistration } from '../../payments/credit-cards/registration/settle.ts'
import { notifyCardExpiry } from '../../payments/credit-cards/notify-expiry.ts'
import { exportKey } from '../data-exports/key.ts'
import { fileStoreOf } from '../../platform/files/store-of.ts'
import { runJob } from '../../worker/run-job.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createUser } from '../../testing/app/company.ts'
import { leave } from '../../testing/companies/leave.ts'
import { lastCodeTo, lastMailTo } from '../../testing/mails/mails.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { createSeller } from '../../testing/companies/seller.ts'

const { gateway, app: api } = await startAppWithGateway()

test('every session, program and password of the company is over, and refused like a wrong one', async () => {
  const user = await api.signIn()
  const colleague = await api.signIn({ companyId: user.companyId, ...(await createUser(api.db, user.companyId)) })
  const program = await connectProgram(api, colleague.userId)
  await user.client.credentials.sendPasswordResetMail({ body: { email_address: user.emailAddress } })
  await api.runJobs()
  await leave(api, user)
  for (const { client } of [user, colleague])
    await assert.rejects(client.users.getUserInformation(), isRefusedCall('invalid_access_token'))
  await assert.rejects(
    api.anonymous.sessions.refreshTokens({ body: { refresh_token: user.tokens.refresh_token } }),
    isRefusedCall('refresh_token_invalid'),
  )
  await assert.rejects(program.calls.getPreGroupState({ params: { id: 1 } }), isRefusedCall('invalid_access_token'))
  const refusalOf = (email_address: string) =>
    api.anonymous.sessions
      .login({ body: { email_address, password: user.password } })
      .catch(error => error.body.message)
  assert.equal(await refusalOf(user.emailAddress), await refusalOf('nobody@example.co.jp'))
  const { subject, text } = await lastMailTo(api, user.emailAddress)
  assert.match(subject, /退会のお手続きが完了しました/)
  // As every mail greets: the address is nobody's by now.
  assert.match(text ?? '', /^株式会社テスト商事\n試験 花子 様\n/)
  assert.match(text ?? '', /7年間/)
  assert.match((await lastMailTo(api, colleague.emailAddress)).subject, /退会/)
})

test('a card authenticated after its company left is not saved, and its yen is given back', async () => {
  const user = await createPayer(api, gateway)
  const started = await user.startCard('challenge')
  assert.ok(started.status === 'authentication_required')
  await leave(api, user)
  await user.authenticate(started, { password: '1234' })
  const { status, is_release_due } = await settleRegistration(api.worker, started.registration_id)
  assert.deepEqual({ status, is_release_due }, { status: 'declined', is_release_due: true })
})

test('cards, drafts, the download and open requests end; the other side of a request is notified', async () => {
  const user = await createPayer(api, gateway)
  await user.saveCard()
  await user.client.drafts.createDraft({ body: { values: { amount: 5_000 } } })
  const { id: exportId } = await user.client.dataExports.createDataExport({ body: { password: user.password } })
  const seller = await createSeller(api, user)
  const { id: requestId } = await seller.request()
  const schedule = { invoice_id: requestId, rule: { kind: 'last_business_day' } } as const
  await seller.client.requestSchedules.createRequestSchedule({ body: schedule })
  const { ends } = await user.client.closures.getClosure()
  const none = { received_requests: 0, external_clients: 0 }
  assert.deepEqual(ends, { credit_cards: 1, drafts: 1, open_requests: 1, request_schedules: 1, ...none })
  await api.runJobs()
  const { download_url } = await user.client.dataExports.getDataExportDownloadUrl()
  await leave(api, user)
  assert.match((await lastMailTo(api, 'keiri@hokusei.example.jp')).subject, /取り下げ|キャンセル|取り消/)
  const { status } = await api.db
    .selectFrom('invoices')
    .select('status')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  assert.equal(status, 5)
  const { count } = await api.db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', user.companyId)
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
  const deleted = await api.db
    .selectFrom('gateway_calls')
    .select('outcome')
    .where('company_id', '=', user.companyId)
    .where('operation', 'like', '%elete%')
    .execute()
  assert.deepEqual(deleted, [{ outcome: 'success' }])
  assert.equal((await api.app.request(download_url)).status, 404)
  await runJob(api.worker, 'watchDataExports', {})
  assert.equal(await fileStoreOf(api.config).sizeOf(exportKey(exportId)), null)
})

test('address and number are free for a new start, and what the law asks for stays', async () => {
  const user = await createPayer(api, gateway)
  const { invoice_id } = await user.pay()
  await user.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await api.runJobs()
  await leave(api, user)
  const { challenge_id } = await api.anonymous.registrations.beginSignUp({
    body: { email_address: user.emailAddress, password: 'another four unlikely words' },
  })
  const auth_code = await lastCodeTo(api, user.emailAddress)
  const { registration_token } = await api.anonymous.registrations.certifySignUp({ body: { challenge_id, auth_code } })
  assert.ok(registration_token)
  const { closed_number: corporate_number } = await api.db
    .selectFrom('companies')
    .select('closed_number')
    .where('id', '=', user.companyId)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('companies')
    .values({
      business_form: 1,
      name: '株式会社テスト商事',
      name_kana: 'テストシヨウジ',
      transfer_person_name: 'ｶ)ﾃｽﾄｼﾖｳｼﾞ',
      corporate_number,
      corporation: '{}',
      sole_proprietor: null,
    })
    .execute()
  const invoices = await api.db
    .selectFrom('invoices')
    .select('id')
    .where('buyer_company_id', '=', user.companyId)
    .execute()
  assert.deepEqual(invoices, [{ id: invoice_id }])
  const audit = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('chain', '=', `company-${user.companyId}`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .execute()
  assert.deepEqual(audit, [{ action: 'company.closed' }])
})

test('no job notifies a company that left', async () => {
  const user = await createPayer(api, gateway)
  await leave(api, user)
  await api.runJobs()
  const before = (await api.mailbox()).length
  await api.db.transaction().execute(db =>
    notify(db, {
      company_id: user.companyId,
      now: api.clock.now(),
      kind: 'supplier_approved',
      title: '件名',
      body: '本文',
      link: null,
    }),
  )
  api.clock.advance({ days: 40 })
  for (const job of [lapseRequests, remindRequests, notifyCardExpiry]) await job.run(api.worker, {})
  await api.runJobs()
  assert.equal((await api.mailbox()).length, before)
})
