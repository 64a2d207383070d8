import assert from 'node:assert/strict'
import { examiners } from '../../testing/companies/examiners.ts'
import { test } from 'node:test'
import type { Client } from '../../testing/app/app.ts'
import { isRefusedCall, type RefusedCall } from '../../testing/app/client.ts'
import { closingCodeOf, closingOf, leave } from '../../testing/companies/leave.ts'
import { lastCodeTo, otherThan } from '../../testing/mails/mails.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'

const { gateway, app: api } = await startAppWithGateway()

type Body = Parameters<Client['closures']['closeAccount']>[0]

const withoutCodes = (userId: number) =>
  api.db.updateTable('users').set({ is_second_factor_required: false }).where('id', '=', userId).execute()
const closedAt = async (companyId: number) =>
  (await api.db.selectFrom('companies').select('closed_at').where('id', '=', companyId).executeTakeFirstOrThrow())
    .closed_at

test('a wrong password or word, and a missing or wrong code leave everything as it is', async () => {
  const user = await api.signIn()
  const refused = (body: NonNullable<Body>['body'], code: string) =>
    assert.rejects(user.client.closures.closeAccount({ body }), isRefusedCall(code))
  await refused({ ...closingOf(user), password: 'wrong' }, 'password_incorrect')
  await refused({ ...closingOf(user), confirmation: 'たいかい' }, 'confirmation_mismatch')
  await refused(closingOf(user), 'auth_code_required')
  await assert.rejects(
    user.client.closures.sendClosureCode({ body: { password: 'wrong' } }),
    isRefusedCall('password_incorrect'),
  )
  const sent = await closingCodeOf(api, user)
  await refused({ ...closingOf(user), ...sent, auth_code: otherThan(sent.auth_code) }, 'auth_code_incorrect')
  await refused({ ...closingOf(user), ...sent, challenge_id: 'another' }, 'auth_code_expired')
  assert.equal(await closedAt(user.companyId), null)
  await user.client.users.getUserInformation()
})

test('a code for another purpose, or of another user, closes nothing', async () => {
  const user = await api.signIn()
  const other = await api.signIn()
  const theirs = await closingCodeOf(api, other)
  await assert.rejects(
    user.client.closures.closeAccount({ body: { ...closingOf(user), ...theirs } }),
    isRefusedCall('auth_code_expired'),
  )
  const answer = await api.anonymous.sessions.login({
    body: { email_address: user.emailAddress, password: user.password },
  })
  const challenge_id = answer.status === 'second_factor_required' ? answer.challenge_id : ''
  const auth_code = await lastCodeTo(api, user.emailAddress)
  await assert.rejects(
    user.client.closures.closeAccount({ body: { ...closingOf(user), challenge_id, auth_code } }),
    isRefusedCall('auth_code_expired'),
  )
})

test('names an unsettled payment, which stops the company from leaving; a cancelled one does not', async () => {
  const user = await createPayer(api, gateway)
  const { invoice_id } = await user.pay()
  const state = await user.client.closures.getClosure()
  assert.deepEqual(state.hindrances, [
    {
      kind: 'payment',
      invoice_id,
      invoice_status: 1,
      is_action_required: false,
      is_own_request: false,
      name: '株式会社アオバデザイン',
      amount: 110_000,
      created_at: api.clock.now().toISOString(),
    },
  ])
  assert.equal(state.count_hindrances, 1)
  // No code is asked for in vain.
  await assert.rejects(user.client.closures.closeAccount({ body: closingOf(user) }), (error: RefusedCall) => {
    assert.deepEqual(error.body.details, { count: 1, names: '株式会社アオバデザイン' })
    return isRefusedCall('payments_in_progress')(error)
  })
  await user.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  // Until its card has its money back.
  const { hindrances } = await user.client.closures.getClosure()
  assert.deepEqual(
    hindrances.map(({ kind, invoice_status, cancel_reason }) => [kind, invoice_status, cancel_reason]),
    [['card_payment', 5, 'buyer']],
  )
  await api.runJobs()
  assert.equal((await user.client.closures.getClosure()).count_hindrances, 0)
  await leave(api, user)
  assert.deepEqual(await closedAt(user.companyId), api.clock.now())
})

test('a card payment in progress stops the company from leaving', async () => {
  const user = await createPayer(api, gateway)
  await user.start(await user.application({}, 'challenge'))
  const { hindrances } = await user.client.closures.getClosure()
  assert.deepEqual(
    hindrances.map(({ kind, name, invoice_id, created_at }) => [kind, name, invoice_id, created_at]),
    [['card_payment', '株式会社アオバデザイン', null, api.clock.now().toISOString()]],
  )
  await assert.rejects(
    user.client.closures.closeAccount({ body: closingOf(user) }),
    isRefusedCall('payments_in_progress'),
  )
})

test('money that the bank returned prevents leaving', async () => {
  const user = await createPayer(api, gateway)
  const { invoice_id } = await user.pay()
  await api.db.updateTable('invoices').set({ status: 4 }).where('id', '=', invoice_id).execute()
  const account = {
    bank_code: '0001',
    bank_name: 'みずほ銀行',
    branch_code: '001',
    branch_name: '東京営業部',
    account_type: 1,
    account_number: '1234567',
    account_holder_kana: 'ｶ)ｱｵﾊﾞ',
  } as const
  const { id: transfer_id } = await api.db
    .insertInto('transfers')
    .values({
      invoice_id,
      amount: 110_000,
      transfer_date: '2026-11-30',
      account: account,
      transfer_person_name: 'ｶ)ﾃｽﾄ',
      status: 'returned',
      returned_reason: '口座なし',
      done_at: api.clock.now(),
      done_by: 'sato',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('returned_transfers')
    .values({
      transfer_id,
      invoice_id,
      occasion: 1,
      reason: '口座なし',
      recorded_by_id: examiners.sato.id,
      recorded_at: api.clock.now(),
    })
    .execute()
  const { hindrances } = await user.client.closures.getClosure()
  assert.deepEqual(
    hindrances.map(({ kind, invoice_id: id }) => [kind, id]),
    [['returned_transfer', invoice_id]],
  )
})

test('a payment that begins beside the closing either stops it or is refused', async () => {
  const user = await createPayer(api, gateway)
  await withoutCodes(user.userId)
  const body = await user.application()
  const [closing, payment] = await Promise.allSettled([
    user.client.closures.closeAccount({ body: closingOf(user) }),
    user.start(body),
  ])
  if (closing.status === 'fulfilled') {
    assert.equal(payment.status, 'rejected')
    assert.ok(isRefusedCall('invalid_access_token')((payment as PromiseRejectedResult).reason))
  } else assert.ok(isRefusedCall('payments_in_progress')(closing.reason))
})

test('a payment that was let in just before the closing is refused by the database', async () => {
  const user = await api.signIn()
  await leave(api, user)
  await assert.rejects(
    api.db
      .insertInto('credit_cards')
      .values({
        company_id: user.companyId,
        brand: 'VISA',
        last4: '1111',
        expire: '12/30',
        gateway_card_id: 'late',
        deleted_at: null,
      })
      .execute(),
    { code: 'CL001' },
  )
})
