import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { hashCode } from '../codes/one-time-code.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { lastCodeTo, lastMailTo, otherThan } from '../../testing/mails/mails.ts'
import { freshAddress } from '../../testing/companies/sign-up.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
beforeEach(() => api.clock.advance({ hours: 1 }))

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>

const ask = (user: SignedIn, new_email_address: string, password = user.password) =>
  user.client.credentials.changeEmailAddress({ body: { new_email_address, password } })
const verify = ({ client }: SignedIn, challenge_id: string, auth_code: string) =>
  client.credentials.verifyEmailAuthCode({ body: { challenge_id, auth_code } })
const addressOf = async ({ client }: SignedIn) => (await client.users.getUserInformation()).email_address

/** Asked for, with the code that came to the new address. */
async function start(user: SignedIn, address = freshAddress()) {
  const { challenge_id } = await ask(user, address)
  return { address, challenge_id, auth_code: await lastCodeTo(api, address) }
}

test('another address needs the password, and is not the present one', async () => {
  const user = await api.signIn()
  await assert.rejects(ask(user, freshAddress(), 'wrong-password-1'), isRefusedCall('password_incorrect'))
  await assert.rejects(ask(user, user.emailAddress), isRefusedCall('email_address_unchanged'))
})

test('one user sends codes to ten addresses an hour, its own or not', async () => {
  const user = await api.signIn()
  const asked = await Promise.allSettled(Array.from({ length: 14 }, () => ask(user, freshAddress())))
  assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 10)
  const refused = asked.find(one => one.status === 'rejected')
  assert.ok(refused && isRefusedCall('too_many_requests')(refused.reason))
})

test('the code of another user changes nothing, and looks like one that is not there', async () => {
  const user = await api.signIn()
  const { challenge_id, auth_code } = await start(user)
  const stranger = await api.signIn()
  await assert.rejects(verify(stranger, challenge_id, auth_code), isRefusedCall('auth_code_expired'))
  await assert.rejects(
    stranger.client.credentials.resendEmailAuthCode({ body: { challenge_id } }),
    isRefusedCall('auth_code_expired'),
  )
  assert.equal(await addressOf(stranger), stranger.emailAddress)
})

test('a wrong code says how many attempts remain, and another can be sent after a minute', async () => {
  const user = await api.signIn()
  const { address, challenge_id, auth_code } = await start(user)
  await assert.rejects(verify(user, challenge_id, otherThan(auth_code)), error => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('auth_code_incorrect')(error))
    assert.deepEqual(error.body.details, { remaining_attempts: 4 })
    return true
  })
  const resend = () => user.client.credentials.resendEmailAuthCode({ body: { challenge_id } })
  await assert.rejects(resend(), isRefusedCall('resend_too_early'))
  api.clock.advance({ minutes: 1 })
  await resend()
  assert.deepEqual(await verify(user, challenge_id, await lastCodeTo(api, address)), { email_address: address })
})

test('the right code changes the address, ends every other session, and notifies both addresses', async () => {
  const user = await api.signIn()
  const other = await api.signIn(user)
  const { address, challenge_id, auth_code } = await start(user)
  assert.equal(await addressOf(user), user.emailAddress)
  await verify(user, challenge_id, auth_code)

  assert.equal(await addressOf(user), address)
  await assert.rejects(addressOf(other), isRefusedCall('invalid_access_token'))
  const given = await lastMailTo(api, user.emailAddress)
  assert.match(given.text ?? '', /^お客さま[^]*n\*\*\*\*@a\*\*\*に変更されました/)
  assert.match(
    (await lastMailTo(api, address)).text ?? '',
    /株式会社テスト商事[^]*メールアドレスがn\*\*\*\*@a\*\*\*に変更されました/,
  )
  await assert.rejects(
    api.anonymous.sessions.login({ body: { email_address: user.emailAddress, password: user.password } }),
    isRefusedCall('login_failed'),
  )
  assert.equal(
    (await api.anonymous.sessions.login({ body: { email_address: address, password: user.password } })).status,
    'second_factor_required',
  )
})

test('answers the address of another account like any other; its owner gets a mail and no code', async () => {
  const user = await api.signIn()
  const owner = await createCompany(api.db)
  const { challenge_id, ...answer } = await ask(user, owner.emailAddress.toUpperCase())
  assert.deepEqual(answer, { masked_email_address: 'U****@E***', resend_after_seconds: 60 })
  const mail = await lastMailTo(api, owner.emailAddress.toUpperCase())
  assert.match(mail.subject, /すでに登録されているメールアドレスです/)
  const code_hash = hashCode(api.config.signingSecrets, challenge_id, '123456')
  await api.db.updateTable('auth_challenges').set({ code_hash }).where('id', '=', challenge_id).execute()
  await assert.rejects(verify(user, challenge_id, '123456'), isRefusedCall('auth_code_incorrect'))
  assert.equal(await addressOf(user), user.emailAddress)
})

test('an address that somebody else took meanwhile stays theirs', async () => {
  const user = await api.signIn()
  const { address, challenge_id, auth_code } = await start(user)
  const other = await api.signIn()
  const first = await ask(other, address)
  await verify(other, first.challenge_id, await lastCodeTo(api, address))
  await assert.rejects(verify(user, challenge_id, auth_code), isRefusedCall('email_address_registered'))
  assert.deepEqual([await addressOf(user), await addressOf(other)], [user.emailAddress, address])
})

test('two accounts that take one address at the same moment: one gets it', async () => {
  const address = freshAddress()
  const users = [await api.signIn(), await api.signIn()] as const
  const started = [await start(users[0], address), await start(users[1], address)] as const
  await warmPool(api)
  const outcomes = await Promise.allSettled(
    users.map((user, index) => verify(user, started[index]!.challenge_id, started[index]!.auth_code)),
  )
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.ok(isRefusedCall('email_address_registered')(outcomes.find(outcome => outcome.status === 'rejected')?.reason))
})

test('a code used twice at the same moment changes the address once', async () => {
  const user = await api.signIn()
  const { challenge_id, auth_code } = await start(user)
  await warmPool(api)
  const outcomes = await Promise.allSettled([
    verify(user, challenge_id, auth_code),
    verify(user, challenge_id, auth_code),
  ])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await api.runJobs()
  assert.equal((await api.mailbox()).filter(mail => mail.to_address === user.emailAddress).length, 1)
})
