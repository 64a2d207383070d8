import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany, createUser, type TestCompany } from '../../testing/app/company.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { lastCodeTo, otherThan } from '../../testing/mails/mails.ts'
import { startSession } from './start-session.ts'

let api: TestApp
let user: TestCompany
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
beforeEach(async () => {
  user = await createCompany(api.db)
})

const login = (credentials: { email_address: string; password: string }) =>
  api.anonymous.sessions.login({ body: credentials })

async function startSignIn(): Promise<{ challengeId: string; code: string }> {
  const answer = await login({ email_address: user.emailAddress, password: user.password })
  assert.equal(answer.status, 'second_factor_required')
  return { challengeId: answer.challenge_id, code: await lastCode() }
}

const lastCode = () => lastCodeTo(api, user.emailAddress)

const verify = (challenge_id: string, auth_code: string) =>
  api.anonymous.sessions.login2Auth({ body: { challenge_id, auth_code } })

test('a wrong password and an unknown address are refused with the very same answer', async () => {
  const answers = await Promise.all(
    [
      { email_address: user.emailAddress, password: 'wrong-password-1' },
      { email_address: 'nobody@example.co.jp', password: 'wrong-password-1' },
    ].map(async body => {
      const response = await api.app.request('/api/v1/login', { method: 'POST', body: JSON.stringify(body) })
      const { request_id: _, ...answer } = (await response.json()) as Record<string, unknown>
      return { httpStatus: response.status, answer, size: response.headers.get('content-length') }
    }),
  )
  assert.deepEqual(answers[0], answers[1])
  assert.deepEqual(answers[0]?.answer, {
    status: 'login_failed',
    message: 'メールアドレスまたはパスワードが正しくありません。',
  })
})

test('does not check the eleventh wrong password within 15 minutes; then the account opens again', async () => {
  const wrong = () => login({ email_address: user.emailAddress, password: 'wrong-password-1' })
  for (let attempt = 0; attempt < 10; attempt += 1) await assert.rejects(wrong(), isRefusedCall('login_failed'))
  await assert.rejects(
    login({ email_address: user.emailAddress, password: user.password }),
    isRefusedCall('too_many_requests'),
  )
  api.clock.advance({ minutes: 15 })
  assert.equal(
    (await login({ email_address: user.emailAddress, password: user.password })).status,
    'second_factor_required',
  )
})

test('a wrong code is refused and the right one still works', async () => {
  const { challengeId, code } = await startSignIn()
  await assert.rejects(
    verify(challengeId, otherThan(code)),
    isRefusedCall('auth_code_incorrect', '認証コードが正しくありません。もう一度入力してください。'),
  )
  const tokens = await verify(challengeId, code)
  const information = await api.clientWith(() => tokens).users.getUserInformation()
  assert.equal(information.email_address, user.emailAddress)
})

test('after five wrong codes even the right one is refused', async () => {
  const { challengeId, code } = await startSignIn()
  for (let attempt = 0; attempt < 5; attempt += 1)
    await assert.rejects(verify(challengeId, otherThan(code)), isRefusedCall('auth_code_incorrect'))
  await assert.rejects(verify(challengeId, code), isRefusedCall('auth_code_attempts_exceeded'))
})

test('guesses that arrive at the same moment share the five attempts', async () => {
  const { challengeId, code } = await startSignIn()
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => verify(challengeId, otherThan(code))))
  const codes = outcomes.map(outcome =>
    outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'signed_in',
  )
  assert.equal(codes.filter(answer => answer === 'auth_code_incorrect').length, 5)
  assert.equal(codes.filter(answer => answer === 'auth_code_attempts_exceeded').length, 7)
})

test('a code is worthless after ten minutes, and a new one can be sent', async () => {
  const { challengeId, code } = await startSignIn()
  api.clock.advance({ minutes: 10 })
  await assert.rejects(
    verify(challengeId, code),
    isRefusedCall('auth_code_expired', '認証コードの有効期限が切れています。再送信してください。'),
  )
  await api.anonymous.sessions.resendAuthCode({ body: { challenge_id: challengeId } })
  assert.ok(await verify(challengeId, await lastCode()))
})

test('sends no other code after half an hour: the user signs in again', async () => {
  const { challengeId, code } = await startSignIn()
  api.clock.advance({ minutes: 30 })
  await assert.rejects(
    verify(challengeId, code),
    isRefusedCall('auth_code_expired', '認証コードの有効期限が切れています。再送信してください。'),
  )
  await assert.rejects(
    api.anonymous.sessions.resendAuthCode({ body: { challenge_id: challengeId } }),
    isRefusedCall('auth_code_expired', 'サインインの有効時間が過ぎました。はじめからサインインしてください。'),
  )
  const again = await startSignIn()
  assert.ok(await verify(again.challengeId, again.code))
})

test('a code works once', async () => {
  const { challengeId, code } = await startSignIn()
  await verify(challengeId, code)
  await assert.rejects(verify(challengeId, code), isRefusedCall('auth_code_expired'))
})

test('another code is sent after 60 seconds and replaces the first', async () => {
  const { challengeId, code } = await startSignIn()
  const resend = () => api.anonymous.sessions.resendAuthCode({ body: { challenge_id: challengeId } })
  await assert.rejects(resend(), isRefusedCall('resend_too_early'))
  api.clock.advance({ seconds: 60 })
  assert.deepEqual(await resend(), { resend_after_seconds: 60 })
  const newCode = await lastCode()
  if (newCode !== code) await assert.rejects(verify(challengeId, code), isRefusedCall('auth_code_incorrect'))
  assert.ok(await verify(challengeId, newCode))
})

test('the sixth code within an hour is refused; a completed sign-in resets the count', async () => {
  for (let count = 0; count < 5; count += 1) await startSignIn()
  await assert.rejects(startSignIn(), isRefusedCall('too_many_requests'))
  api.clock.advance({ hours: 1 })
  for (let count = 0; count < 4; count += 1) await startSignIn()
  const { challengeId, code } = await startSignIn()
  await verify(challengeId, code)
  assert.ok(await startSignIn())
})

test('stores codes and refresh tokens as hashes only', async () => {
  const { challengeId, code } = await startSignIn()
  const tokens = await verify(challengeId, code)
  const stored = JSON.stringify(
    await Promise.all([
      api.db.selectFrom('auth_challenges').selectAll().execute(),
      api.db.selectFrom('refresh_tokens').selectAll().execute(),
      api.db.selectFrom('outbox').selectAll().execute(),
    ]),
  )
  assert.ok(!stored.includes(`"${code}"`) && !stored.includes(tokens.refresh_token))
})

// Sent to the whole company, the place and device of one user's sign-in were news to everybody.
test('notifies only the user of a sign-in from another browser', async () => {
  const colleague = await api.signIn({ companyId: user.companyId, ...(await createUser(api.db, user.companyId)) })
  for (const userAgent of ['Chrome/140.0', 'Safari/605.1'])
    await startSession(api.db, api.services, user.userId, userAgent)
  const own = await api.signIn(user)
  const {
    notifications: [notice],
    ...counters
  } = await own.client.notifications.listNotifications()
  assert.deepEqual(counters, { total_count: 2, count_all: 2, count_unread: 2, count_action_required: 0 })

  assert.deepEqual(await colleague.client.notifications.listNotifications(), {
    notifications: [],
    total_count: 0,
    count_all: 0,
    count_unread: 0,
    count_action_required: 0,
  })
  const params = { id: notice?.id ?? 0 }
  await assert.rejects(colleague.client.notifications.getNotice({ params }), isRefusedCall('notification_not_found'))
  await assert.rejects(
    colleague.client.notifications.confirmNotification({ params }),
    isRefusedCall('notification_not_found'),
  )
  await api.runJobs()
  assert.deepEqual(
    (await api.mailbox()).filter(mail => mail.to_address === colleague.emailAddress),
    [],
  )

  await own.client.notifications.confirmNotification({ params })
  assert.equal((await own.client.notifications.listNotifications()).count_unread, 1)
})

test('a sign-in from another browser is reported by mail and notification, the first one is not', async () => {
  const signInWith = async (userAgent: string) => {
    const { challengeId, code } = await startSignIn()
    await api.anonymous.sessions.login2Auth(
      { body: { challenge_id: challengeId, auth_code: code } },
      { headers: { 'user-agent': userAgent } },
    )
  }
  const notices = () =>
    api.db.selectFrom('notifications').select('title').where('company_id', '=', user.companyId).execute()
  await signInWith('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0')
  await signInWith('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0')
  assert.equal((await notices()).length, 0)
  await signInWith('Mozilla/5.0 (iPhone) Safari/605.1')
  assert.deepEqual(await notices(), [{ title: '新しい端末からサインインがありました' }])
  await api.runJobs()
  assert.match((await api.mailbox())[0]?.text ?? '', /Safari（iPhone）/)
})

const noticesOf = async (userId: number) =>
  (await api.db.selectFrom('notifications').select('title').where('user_id', '=', userId).execute()).map(
    ({ title }) => title,
  )
const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/${version}.0.0.0 Safari/537.36`

// Every major version of a browser was announced as a new device, until nobody read the mails any more.
test('a browser or system that was updated is no new device, another system is one', async () => {
  const signInWith = (userAgent: string) => startSession(api.db, api.services, user.userId, userAgent)
  for (const version of [140, 141, 142]) await signInWith(chrome(version))
  for (const version of [1, 2]) await signInWith(`Buchhaltung/${version}.4 (AcmeOS 10_${version})`)
  assert.equal((await noticesOf(user.userId)).length, 1)
  await signInWith(chrome(142).replace('Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7'))
  assert.equal((await noticesOf(user.userId)).length, 2)
})

test('a device that was known by its version before is no stranger after the change', async () => {
  await startSession(api.db, api.services, user.userId, chrome(139))
  await api.db
    .updateTable('known_devices')
    .set({ device_hash: 'of the whole user agent' })
    .where('user_id', '=', user.userId)
    .execute()
  await startSession(api.db, api.services, user.userId, chrome(140))
  assert.deepEqual(await noticesOf(user.userId), [])
})

test('a sign-in that succeeds uses up no limit, or a busy company would lock itself out', async () => {
  const used = async () =>
    Number(
      (
        await api.db
          .selectFrom('rate_limits')
          .select(({ fn }) => fn.sum('count').as('used'))
          .executeTakeFirstOrThrow()
      ).used ?? 0,
    )
  const before = await used()
  const { challengeId, code } = await startSignIn()
  await verify(challengeId, code)
  assert.equal(await used(), before)
})

// Each address counted by itself, and a connection has more of them than can be counted: neither guesses nor sign-ins
// had an end.
test('counts wrong passwords of all addresses of one connection together, not those of the next', async () => {
  const { emailAddress } = await createCompany(api.db)
  const from = async (address: string) =>
    (
      await api.app.request('/api/v1/login', {
        method: 'POST',
        body: JSON.stringify({ email_address: emailAddress, password: 'wrong-password-1' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      })
    ).status
  const refused = await from('2001:db8:0:1::1')
  for (let host = 2; host <= 10; host += 1) assert.equal(await from(`2001:db8:0:1:${host}::${host}`), refused)
  assert.equal(await from('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff'), 429)
  assert.equal(await from('2001:db8:0:2::1'), refused)
  assert.equal(await from('::1'), refused)
  for (let guess = 1; guess <= 10; guess += 1)
    assert.equal(await from(guess % 2 === 0 ? '::ffff:198.51.100.7' : '::ffff:c633:6407'), refused)
  assert.equal(await from('198.51.100.7'), 429)
  assert.equal(await from('198.51.100.8'), refused)
})
