import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { lastCodeTo, lastMailTo, otherThan } from '../../testing/mails/mails.ts'
import { switchSecondFactor } from '../../testing/companies/second-factor.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

type User = Awaited<ReturnType<TestApp['signIn']>>
const send = ({ client }: User, is_second_factor_required: boolean, password: string) =>
  client.security.sendSecondFactorCode({ body: { is_second_factor_required, password } })
const set = ({ client }: User, is_second_factor_required: boolean, challenge_id: string, auth_code: string) =>
  client.users.updateSecuritySettings({ body: { is_second_factor_required, challenge_id, auth_code } })
const isRequired = async ({ client }: User) => (await client.users.getSecuritySettings()).is_second_factor_required
const begin = async (user: User, wanted: boolean) => {
  const { challenge_id } = await send(user, wanted, user.password)
  return { challenge_id, code: await lastCodeTo(api, user.emailAddress) }
}

test('a wrong password sends no code', async () => {
  const user = await api.signIn()
  await assert.rejects(send(user, false, 'wrong-password-1'), isRefusedCall('password_incorrect'))
  await api.runJobs()
  assert.deepEqual(
    (await api.mailbox()).filter(mail => mail.to_address === user.emailAddress),
    [],
  )
})

test('refuses a setting that is unchanged, and sends no code', async () => {
  const user = await api.signIn()
  await assert.rejects(send(user, true, user.password), isRefusedCall('second_factor_unchanged'))
})

test('refuses a tab opened before codes were introduced: it has to reload', async () => {
  const user = await api.signIn()
  const body = { is_second_factor_required: false, password: user.password }
  await assert.rejects(user.client.users.updateSecuritySettings({ body }), isRefusedCall('screen_outdated'))
  assert.equal(await isRequired(user), true)
})

test('neither a wrong code nor that of somebody else switches anything', async () => {
  const [user, stranger] = [await api.signIn(), await api.signIn()]
  const { challenge_id, code } = await begin(user, false)
  await assert.rejects(set(user, false, challenge_id, otherThan(code)), isRefusedCall('auth_code_incorrect'))
  await assert.rejects(set(stranger, false, challenge_id, code), isRefusedCall('auth_code_expired'))
  assert.deepEqual([await isRequired(user), await isRequired(stranger)], [true, true])
})

test('a code for one direction does nothing for the other, one of a sign-in does nothing here', async () => {
  const user = await api.signIn()
  const { challenge_id, code } = await begin(user, false)
  await assert.rejects(set(user, true, challenge_id, code), isRefusedCall('auth_code_expired'))
  const signIn = await api.anonymous.sessions.login({
    body: { email_address: user.emailAddress, password: user.password },
  })
  assert.ok(signIn.status === 'second_factor_required')
  const signInCode = await lastCodeTo(api, user.emailAddress)
  await assert.rejects(set(user, false, signIn.challenge_id, signInCode), isRefusedCall('auth_code_expired'))
  assert.equal(await isRequired(user), true)
})

test('a password that is changed meanwhile makes the code worthless', async () => {
  const user = await api.signIn()
  const { challenge_id, code } = await begin(user, false)
  await user.client.credentials.changePassword({
    body: { current_password: user.password, new_password: 'green-river-lantern-42' },
  })
  await assert.rejects(set(user, false, challenge_id, code), isRefusedCall('auth_code_expired'))
  assert.equal(await isRequired(user), true)
})

test('another code comes after a minute and takes the place of the first', async () => {
  const user = await api.signIn()
  const { challenge_id } = await begin(user, false)
  const resend = (is_second_factor_required: boolean) =>
    user.client.security.resendSecondFactorCode({ body: { is_second_factor_required, challenge_id } })
  await assert.rejects(resend(false), isRefusedCall('resend_too_early'))
  await assert.rejects(
    resend(true),
    isRefusedCall(
      'auth_code_expired',
      '設定の変更の有効時間が過ぎました。画面を閉じて、はじめからやり直してください。',
    ),
  )
  api.clock.advance({ seconds: 60 })
  assert.deepEqual(await resend(false), { resend_after_seconds: 60 })
  assert.equal(
    (await set(user, false, challenge_id, await lastCodeTo(api, user.emailAddress))).is_second_factor_required,
    false,
  )
})

test('password and code switch it, with a mail; the next sign-in follows, the code works once', async () => {
  const user = await api.signIn()
  const login = () =>
    api.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } })
  const { challenge_id, code } = await begin(user, false)
  assert.equal((await set(user, false, challenge_id, code)).is_second_factor_required, false)
  const { subject, text } = await lastMailTo(api, user.emailAddress)
  assert.match(subject, /2段階認証の設定が変更されました/)
  assert.match(text ?? '', /無効になりました/)
  await assert.rejects(set(user, false, challenge_id, code), isRefusedCall('auth_code_expired'))
  assert.equal((await login()).status, 'signed_in')
  assert.equal((await switchSecondFactor(api, user, true)).is_second_factor_required, true)
  assert.equal((await login()).status, 'second_factor_required')
})

test('asking again and again how to sign in ends', async () => {
  const user = await api.signIn()
  const wrong = () => set(user, false, 'nobody', '123456')
  for (let call = 0; call < 60; call += 1) await assert.rejects(wrong(), isRefusedCall('auth_code_expired'))
  await assert.rejects(wrong(), isRefusedCall('too_many_requests'))
})
