import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { hashCode } from '../codes/one-time-code.ts'
import { jobs } from '../../worker/jobs.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { lastCodeTo, lastMailTo, otherThan } from '../../testing/mails/mails.ts'
import { certifiedSignUp, freshAddress, newPassword, startSignUp } from '../../testing/companies/sign-up.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
beforeEach(() => api.clock.advance({ hours: 1 }))

const begin = (email_address: string, password = newPassword) =>
  api.anonymous.registrations.beginSignUp({ body: { email_address, password } })
const certify = (body: { challenge_id: string; auth_code: string }) =>
  api.anonymous.registrations.certifySignUp({ body })
const resend = (challenge_id: string) => api.anonymous.registrations.resendSignUpCode({ body: { challenge_id } })
const isOpen = (registration_token: string) =>
  api.anonymous.registrations.validateRegistration({ body: { registration_token, business_form: 1 } })
const remains =
  (remaining_attempts: number) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('auth_code_incorrect')(error))
    assert.deepEqual(error.body.details, { remaining_attempts })
    assert.equal(error.body.message, remaining_attempts === 0 ? noneLeft : mistyped)
    return true
  }
const mistyped = '認証コードが正しくありません。もう一度入力してください。'
const noneLeft = '認証コードの入力回数が上限に達しました。認証コードを再送信してください。'

test('a short, common or address-like password is refused before anything is saved', async () => {
  for (const [password, message] of [
    ['short-pass', 'パスワードは12文字以上で入力してください。'],
    ['passwordpassword', '推測されやすいパスワードです。別のパスワードを入力してください。'],
    ['1qaz2wsx3edc4rfv', '推測されやすいパスワードです。別のパスワードを入力してください。'],
    ['aaaaaaaaaaaaaaaa', '推測されやすいパスワードです。別のパスワードを入力してください。'],
    ['tanaka@example.jp!', 'メールアドレスを含まないパスワードを入力してください。'],
  ] as const) {
    await assert.rejects(begin('tanaka@example.jp', password), error => {
      assert.ok(error instanceof RefusedCall && isRefusedCall('password_unsuitable')(error))
      assert.deepEqual(error.body.fields, [{ field: 'password', message }])
      return true
    })
  }
  assert.deepEqual(await api.db.selectFrom('sign_ups').selectAll().execute(), [])
})

test('an address with an account gets the usual answer and rows, and a mail without a code', async () => {
  const { emailAddress } = await createCompany(api.db)
  const newcomer = emailAddress.replace('user', 'uzer')
  const shape = ({ challenge_id, ...answer }: Awaited<ReturnType<typeof begin>>) => ({
    ...answer,
    size: challenge_id.length,
  })
  const [known, unknown] = [await begin(emailAddress), await begin(newcomer)]
  assert.deepEqual(shape(known), shape(unknown))
  const { text, subject } = await lastMailTo(api, emailAddress)
  assert.match(subject, /すでに登録されているメールアドレスです/)
  assert.doesNotMatch(text ?? '', /認証コード：/)
  assert.ok(await lastCodeTo(api, newcomer))
})

test('no code finishes the sign-up of an address with an account, and refusals look alike', async () => {
  const { emailAddress } = await createCompany(api.db)
  const { challenge_id } = await begin(emailAddress)
  const code_hash = hashCode(api.config.signingSecrets, challenge_id, '123456')
  await api.db.updateTable('auth_challenges').set({ code_hash }).where('id', '=', challenge_id).execute()
  for (const remaining_attempts of [4, 3, 2, 1, 0])
    await assert.rejects(certify({ challenge_id, auth_code: '123456' }), remains(remaining_attempts))
  await assert.rejects(certify({ challenge_id, auth_code: '123456' }), isRefusedCall('auth_code_attempts_exceeded'))
  api.clock.advance({ seconds: 60 })
  assert.deepEqual(await resend(challenge_id), { resend_after_seconds: 60 })
  assert.doesNotMatch((await lastMailTo(api, emailAddress)).text ?? '', /認証コード：/)
})

test('a wrong code says how many attempts remain, and the sixth is not compared', async () => {
  const { challenge_id, auth_code } = await startSignUp(api)
  for (const remaining_attempts of [4, 3, 2, 1, 0]) {
    await assert.rejects(certify({ challenge_id, auth_code: otherThan(auth_code) }), remains(remaining_attempts))
  }
  await assert.rejects(certify({ challenge_id, auth_code }), isRefusedCall('auth_code_attempts_exceeded'))
})

test('two certifications at the same moment use the code once', async () => {
  const { challenge_id, auth_code } = await startSignUp(api)
  await warmPool(api)
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => certify({ challenge_id, auth_code })))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.ok(isRefusedCall('auth_code_expired')(outcome.reason))
})

test('a code is worth nothing after ten minutes; a new one is sent after a minute and works', async () => {
  const { challenge_id, auth_code, emailAddress } = await startSignUp(api)
  await assert.rejects(resend(challenge_id), isRefusedCall('resend_too_early'))
  api.clock.advance({ minutes: 10 })
  await assert.rejects(certify({ challenge_id, auth_code }), isRefusedCall('auth_code_expired'))
  await resend(challenge_id)
  assert.ok((await certify({ challenge_id, auth_code: await lastCodeTo(api, emailAddress) })).registration_token)
})

test('a code of a sign-in opens no sign-up, and the other way round', async () => {
  const user = await createCompany(api.db)
  const signIn = await api.anonymous.sessions.login({
    body: { email_address: user.emailAddress, password: user.password },
  })
  assert.equal(signIn.status, 'second_factor_required')
  await assert.rejects(
    certify({ challenge_id: signIn.challenge_id, auth_code: await lastCodeTo(api, user.emailAddress) }),
    isRefusedCall('auth_code_expired'),
  )
  const { challenge_id, auth_code } = await startSignUp(api)
  await assert.rejects(
    api.anonymous.sessions.login2Auth({ body: { challenge_id, auth_code } }),
    isRefusedCall('auth_code_expired'),
  )
})

test('the sixth code within an hour is refused for one address, and its owner can still sign in', async () => {
  const user = await createCompany(api.db)
  for (let count = 0; count < 5; count += 1) await begin(user.emailAddress)
  await assert.rejects(begin(user.emailAddress), isRefusedCall('too_many_requests'))
  const signIn = await api.anonymous.sessions.login({
    body: { email_address: user.emailAddress, password: user.password },
  })
  assert.equal(signIn.status, 'second_factor_required')
})

test('one network address begins sixty sign-ups in a quarter of an hour and no more', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const call = () => api.app.request('/api/v1/users/resignup', { method: 'POST', headers, body: '{}' })
  for (let count = 0; count < 60; count += 1) assert.equal((await call()).status, 400)
  assert.equal((await call()).status, 429)
})

test('an unfinished sign-up does not sign in, like an address that nobody has', async () => {
  const { emailAddress } = await certifiedSignUp(api)
  await assert.rejects(
    api.anonymous.sessions.login({ body: { email_address: emailAddress, password: newPassword } }),
    isRefusedCall('login_failed'),
  )
})

test('a sign-up can begin again with a new password; a stranger who began one gains nothing', async () => {
  const emailAddress = freshAddress()
  const stranger = await begin(emailAddress, 'the-password-of-a-stranger')
  const { challenge_id } = await api.anonymous.registrations.beginSignUpAgain({
    body: { email_address: emailAddress, password: newPassword },
  })
  const auth_code = await lastCodeTo(api, emailAddress)
  await assert.rejects(
    certify({ challenge_id: stranger.challenge_id, auth_code }),
    isRefusedCall('auth_code_incorrect'),
  )
  assert.ok((await certify({ challenge_id, auth_code })).registration_token)
})

test('a registration token expires after 24 hours, and an unfinished sign-up is deleted', async () => {
  const { registration_token } = await certifiedSignUp(api)
  api.clock.advance({ hours: 23 })
  await isOpen(registration_token)
  api.clock.advance({ hours: 1 })
  await assert.rejects(isOpen(registration_token), isRefusedCall('registration_token_invalid'))
  await startSignUp(api)
  await jobs.purgeExpiredSignUps.run(api.worker, {})
  assert.equal((await api.db.selectFrom('sign_ups').select('id').execute()).length, 1)
  assert.equal(
    (await api.db.selectFrom('auth_challenges').select('id').where('purpose', '=', 'sign_up').execute()).length,
    1,
  )
})

test('stores tokens, codes and passwords as hashes only', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const { auth_code } = await startSignUp(api)
  const stored = JSON.stringify(
    await Promise.all([
      api.db.selectFrom('sign_ups').selectAll().execute(),
      api.db.selectFrom('auth_challenges').selectAll().execute(),
      api.db.selectFrom('outbox').selectAll().execute(),
    ]),
  )
  for (const secret of [registration_token, `"${auth_code}"`, newPassword]) assert.equal(stored.includes(secret), false)
})
