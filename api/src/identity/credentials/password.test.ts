import assert from 'node:assert/strict'
import { noBrowser } from '../../platform/browser/public.ts'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { jobs } from '../../worker/jobs.ts'
import { limitPasswords } from '../sessions/limits.ts'
import { lockUser } from '../user-rows/store.ts'
import { endResetsOf, setEmailAddress } from './store.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { lastCodeTo, lastMailTo } from '../../testing/mails/mails.ts'
import { freshAddress, newPassword } from '../../testing/companies/sign-up.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { switchSecondFactor } from '../../testing/companies/second-factor.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'
import { replacePassword } from './new-password.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
beforeEach(() => api.clock.advance({ hours: 1 }))

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>

const change = ({ client }: SignedIn, current_password: string, new_password: string) =>
  client.credentials.changePassword({ body: { current_password, new_password } })
const login = (email_address: string, password: string) =>
  api.anonymous.sessions.login({ body: { email_address, password } })
const ask = (email_address: string) => api.anonymous.credentials.sendPasswordResetMail({ body: { email_address } })
const check = (reset_token: string) => api.anonymous.credentials.checkPasswordReset({ body: { reset_token } })
const reset = (reset_token: string, new_password = newPassword) =>
  api.anonymous.credentials.resetPassword({ body: { reset_token, new_password } })
const refusalOf =
  (message: string) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('password_unsuitable')(error))
    assert.deepEqual(error.body.fields, [{ field: 'new_password', message }])
    return true
  }

async function tokenFor(emailAddress: string): Promise<string> {
  await ask(emailAddress)
  const { text } = await lastMailTo(api, emailAddress)
  return /\/password\/reregistration#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? assert.fail('no link in the mail')
}

test('a password is changed only by who knows the present one, and ten wrong ones are enough', async () => {
  const user = await api.signIn()
  for (let attempt = 0; attempt < 10; attempt += 1)
    await assert.rejects(change(user, 'wrong-password-1', newPassword), isRefusedCall('password_incorrect'))
  await assert.rejects(change(user, user.password, newPassword), isRefusedCall('too_many_requests'))
  assert.equal((await login(user.emailAddress, user.password)).status, 'second_factor_required')
})

test('a new password is held to the rules, and is not the present one', async () => {
  const user = await api.signIn()
  await assert.rejects(change(user, user.password, 'short'), refusalOf('パスワードは12文字以上で入力してください。'))
  await assert.rejects(
    change(user, user.password, 'qwertyuiop123'),
    refusalOf('推測されやすいパスワードです。別のパスワードを入力してください。'),
  )
  await assert.rejects(
    change(user, user.password, user.emailAddress),
    refusalOf('メールアドレスを含まないパスワードを入力してください。'),
  )
  await assert.rejects(
    change(user, user.password, user.password),
    refusalOf('現在のパスワードとは異なるパスワードを入力してください。'),
  )
})

test('a changed password ends other sessions, pending sign-ins and links, and notifies the user', async () => {
  const user = await api.signIn()
  const other = await api.signIn(user)
  const signIn = await login(user.emailAddress, user.password)
  assert.equal(signIn.status, 'second_factor_required')
  const auth_code = await lastCodeTo(api, user.emailAddress)
  const link = await tokenFor(user.emailAddress)
  await change(user, user.password, newPassword)

  await assert.rejects(other.client.users.getUserInformation(), isRefusedCall('invalid_access_token'))
  await assert.rejects(
    api.anonymous.sessions.refreshTokens({ body: { refresh_token: other.tokens.refresh_token } }),
    isRefusedCall('refresh_token_invalid'),
  )
  await assert.rejects(
    api.anonymous.sessions.login2Auth({ body: { challenge_id: signIn.challenge_id, auth_code } }),
    isRefusedCall('auth_code_expired'),
  )
  await assert.rejects(check(link), isRefusedCall('reset_token_invalid'))
  await assert.rejects(login(user.emailAddress, user.password), isRefusedCall('login_failed'))
  assert.equal((await login(user.emailAddress, newPassword)).status, 'second_factor_required')
  const [notice] = (await user.client.notifications.listNotifications()).notifications
  assert.equal(notice?.title, 'パスワードが変更されました')
  await api.runJobs()
  assert.ok(
    (await api.mailbox()).some(
      mail => mail.to_address === user.emailAddress && /パスワードが変更されました/.test(mail.subject),
    ),
  )
})

test('a session says that a changed password has ended it, to its own tokens alone', async () => {
  const user = await api.signIn()
  const other = await api.signIn(user)
  await change(user, user.password, newPassword)
  const because = (code: string, details: object | undefined) => (error: unknown) => {
    assert.ok(isRefusedCall(code)(error) && error instanceof RefusedCall)
    assert.deepEqual(error.body.details, details)
    return true
  }
  const refreshWith = (refresh_token: string, callers = api.anonymous) =>
    callers.sessions.refreshTokens({ body: { refresh_token } })
  const named = { reason: 'password_changed' }
  await assert.rejects(other.client.users.getUserInformation(), because('invalid_access_token', named))
  await assert.rejects(refreshWith(other.tokens.refresh_token), because('refresh_token_invalid', named))
  const { access_token, id_token } = other.tokens
  const forged = { 'x-access-token': `${access_token.slice(0, -4)}AAAA`, authorization: `Bearer ${id_token}` }
  const response = await api.app.request('/api/v1/users/information', { headers: forged })
  assert.equal(response.status, 401)
  assert.equal(((await response.json()) as { details?: object }).details, undefined)
  await user.client.sessions.logout()
  await assert.rejects(user.client.users.getUserInformation(), because('invalid_access_token', undefined))
  await assert.rejects(refreshWith(user.tokens.refresh_token), because('refresh_token_invalid', undefined))
})

test('a program whose access ends with the password is named by mail', async () => {
  const user = await api.signIn()
  await connectProgram(api, user.userId)
  await change(user, user.password, newPassword)
  const { text = '' } = await lastMailTo(api, user.emailAddress)
  assert.match(text?.replaceAll('\n', '') ?? '', /「クラウド会計」との連携も解除されました/)
})

test('a password in any width is the same password', async () => {
  const user = await api.signIn()
  await change(user, user.password, 'ｇｒｅｅｎ－river－lantern')
  assert.equal((await login(user.emailAddress, 'green-river-lantern')).status, 'second_factor_required')
})

test('a request for a link is answered alike for every address; only an account gets a mail', async () => {
  const { emailAddress } = await createCompany(api.db)
  const stranger = `stranger-${randomUUID()}@example.co.jp`
  assert.deepEqual(await ask(emailAddress), await ask(stranger))
  await api.runJobs()
  const recipients = (await api.mailbox()).map(mail => mail.to_address)
  assert.deepEqual([recipients.includes(emailAddress), recipients.includes(stranger)], [true, false])
})

test('the sixth link within an hour is refused, whether the address has an account or not', async () => {
  const { emailAddress } = await createCompany(api.db)
  for (const address of [emailAddress, 'nobody-at-all@example.co.jp']) {
    for (let count = 0; count < 5; count += 1) await ask(address)
    await assert.rejects(ask(address), isRefusedCall('too_many_requests'))
  }
})

test('a link of nobody, one used and one older than 30 minutes are refused alike', async () => {
  const { emailAddress } = await createCompany(api.db)
  await assert.rejects(check('x'.repeat(43)), isRefusedCall('reset_token_invalid'))
  const token = await tokenFor(emailAddress)
  assert.deepEqual(await check(token), {
    masked_email_address: 'u****@e***',
    expires_at: new Date(api.clock.now().getTime() + 30 * 60_000).toISOString(),
  })
  await assert.rejects(
    reset(token, 'passwordpassword'),
    refusalOf('推測されやすいパスワードです。別のパスワードを入力してください。'),
  )
  await reset(token)
  for (const again of [() => check(token), () => reset(token)])
    await assert.rejects(again(), isRefusedCall('reset_token_invalid'))

  const late = await tokenFor(emailAddress)
  api.clock.advance({ minutes: 30 })
  for (const again of [() => check(late), () => reset(late)])
    await assert.rejects(again(), isRefusedCall('reset_token_invalid'))
  await jobs.deleteExpiredPasswordResets.run(api.worker, {})
  assert.deepEqual(await api.db.selectFrom('password_resets').selectAll().execute(), [])
})

test('a reset ends all sessions and signs nobody in; the second step is still asked for', async () => {
  const user = await api.signIn()
  assert.deepEqual(await reset(await tokenFor(user.emailAddress)), {})
  await assert.rejects(user.client.users.getUserInformation(), isRefusedCall('invalid_access_token'))
  await assert.rejects(login(user.emailAddress, user.password), isRefusedCall('login_failed'))
  assert.equal((await login(user.emailAddress, newPassword)).status, 'second_factor_required')
})

// A user without a password tries some first: the owner was refused for the rest of the quarter of an hour, with the
// new password as well.
test('after a reset, earlier wrong passwords count no more, from here or from anywhere', async () => {
  const user = await createCompany(api.db)
  const guessFrom = (address: string) =>
    limitPasswords(
      { ...api.services, idempotency: null, request: { id: 'guess', address, userAgent: '', browser: noBrowser } },
      user.emailAddress,
    )
  for (let guess = 0; guess < 100; guess += 1) await guessFrom(`198.51.100.${guess % 10}`)
  for (let guess = 0; guess < 10; guess += 1)
    await assert.rejects(login(user.emailAddress, 'wrong-password-1'), isRefusedCall('too_many_requests'))
  await assert.rejects(login(user.emailAddress, user.password), isRefusedCall('too_many_requests'))
  await reset(await tokenFor(user.emailAddress))
  assert.equal((await login(user.emailAddress, newPassword)).status, 'second_factor_required')
  await guessFrom('198.51.100.11')
})

// The password was the new one, and its owner read that it had not been changed.
test('a password is not replaced where the guesses against it cannot be deleted', async () => {
  const user = await api.signIn()
  await assert.rejects(login(user.emailAddress, 'wrong-password-1'))
  const token = await tokenFor(user.emailAddress)
  await sql`create function refuse_reset() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
    api.db,
  )
  await sql`create trigger refuse_reset before delete on rate_limits
    for each row when (old.key like 'password:%') execute function refuse_reset()`.execute(api.db)
  try {
    await assert.rejects(change(user, user.password, newPassword), isRefusedCall('internal_error'))
    await assert.rejects(reset(token), isRefusedCall('internal_error'))
  } finally {
    await sql`drop trigger refuse_reset on rate_limits`.execute(api.db)
  }
  await change(user, user.password, newPassword)
})

test('two resets at the same moment with one link: one password counts', async () => {
  const { emailAddress } = await createCompany(api.db)
  const token = await tokenFor(emailAddress)
  const passwords = ['green-river-lantern-42', 'yellow-bridge-teapot-17', 'silver-cloud-ladder-88']
  await warmPool(api)
  const outcomes = await Promise.allSettled(passwords.map(password => reset(token, password)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const signIns = await Promise.allSettled(passwords.map(password => login(emailAddress, password)))
  assert.deepEqual(
    signIns.map(({ status }) => status),
    outcomes.map(({ status }) => status),
  )
})

test('a sign-in with the old password that races its replacement leaves no session behind', async () => {
  const user = await api.signIn()
  await switchSecondFactor(api, user, false)
  const link = await tokenFor(user.emailAddress)
  await warmPool(api)
  const [, ...signIns] = await Promise.allSettled([
    reset(link),
    ...Array.from({ length: 4 }, () => login(user.emailAddress, user.password)),
  ])
  for (const signIn of signIns) {
    if (signIn.status === 'rejected') assert.ok(isRefusedCall('login_failed')(signIn.reason))
    else if (signIn.value.status === 'signed_in') {
      const tokens = signIn.value
      await assert.rejects(
        api.clientWith(() => tokens).users.getUserInformation(),
        isRefusedCall('invalid_access_token'),
      )
    }
  }
})

test('a change of password, address or second factor comes before a racing reset or not at all', async () => {
  const user = await api.signIn()
  const wanted = { is_second_factor_required: false }
  const { challenge_id } = await user.client.security.sendSecondFactorCode({
    body: { ...wanted, password: user.password },
  })
  const auth_code = await lastCodeTo(api, user.emailAddress)
  const link = await tokenFor(user.emailAddress)
  await warmPool(api)
  const outcomes = await Promise.allSettled([
    reset(link),
    change(user, user.password, 'silver-cloud-ladder-88'),
    user.client.users.updateSecuritySettings({ body: { ...wanted, challenge_id, auth_code } }),
    user.client.credentials.changeEmailAddress({
      body: { new_email_address: freshAddress(), password: user.password },
    }),
  ])
  const isReset = outcomes[0].status === 'fulfilled'
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      assert.ok(
        ['password_incorrect', 'invalid_access_token', 'reset_token_invalid', 'auth_code_expired'].includes(
          (outcome.reason as RefusedCall).code,
        ),
      )
  }
  await login(user.emailAddress, isReset ? newPassword : 'silver-cloud-ladder-88')
})

// Each link was taken before the user was, so two of them ended each other in PostgreSQL.
test('of several links used at the same moment one counts, and the others are worth nothing', async () => {
  const { emailAddress } = await createCompany(api.db)
  const links = [await tokenFor(emailAddress), await tokenFor(emailAddress), await tokenFor(emailAddress)]
  await warmPool(api)
  const outcomes = await Promise.allSettled(links.map((link, index) => reset(link, `${newPassword}-${index}`)))
  const codes = outcomes.map(outcome => (outcome.status === 'rejected' ? (outcome.reason as RefusedCall).code : 'done'))
  assert.deepEqual(codes.toSorted(), ['done', 'reset_token_invalid', 'reset_token_invalid'])
})

/** Whether a call waits for a row that somebody else holds. */
const isWaiting = async (): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      api.db,
    )
  return rows.length > 0
}

// A code took its challenge first and then the user, a new password the other way round, and PostgreSQL ended one of
// them.
test('a code accepted while the password is replaced waits for it, and is worth nothing then', async () => {
  const user = await api.signIn()
  const address = freshAddress()
  const { challenge_id } = await user.client.credentials.changeEmailAddress({
    body: { new_email_address: address, password: user.password },
  })
  const auth_code = await lastCodeTo(api, address)
  const verified = await api.db.transaction().execute(async db => {
    await lockUser(db, user.userId)
    const outcome = Promise.allSettled([
      user.client.credentials.verifyEmailAuthCode({ body: { challenge_id, auth_code } }),
    ])
    while (!(await isWaiting())) {
      /* the call is on its way */
    }
    await replacePassword(db, {
      userId: user.userId,
      passwordHash: 'another',
      browserHash: null,
      sessionId: null,
      reason: 'password_reset',
      now: api.clock.now(),
    })
    return { outcome }
  })
  const [outcome] = await verified.outcome
  assert.ok(outcome.status === 'rejected' && isRefusedCall('auth_code_expired')(outcome.reason))
})

// The link was made without waiting for the change, which did not see it: the former mailbox could set the password for
// half an hour.
test('a link requested while the address changes is not sent to the old address', async () => {
  const { userId, emailAddress } = await createCompany(api.db)
  const { sending } = await api.db.transaction().execute(async db => {
    await lockUser(db, userId)
    await setEmailAddress(db, userId, freshAddress())
    await endResetsOf(db, userId, api.clock.now())
    let isSent = false
    const sending = jobs.sendPasswordReset
      .run(api.worker, { request_id: randomUUID(), email_address: emailAddress })
      .then(() => {
        isSent = true
      })
    while (!isSent && !(await isWaiting())) {
      /* the job is on its way */
    }
    return { sending }
  })
  await sending
  assert.deepEqual(await api.db.selectFrom('password_resets').selectAll().where('user_id', '=', userId).execute(), [])
  assert.deepEqual(
    (await api.mailbox()).filter(mail => mail.to_address === emailAddress),
    [],
  )
})

test('the job that sends a link sends one mail, however often it runs, and stores a hash only', async () => {
  const { emailAddress } = await createCompany(api.db)
  const payload = { request_id: randomUUID(), email_address: emailAddress }
  for (let run = 0; run < 2; run += 1) await jobs.sendPasswordReset.run(api.worker, payload)
  const token = /#token=([\w-]{43})/.exec((await lastMailTo(api, emailAddress)).text ?? '')?.[1]
  assert.equal((await api.mailbox()).filter(mail => mail.to_address === emailAddress).length, 1)
  assert.equal(
    JSON.stringify(await api.db.selectFrom('password_resets').selectAll().execute()).includes(token ?? ''),
    false,
  )
})
