import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { RequestAnswer } from '@invoice-card/contracts'
import { currentTermsVersion } from '@invoice-card/domain'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createRequest } from '../../testing/companies/request.ts'
import { auditBooks } from '../nightly-comparison/books-store.ts'
import { endSessions } from './end-sessions.ts'
import { freeze, type FreezeOrder, unfreeze } from './freeze.ts'
import { examinerActor } from '../../platform/audit/examiner.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, gateway } = await startAppWithGateway()
const { examiner: services, db } = app
const reason = '不正利用の疑い'

const stop = async (order: Omit<FreezeOrder, 'reason'>) => {
  const done = await freeze(services, { ...order, reason }, examiners.sato)
  return typeof done === 'string' ? assert.fail(done) : done.payments
}
const goOn = async (order: Omit<FreezeOrder, 'reason'>) =>
  assert.equal(typeof (await unfreeze(services, { ...order, reason: '確認済み' }, examiners.suzuki)), 'object')
const login = ({ emailAddress, password }: { emailAddress: string; password: string }) =>
  app.anonymous.sessions.login({ body: { email_address: emailAddress, password } })
const auditsOf = async (subject: string) =>
  (await db.selectFrom('audit_log').select(['actor', 'action']).where('subject', '=', subject).execute()).map(
    ({ actor, action }) => `${actor} ${action}`,
  )

test('refuses what is absent, frozen already or not frozen, in words, and writes nothing', async () => {
  const { companyId, userId } = await createCompany(db)
  const ask = (order: Omit<FreezeOrder, 'reason'>) => freeze(services, { ...order, reason }, examiners.sato)
  for (const kind of ['user', 'company', 'supplier', 'credit_card'] as const)
    assert.equal(await ask({ kind, id: 9_999_999 }), 'freeze_subject_not_found')
  assert.equal(await unfreeze(services, { kind: 'user', id: userId, reason }, examiners.sato), 'not_frozen')
  const both = await Promise.all([ask({ kind: 'company', id: companyId }), ask({ kind: 'company', id: companyId })])
  assert.deepEqual(both.filter(done => done === 'already_frozen').length, 1)
  assert.deepEqual(await auditsOf(`company:${companyId}`), [`${examinerActor(examiners.sato)} company.frozen`])
  await goOn({ kind: 'company', id: companyId })
  assert.equal(await unfreeze(services, { kind: 'company', id: companyId, reason }, examiners.sato), 'not_frozen')
  const rows = await db.selectFrom('freezes').selectAll().where('company_id', '=', companyId).execute()
  assert.deepEqual(
    rows.map(({ frozen_by, lifted_by, lift_reason }) => [frozen_by, lifted_by, lift_reason]),
    [['sato', 'suzuki', '確認済み']],
  )
  assert.deepEqual(await auditsOf(`company:${companyId}`), [
    `${examinerActor(examiners.sato)} company.frozen`,
    `${examinerActor(examiners.suzuki)} company.unfrozen`,
  ])
})

test('signs a frozen user out, and says so only to the right password', async () => {
  const user = await app.signIn()
  const program = await connectProgram(app, user.userId)
  const order = { kind: 'user', id: user.userId } as const
  await stop(order)
  await assert.rejects(user.client.users.getUserInformation(), isRefusedCall('invalid_access_token'))
  await assert.rejects(
    app.anonymous.sessions.refreshTokens({ body: { refresh_token: user.tokens.refresh_token } }),
    isRefusedCall('refresh_token_invalid'),
  )
  await assert.rejects(program.calls.getPreGroupState({ params: { id: 1 } }), isRefusedCall('invalid_access_token'))
  await assert.rejects(login(user), isRefusedCall('user_frozen'))
  await assert.rejects(login({ ...user, password: 'wrong-password-1' }), isRefusedCall('login_failed'))
  await goOn(order)
  assert.equal((await login(user)).status, 'second_factor_required')
  await assert.rejects(program.calls.getPreGroupState({ params: { id: 1 } }), isRefusedCall('invalid_access_token'))
})

test('a code sent before the freeze signs nobody in, and no link to a new password is sent', async () => {
  const user = await createCompany(db)
  const sent = await login(user)
  assert.ok(sent.status === 'second_factor_required')
  await app.runJobs()
  const code = /\d{6}/.exec((await app.mailbox())[0]?.text ?? '')?.[0] ?? assert.fail('no code')
  await stop({ kind: 'user', id: user.userId })
  await assert.rejects(
    app.anonymous.sessions.login2Auth({ body: { challenge_id: sent.challenge_id, auth_code: code } }),
    isRefusedCall('auth_code_expired'),
  )
  await app.anonymous.credentials.sendPasswordResetMail({ body: { email_address: user.emailAddress } })
  await app.runJobs()
  const names = await db.selectFrom('mails').select('name').where('to_address', '=', user.emailAddress).execute()
  assert.deepEqual(names.map(({ name }) => name).sort(), ['sign_in_code', 'use_suspended'])
})

test('a frozen company looks, and begins nothing that moves money or data out', async () => {
  const payer = await createPayer(app, gateway)
  const { invoice_id } = await payer.pay()
  const body = await payer.application()
  const program = await connectProgram(app, payer.userId)
  await stop({ kind: 'company', id: payer.companyId })
  const { client } = payer
  const key = () => ({ idempotencyKey: randomUUID() })
  const supplier = { corporate_name: '株式会社ミドリ' }
  const refused = [
    () => payer.start(body),
    () => payer.startCard(),
    () => client.suppliers.createSupplierCorporation({ body: supplier }, key()),
    () => client.dataExports.createDataExport(),
    () => client.invoices.exportInvoices({}),
    () => client.closures.closeAccount({ body: { password: payer.password, confirmation: '退会' } }),
    () =>
      program.calls.createExternalUploadUrl({
        body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 9 },
      }),
  ]
  for (const call of refused) await assert.rejects(call(), isRefusedCall('company_frozen'))
  assert.equal((await client.users.getUserInformation()).is_company_frozen, true)
  assert.equal((await client.invoices.getInvoice({ params: { id: invoice_id } })).status, 1)
  await client.users.updateLicense({ body: { terms_version: currentTermsVersion } })
  assert.equal((await client.invoices.cancelInvoice({ params: { id: invoice_id } })).status, 5)
  await goOn({ kind: 'company', id: payer.companyId })
  assert.equal((await payer.start(body)).status, 'authentication_required')
})

test('a request of a frozen seller is paid by nobody until that is lifted', async () => {
  const [payer, seller] = [await createPayer(app, gateway), await createCompany(db, { name: '株式会社ウリテ' })]
  const request = await createRequest(db, { seller, buyer: payer }, services.now())
  const pay = async () =>
    payer.client.payments.answerRequest(
      {
        params: { id: request.id },
        body: {
          action: 'pay',
          card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
          amount: request.amount,
          is_terms_agreed: true,
        },
      },
      { idempotencyKey: randomUUID() },
    )
  await stop({ kind: 'company', id: seller.companyId })
  await assert.rejects(pay(), isRefusedCall('request_suspended'))
  const isSuspended = async () =>
    (await payer.client.invoices.getInvoice({ params: { id: request.id } })).request?.is_suspended
  assert.equal(await isSuspended(), true)
  await goOn({ kind: 'company', id: seller.companyId })
  assert.equal(await isSuspended(), undefined)
  assert.equal((await pay()).status, 'authentication_required')
})

// Declining moves no money: it was refused together with paying.
test('a frozen company declines a request that it received, and does not pay it', async () => {
  const [payer, seller] = [await createPayer(app, gateway), await createCompany(db, { name: '株式会社ウリテ' })]
  const request = await createRequest(db, { seller, buyer: payer }, services.now())
  await stop({ kind: 'company', id: payer.companyId })
  const answer = (body: RequestAnswer) =>
    payer.client.payments.answerRequest({ params: { id: request.id }, body }, { idempotencyKey: randomUUID() })
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const paid = answer({ action: 'pay', card, amount: request.amount, is_terms_agreed: true })
  await assert.rejects(paid, isRefusedCall('company_frozen'))
  assert.equal((await answer({ action: 'decline' })).status, 'request_declined')
})

test('nobody pays a frozen supplier, which is shown so and not deleted', async () => {
  const payer = await createPayer(app, gateway)
  const body = await payer.application()
  const params = { id: payer.supplierId }
  await stop({ kind: 'supplier', id: payer.supplierId })
  await assert.rejects(payer.start(body), isRefusedCall('supplier_frozen'))
  assert.equal((await payer.client.suppliers.getSupplier({ params })).is_frozen, true)
  assert.equal((await payer.client.suppliers.listSuppliers()).suppliers[0]?.is_frozen, true)
  await assert.rejects(payer.client.suppliers.deleteSupplier({ params }), isRefusedCall('supplier_under_examination'))
  await goOn({ kind: 'supplier', id: payer.supplierId })
  assert.equal((await payer.start(body)).status, 'authentication_required')
})

test('a frozen card is not charged, chosen or typed again', async () => {
  const payer = await createPayer(app, gateway)
  const card = await payer.saveCard('frictionless', '11/31')
  const saved = await payer.application({ card: { kind: 'saved', credit_card_id: card.id } })
  await stop({ kind: 'credit_card', id: card.id })
  await assert.rejects(payer.start(saved), isRefusedCall('card_frozen'))
  assert.equal((await payer.client.creditCards.listCreditCards()).credit_cards[0]?.is_frozen, true)
  const body = await payer.application({
    card: { kind: 'token', mdk_token: await gateway.token('frictionless', '11/31'), is_card_saved: false },
  })
  const key = randomUUID()
  const typed = await payer.start(body, key)
  await payer.authenticate(typed)
  const ended = await payer.client.creditCards.approveCredit({ body: { payment_id: typed.payment_id } })
  assert.deepEqual([ended.status, ended.v_result_code], ['declined', 'XF03'])
  // A lost answer is asked for by the same call: its screen needs the code as well.
  assert.equal((await payer.start(body, key)).v_result_code, 'XF03')
  await goOn({ kind: 'credit_card', id: card.id })
  assert.equal((await payer.start(saved)).status, 'authentication_required')
})

// Of several payments the others go on but for the payer's own freeze: the code says which it was.
for (const [kind, code] of [
  ['user', 'XF01'],
  ['company', 'XF01'],
  ['supplier', 'XF02'],
  ['credit_card', 'XF03'],
] as const)
  test(`a payment that a freeze of its ${kind} comes upon at the issuer is given back`, async () => {
    const payer = await createPayer(app, gateway)
    const card = await payer.saveCard()
    const started = await payer.start(await payer.application({ card: { kind: 'saved', credit_card_id: card.id } }))
    const ids = { user: payer.userId, company: payer.companyId, supplier: payer.supplierId, credit_card: card.id }
    assert.deepEqual(await stop({ kind, id: ids[kind] }), {
      begun: 1,
      authorised: 0,
      captured: 0,
      in_transfer_file: [],
    })
    await payer.authenticate(started)
    await app.runJobs()
    const { status, v_result_code, pending_action, order_id } = await db
      .selectFrom('payment_transactions')
      .selectAll()
      .where('id', '=', started.payment_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual([status, v_result_code, pending_action], ['declined', code, null])
    assert.equal((await gateway.orders()).find(order => order.order_id === order_id)?.status, 'voided')
    assert.deepEqual(await auditBooks(db), [])
  })

test('ends all sessions of a user by an examiner, who may sign in again', async () => {
  const user = await app.signIn()
  const other = await app.signIn(user)
  assert.equal(await endSessions(services, { userId: 9_999_999, reason }, examiners.sato), 'user_not_found')
  assert.equal(await endSessions(services, { userId: user.userId, reason }, examiners.sato), 2)
  for (const { client } of [user, other])
    await assert.rejects(client.users.getUserInformation(), isRefusedCall('invalid_access_token'))
  assert.equal((await login(user)).status, 'second_factor_required')
  assert.deepEqual(await auditsOf(`user:${user.userId}`), [`${examinerActor(examiners.sato)} user.sessions_ended`])
})
