import type { ExaminerRole } from '@invoice-card/contracts/backoffice'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { type BackofficeClient, createBackofficeClient } from '../commands/session/client.ts'
import { totpCode } from '../totp/totp.ts'

const { app, payer } = await startAppWithPayer()
const desk = createExaminerDesk(app.examiner)
const clientOf = (token: string | null): BackofficeClient =>
  createBackofficeClient((path, init) => desk.app.request(path, init), token)
const as = async (login: string) => clientOf(await desk.startSession(login))

interface Initial {
  readonly initial_password: string
  readonly examiner: { readonly login: string }
}

/** The first sign-in, by whoever has the initial password. */
async function enrol({ initial_password: password, examiner: { login } }: Initial): Promise<BackofficeClient> {
  const { examiners } = clientOf(null)
  const { enrolment_token, totp_secret } = await examiners.beginEnrolment({ body: { login, password } })
  const code = totpCode(totp_secret, app.clock.now())
  const body = { enrolment_token, new_password: 'Kaede-no-ki-1987', code }
  return clientOf((await examiners.finishEnrolment({ body })).token)
}

let made = 0
const add = async (role: ExaminerRole, by = 'sato') =>
  (await as(by)).examiners.createExaminer({
    body: { login: `member-${String.fromCharCode(97 + made++)}x`, display_name: '山本 葵', roles: [role] },
  })
const vouch = async (by: string, { examiner: { login } }: Initial) =>
  (await as(by)).examiners.vouchForExaminer({ params: { login } })
const reset = async (by: string, { examiner: { login } }: Initial) =>
  (await as(by)).examiners.resetExaminer({ params: { login } })

/** A payment that waits for the second check, or for the first one. */
async function payment(checkedBy?: string): Promise<number> {
  const { invoice_id } = await payer.pay()
  if (checkedBy) await desk.run('check', String(invoice_id), '--as', checkedBy)
  return invoice_id
}
const check = async ({ payments }: BackofficeClient) => payments.checkPayment({ params: { id: await payment() } })
const complete = async ({ payments }: BackofficeClient) =>
  payments.completePayment({ params: { id: await payment('suzuki') }, body: {} })
const notVouchedFor = { code: 'not_vouched_for' }

describe('an account that an admin made', () => {
  // One admin was two examiners, and could charge a card alone.
  test('checks and completes no payment, though the admin who made it enrols it', async () => {
    await assert.rejects(check(await enrol(await add('first_check'))), notVouchedFor)
    await assert.rejects(complete(await enrol(await add('second_check'))), notVouchedFor)
  })

  test('reads, and sees what it may do so far', async () => {
    const { examiners, payments } = await enrol(await add('second_check'))
    const { examiner, permissions } = await examiners.getOwnSession()
    assert.deepEqual([examiner.state, examiner.created_by, examiner.vouched_by], ['unvouched', 'sato', null])
    assert.ok(permissions.length > 0 && permissions.every(permission => permission.endsWith(':read')))
    await payments.listPayments({ query: { is_action_required: false } })
  })

  test('does all that its roles allow once another admin has vouched for it', async () => {
    const account = await add('second_check')
    const member = await enrol(account)
    const { state, vouched_by } = await vouch('tanaka', account)
    assert.deepEqual([state, vouched_by], ['active', 'tanaka'])
    await complete(member)
    assert.match((await desk.run('roles')).text, new RegExp(`${account.examiner.login} .*vouched for by tanaka`))
  })

  test('is vouched for by nobody who made it, and not before its first sign-in', async () => {
    const account = await add('second_check')
    await assert.rejects(vouch('tanaka', account), { code: 'examiner_not_enrolled' })
    const member = await enrol(account)
    await assert.rejects(vouch('sato', account), { code: 'other_admin_required' })
    await assert.rejects(complete(member), notVouchedFor)
    const setting = app.db
      .updateTable('examiners')
      .set(({ ref }) => ({ vouched_by_id: ref('created_by_id') }))
      .where('login', '=', account.examiner.login)
      .execute()
    await assert.rejects(setting, { constraint: 'examiners_vouched_by_another' })
  })

  test('vouches for no other and makes none, as an admin either', async () => {
    const { examiners } = await enrol(await add('admin'))
    const account = await add('second_check')
    await enrol(account)
    await assert.rejects(examiners.vouchForExaminer({ params: { login: account.examiner.login } }), notVouchedFor)
    const body = { login: 'puppet', display_name: 'x', roles: ['second_check'] as ExaminerRole[] }
    await assert.rejects(examiners.createExaminer({ body }), notVouchedFor)
  })
})

describe('an account that was reset', () => {
  test('has to be vouched for again, by an admin who neither made nor reset it', async () => {
    const account = await add('second_check', 'first')
    await enrol(account)
    await vouch('sato', account)
    const member = await enrol(await reset('sato', account))
    await assert.rejects(complete(member), notVouchedFor)
    for (const login of ['first', 'sato'])
      await assert.rejects(vouch(login, account), { code: 'other_admin_required' }, login)
    await vouch('tanaka', account)
    await complete(member)
  })

  test('of the first accounts, which need nobody to vouch for them until then', async () => {
    const { payments } = await as('bank')
    await payments.checkPayment({ params: { id: await payment() } })
    const bank = { initial_password: '', examiner: { login: 'bank' } }
    const member = await enrol(await reset('sato', bank))
    await assert.rejects(check(member), notVouchedFor)
    await vouch('tanaka', bank)
    await check(member)
  })
})

// Nobody had to vouch for it until then.
test('an account that was in use before this rule has to be vouched for after a reset', async () => {
  const account = await add('second_check')
  const member = await enrol(account)
  await app.db
    .updateTable('examiners')
    .set({ in_use_before_vouching: true })
    .where('login', '=', account.examiner.login)
    .execute()
  await complete(member)
  await assert.rejects(complete(await enrol(await reset('tanaka', account))), notVouchedFor)
})

test('who vouched for whom is in the audit log', async () => {
  const account = await add('support')
  await enrol(account)
  await vouch('tanaka', account)
  const { actor, action, subject } = await app.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'subject'])
    .where('chain', '=', 'examiners')
    .where('action', 'like', 'examiner.%')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    [actor.split(':').at(-1), action, subject],
    ['tanaka', 'examiner.vouched_for', `examiner:${account.examiner.login}`],
  )
})
