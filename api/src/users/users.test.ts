import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { currentTermsVersion } from '@invoice-card/domain'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { isRefusedCall, RefusedCall } from '../testing/client.ts'
import { lastMailTo } from '../testing/mails.ts'

let api: TestApp
before(async () => { api = await createTestApp() })
after(() => api.close())

test('a transfer name that banks can not show is refused and nothing changes', async () => {
  const { client } = await api.signIn()
  const rename = (transfer_person_name: string) => client.users.updateTransferPersonName({ body: { transfer_person_name } })
  await assert.rejects(rename('漢字商事'), isRefusedCall('transfer_person_name_not_kana'))
  await assert.rejects(rename('ア'.repeat(31)), isRefusedCall('transfer_person_name_not_kana'))
  assert.equal((await client.users.getUserInformation()).corporation?.transfer_person_name, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
})

test('a transfer name in any width of kana is kept as banks write it, for this company only', async () => {
  const { client } = await api.signIn()
  const other = await api.signIn()
  const transfer_person_name = 'ｶ)ｱｵﾊﾞ'
  assert.deepEqual(await client.users.updateTransferPersonName({ body: { transfer_person_name: 'カブシキガイシャアオバ' } }), { transfer_person_name })
  assert.equal((await client.users.getUserInformation()).corporation?.transfer_person_name, transfer_person_name)
  const kept = await api.db.selectFrom('audit_log').select('detail').where('action', '=', 'company.transfers_renamed').execute()
  assert.deepEqual(kept.map(({ detail }) => detail), [{ transfer_person_name }])
  assert.equal((await other.client.users.getUserInformation()).corporation?.transfer_person_name, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
})

test('the answer holds the one business object of the company, and no secret', async () => {
  const { client } = await api.signIn()
  const information = await client.users.getUserInformation()
  assert.equal(information.business_form, 1)
  assert.equal(information.corporation?.corporate_name, '株式会社テスト商事')
  assert.equal('sole_proprietor' in information, false)
  assert.doesNotMatch(JSON.stringify(information), /argon2|password/)
})

test('a name that is empty or too long is refused with what to do, another is kept in one spelling', async () => {
  const { client } = await api.signIn()
  await assert.rejects(client.users.updateUserName({ body: { user_last_name: ' ', user_first_name: 'あ'.repeat(31) } }), (error) => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('user_name_invalid')(error))
    assert.deepEqual(error.body.fields, [{ field: 'user_last_name', message: '姓を入力してください。' }, { field: 'user_first_name', message: '30文字以内で入力してください。' }])
    return true
  })
  const name = { user_last_name: '髙橋', user_first_name: 'ﾊﾅｺ' }
  assert.deepEqual(await client.users.updateUserName({ body: name }), { user_last_name: '髙橋', user_first_name: 'ハナコ' })
  assert.equal((await client.users.getUserInformation()).user_first_name, 'ハナコ')
})

test('a phone number that is none is refused with what to do, another is stored as digits', async () => {
  const { client } = await api.signIn()
  const set = (phone_number: string) => client.users.updatePhoneNumber({ body: { phone_number } })
  await assert.rejects(set('12-34'), (error) => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('phone_number_invalid')(error))
    assert.deepEqual(error.body.fields?.map(({ field }) => field), ['phone_number'])
    return true
  })
  assert.deepEqual(await set('０９０－１２３４－５６７８'), { phone_number: '09012345678' })
  assert.equal((await client.users.getUserInformation()).phone_number, '09012345678')
})

test('only the terms in force can be accepted; the first acceptance is kept with its time', async () => {
  const { client, userId } = await api.signIn()
  assert.equal((await client.users.getUserInformation()).accepted_terms_version, null)
  await assert.rejects(client.users.updateLicense({ body: { terms_version: '2020-01-01' } }), isRefusedCall('terms_version_outdated'))
  const accept = () => client.users.updateLicense({ body: { terms_version: currentTermsVersion } })
  await Promise.all([accept(), accept()])
  api.clock.advance({ days: 1 })
  const { client: later } = await api.signIn({ companyId: 0, userId, emailAddress: '', password: '' })
  await later.users.updateLicense({ body: { terms_version: currentTermsVersion } })
  assert.deepEqual(await api.db.selectFrom('accepted_terms').select(['version', 'accepted_at']).where('user_id', '=', userId).execute(), [{ version: currentTermsVersion, accepted_at: new Date('2026-11-20T01:00:00Z') }])
  const { accepted_terms_version, current_terms_version } = await later.users.getUserInformation()
  assert.deepEqual([accepted_terms_version, current_terms_version], [currentTermsVersion, currentTermsVersion])
})

test('switching the second step off needs the password and is told by mail; the next sign-in asks for no code', async () => {
  const { client, emailAddress, password } = await api.signIn()
  const set = (is_second_factor_required: boolean, given?: string) => client.users.updateSecuritySettings({ body: { is_second_factor_required, ...(given ? { password: given } : {}) } })
  await assert.rejects(set(false), isRefusedCall('password_incorrect'))
  await assert.rejects(set(false, 'wrong-password-1'), isRefusedCall('password_incorrect'))
  assert.equal((await client.users.getSecuritySettings()).is_second_factor_required, true)
  assert.equal((await set(false, password)).is_second_factor_required, false)
  const { subject, text } = await lastMailTo(api, emailAddress)
  assert.match(subject, /2段階認証の設定が変更されました/)
  assert.match(text ?? '', /無効になりました/)
  assert.equal((await api.anonymous.sessions.login({ body: { email_address: emailAddress, password } })).status, 'signed_in')
  assert.equal((await set(true)).is_second_factor_required, true)
  assert.equal((await api.anonymous.sessions.login({ body: { email_address: emailAddress, password } })).status, 'second_factor_required')
})

test('the devices are those that are signed in, newest first, with this one marked', async () => {
  const { client, tokens: _, ...company } = await api.signIn()
  api.clock.advance({ minutes: 5 })
  const elsewhere = await api.signIn(company)
  api.clock.advance({ minutes: 1 })
  const ended = await api.signIn(company)
  await ended.client.sessions.logout()
  const { devices } = await client.users.getSecuritySettings()
  assert.deepEqual(devices.map(({ is_current }) => is_current), [false, true])
  assert.ok(devices[0] && devices[1] && devices[0].signed_in_at > devices[1].signed_in_at)
  assert.deepEqual((await elsewhere.client.users.getSecuritySettings()).devices.map(({ is_current }) => is_current), [true, false])
})

/** Whether a call waits for what somebody else holds. */
const isWaiting = async (): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db)
  return rows.length > 0
}

// Whether a password is needed was read before the change: a stolen session that kept asking switched off, without one, what its owner had just switched on.
test('a session that found the second step off can not switch it off once its owner has switched it on', async () => {
  const { client, userId, password } = await api.signIn()
  await client.users.updateSecuritySettings({ body: { is_second_factor_required: false, password } })
  const { thief } = await api.db.transaction().execute(async (db) => {
    // Reads pass, changes wait.
    await sql`lock table users in exclusive mode`.execute(db)
    const thief = Promise.allSettled([client.users.updateSecuritySettings({ body: { is_second_factor_required: false } })])
    while (!await isWaiting()) { /* the call is on its way */ }
    await db.updateTable('users').set({ is_second_factor_required: true }).where('id', '=', userId).execute()
    return { thief }
  })
  const [outcome] = await thief
  assert.ok(outcome.status === 'rejected' && isRefusedCall('password_incorrect')(outcome.reason))
  assert.equal((await client.users.getSecuritySettings()).is_second_factor_required, true)
})

test('asking again and again how to sign in ends', async () => {
  const { client } = await api.signIn()
  const set = () => client.users.updateSecuritySettings({ body: { is_second_factor_required: true } })
  for (let call = 0; call < 60; call += 1) await set()
  await assert.rejects(set(), isRefusedCall('too_many_requests'))
})
