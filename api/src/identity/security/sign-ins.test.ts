import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { deleteExpiredSessions } from '../sessions/delete-expired.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { lastCodeTo, otherThan } from '../../testing/mails/mails.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { switchSecondFactor } from '../../testing/companies/second-factor.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

type User = Awaited<ReturnType<TestApp['signIn']>>
const browser = {
  headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' },
}
const login = (email_address: string, password: string) =>
  api.anonymous.sessions.login({ body: { email_address, password } }, browser)
const wrong = (user: User) =>
  assert.rejects(login(user.emailAddress, 'wrong-password-1'), isRefusedCall('login_failed'))
const finish = (challenge_id: string, auth_code: string) =>
  api.anonymous.sessions.login2Auth({ body: { challenge_id, auth_code } }, browser)
const begin = async ({ emailAddress, password }: User) => {
  const sent = await login(emailAddress, password)
  assert.ok(sent.status === 'second_factor_required')
  return { challengeId: sent.challenge_id, code: await lastCodeTo(api, emailAddress) }
}
const list = async (
  { client }: User,
  query: { from?: number; size?: number; outcome?: 'success' | 'failure' } = {},
) => {
  await api.runJobs()
  return client.security.listSignIns({ query })
}
const results = async (user: User, outcome?: 'success' | 'failure') =>
  (await list(user, outcome ? { outcome } : {})).sign_ins.map(({ result }) => result)

test('a failure is stored for an account alone, and only its user sees it', async () => {
  const [user, stranger] = [await api.signIn(), await api.signIn()]
  await assert.rejects(login('nobody@example.co.jp', 'wrong-password-1'), isRefusedCall('login_failed'))
  await wrong(user)
  assert.deepEqual(await results(user), ['password_incorrect'])
  assert.deepEqual(await list(stranger), { sign_ins: [], count_all: 0 })
  assert.equal((await api.db.selectFrom('sign_ins').selectAll().execute()).length, 1)
})

test('many wrong passwords lock, which is one line however often it is tried on', async () => {
  const user = await api.signIn()
  for (let attempt = 0; attempt < 10; attempt += 1) await wrong(user)
  for (let attempt = 0; attempt < 3; attempt += 1)
    await assert.rejects(login(user.emailAddress, user.password), isRefusedCall('too_many_requests'))
  const seen = await results(user)
  assert.deepEqual([seen.length, seen[0], new Set(seen.slice(1))], [11, 'locked', new Set(['password_incorrect'])])
})

test('lists a right password without its code, each wrong code, and the lock', async () => {
  const user = await api.signIn()
  const { challengeId, code } = await begin(user)
  assert.deepEqual(await results(user), ['code_not_entered'])
  for (let attempt = 0; attempt < 5; attempt += 1)
    await assert.rejects(finish(challengeId, otherThan(code)), isRefusedCall('auth_code_incorrect'))
  for (let attempt = 0; attempt < 2; attempt += 1)
    await assert.rejects(finish(challengeId, code), isRefusedCall('auth_code_attempts_exceeded'))
  assert.deepEqual(await results(user), [
    'locked',
    ...Array.from({ length: 5 }, () => 'code_incorrect'),
    'code_not_entered',
  ])
})

test('a sign-in with a code is one line, with time and device', async () => {
  const user = await api.signIn()
  const { challengeId, code } = await begin(user)
  api.clock.advance({ minutes: 2 })
  await finish(challengeId, code)
  const {
    sign_ins: [row],
    count_all,
  } = await list(user)
  assert.deepEqual(
    [count_all, row && { ...row, id: 0 }],
    [
      1,
      {
        id: 0,
        at: api.clock.now().toISOString(),
        purpose: 'sign_in',
        result: 'succeeded',
        device: 'Google Chrome（Windows）',
      },
    ],
  )
})

test('a sign-in without a code is one line as well', async () => {
  const user = await api.signIn()
  await switchSecondFactor(api, user, false)
  await login(user.emailAddress, user.password)
  assert.deepEqual(await results(user), ['succeeded'])
})

test('distinguishes a password tried to let a program in from one tried to sign in', async () => {
  const user = await api.signIn()
  const { clientId } = await connectProgram(api, user.userId)
  const body = {
    email_address: user.emailAddress,
    response_type: 'code',
    client_id: clientId,
    redirect_uri: 'https://kaikei.example.jp/callback',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  } as const
  await assert.rejects(
    api.anonymous.oauth.approveAuthorization({ body: { ...body, password: 'wrong-password-1' } }),
    isRefusedCall('login_failed'),
  )
  api.clock.advance({ seconds: 1 })
  const sent = await api.anonymous.oauth.approveAuthorization({ body: { ...body, password: user.password } })
  assert.ok(sent.status === 'second_factor_required')
  await api.anonymous.oauth.approveAuthorization2Auth({
    body: { challenge_id: sent.challenge_id, auth_code: await lastCodeTo(api, user.emailAddress) },
  })
  const { sign_ins } = await list(user)
  assert.deepEqual(
    sign_ins.map(({ purpose, result }) => [purpose, result]),
    [
      ['oauth_approval', 'succeeded'],
      ['oauth_approval', 'password_incorrect'],
    ],
  )
})

test('the list is paged, newest first, and narrowed to what failed or succeeded', async () => {
  const user = await api.signIn()
  await wrong(user)
  api.clock.advance({ minutes: 1 })
  const { challengeId, code } = await begin(user)
  await finish(challengeId, code)
  api.clock.advance({ minutes: 1 })
  await wrong(user)
  assert.deepEqual(await results(user), ['password_incorrect', 'succeeded', 'password_incorrect'])
  assert.deepEqual(await results(user, 'success'), ['succeeded'])
  const page = await list(user, { outcome: 'failure', from: 1, size: 1 })
  assert.deepEqual([page.count_all, page.sign_ins.length], [2, 1])
})

test('after 90 days a line is shown no more, and is removed', async () => {
  const user = await api.signIn()
  await wrong(user)
  assert.equal((await list(user)).count_all, 1)
  api.clock.advance({ days: 90 })
  const later = await api.signIn(user)
  assert.deepEqual(await list(later), { sign_ins: [], count_all: 0 })
  const rows = () => api.db.selectFrom('sign_ins').select('id').where('user_id', '=', user.userId).execute()
  api.clock.advance({ seconds: 1 })
  await deleteExpiredSessions.run(api.worker, {})
  assert.deepEqual(await rows(), [])
})
