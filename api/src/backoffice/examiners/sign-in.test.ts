import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createBackofficeClient, type BackofficeClient } from '../commands/session/client.ts'
import { createLog } from '../../platform/log/log.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { testSecret } from '../../testing/app/production-variables.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { totpCode } from '../totp/totp.ts'
import { createFirstAdmin } from './bootstrap.ts'

const newPassword = 'Kaede-no-ki-1987'

let api: TestApp
let desk: ReturnType<typeof createExaminerDesk>
before(async () => {
  api = await createTestApp()
  desk = createExaminerDesk(api.examiner)
})
after(() => api.close())

const clientOf = (token: string | null, headers: Readonly<Record<string, string>> = {}): BackofficeClient =>
  createBackofficeClient(
    (path, init) => desk.app.request(path, { ...init, headers: { ...(init.headers as object), ...headers } }),
    token,
  )
const anonymous = clientOf(null)
const asAdmin = async () => clientOf(await desk.startSession('sato'))

interface Account {
  readonly login: string
  readonly password: string
  readonly secret: string
}
let made = 0

/** A new account after its first sign-in; its first code is used up. */
async function enrolledAccount(client = anonymous): Promise<Account & { readonly token: string }> {
  const login = `member-${String.fromCharCode(97 + made++)}x`
  const { initial_password } = await (
    await asAdmin()
  ).examiners.createExaminer({
    body: { login, display_name: '山本 葵', roles: ['first_check'] },
  })
  const begun = await client.examiners.beginEnrolment({ body: { login, password: initial_password } })
  const { token } = await client.examiners.finishEnrolment({
    body: {
      enrolment_token: begun.enrolment_token,
      new_password: newPassword,
      code: totpCode(begun.totp_secret, api.clock.now()),
    },
  })
  return { login, password: newPassword, secret: begun.totp_secret, token }
}

const codeOf = ({ secret }: Account): string => totpCode(secret, api.clock.now())
const signIn = ({ login, password }: Pick<Account, 'login' | 'password'>, code?: string, client = anonymous) =>
  client.examiners.signIn({ body: { login, password, ...(code !== undefined && { code }) } })
const refused = { code: 'credentials_incorrect' }
const waitForNextCode = () => api.clock.advance({ seconds: 31 })

const lastActions = async (count: number) =>
  (
    await api.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject', 'detail'])
      .where('chain', '=', 'examiners')
      .where('action', 'like', 'examiner.%')
      .orderBy('sequence', 'desc')
      .limit(count)
      .execute()
  ).toReversed()

describe('signing in', () => {
  test('answers unknown names, wrong secrets and disabled accounts alike, and records why', async () => {
    const account = await enrolledAccount()
    waitForNextCode()
    const wrongCode = String((Number(codeOf(account)) + 1) % 1_000_000).padStart(6, '0')
    const answers = [
      await desk.app.request('/backoffice/v1/sessions', body({ login: 'nobody-here', password: 'x', code: '000000' })),
      await desk.app.request('/backoffice/v1/sessions', body({ ...account, password: 'wrong', code: codeOf(account) })),
      await desk.app.request('/backoffice/v1/sessions', body({ ...account, code: wrongCode })),
      await desk.app.request('/backoffice/v1/sessions', body({ login: account.login, password: account.password })),
    ]
    await desk.run('disable-examiner', account.login, '--as', 'sato')
    answers.push(await desk.app.request('/backoffice/v1/sessions', body({ ...account, code: codeOf(account) })))
    const shown = await Promise.all(
      answers.map(async answer => {
        const { request_id: _, ...rest } = (await answer.json()) as Record<string, unknown>
        return { http: answer.status, ...rest }
      }),
    )
    assert.equal(new Set(shown.map(one => JSON.stringify(one))).size, 1, JSON.stringify(shown))
    assert.equal(shown[0]?.http, 403)
    const actions = (await lastActions(6)).filter(({ action }) => action === 'examiner.sign_in_failed')
    assert.deepEqual(
      actions.map(({ subject, detail }) => [subject, detail.reason]),
      [
        ['examiner:nobody-here', 'unknown'],
        [`examiner:${account.login}`, 'password'],
        [`examiner:${account.login}`, 'code'],
        [`examiner:${account.login}`, 'code'],
        [`examiner:${account.login}`, 'disabled_or_expired'],
      ],
    )
  })

  test('takes each code once, also where two use it at the same moment, and none of before', async () => {
    const account = await enrolledAccount()
    await assert.rejects(signIn(account, codeOf(account)), refused, 'the code of the first sign-in')
    waitForNextCode()
    const earlier = codeOf(account)
    waitForNextCode()
    const both = await Promise.allSettled([signIn(account, codeOf(account)), signIn(account, codeOf(account))])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    await assert.rejects(signIn(account, codeOf(account)), refused)
    await assert.rejects(signIn(account, earlier), refused)
  })

  test('is limited by account, not by the address the caller claims; a right one resets the count', async () => {
    const account = await enrolledAccount()
    for (let guess = 0; guess < 10; guess++)
      await assert.rejects(signIn({ ...account, password: `guess ${guess}` }, '000000'), refused)
    waitForNextCode()
    const elsewhere = clientOf(null, { 'x-forwarded-for': '203.0.113.9' })
    await assert.rejects(signIn(account, codeOf(account), elsewhere), { code: 'too_many_requests' })
    api.clock.advance({ minutes: 16 })
    for (let round = 0; round < 11; round++) {
      waitForNextCode()
      await signIn(account, codeOf(account))
    }
  })

  test('is limited from one address over all accounts', async () => {
    api.clock.advance({ minutes: 16 })
    const guess = async (login: string) =>
      (await desk.app.request('/backoffice/v1/sessions', body({ login, password: 'x', code: '000000' }))).status
    assert.equal(await guess('somebody'), 403)
    // A hundred guesses take too long for a test.
    const { numUpdatedRows } = await api.db
      .updateTable('rate_limits')
      .set({ count: 100 })
      .where('key', '=', 'call:signIn:address:in-process')
      .executeTakeFirst()
    assert.equal(numUpdatedRows, 1n)
    assert.equal(await guess('somebody-else'), 429)
    api.clock.advance({ minutes: 16 })
  })
})

describe('a first sign-in', () => {
  const newcomer = async (login: string) => {
    const added = await (
      await asAdmin()
    ).examiners.createExaminer({
      body: { login, display_name: '中島 蓮', roles: ['support'] },
    })
    return { login, password: added.initial_password }
  }

  test('an initial password opens only the setting of an own one with a second factor, once', async () => {
    const initial = await newcomer('nakajima')
    await assert.rejects(signIn(initial), { code: 'enrolment_required' })
    await assert.rejects(signIn(initial, '123456'), { code: 'enrolment_required' })
    const begun = await anonymous.examiners.beginEnrolment({ body: initial })
    const { enrolment_token } = begun
    assert.match(begun.totp_uri, /^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    await assert.rejects(clientOf(enrolment_token).examiners.getOwnSession(), { code: 'sign_in_required' })
    const finish = (new_password: string, code: string) =>
      anonymous.examiners.finishEnrolment({ body: { enrolment_token, new_password, code } })
    const code = totpCode(begun.totp_secret, api.clock.now())
    await assert.rejects(finish(newPassword, '000000'), { code: 'code_incorrect' })
    for (const weak of ['short', 'password1234', 'nakajima-nakajima'])
      await assert.rejects(finish(weak, code), { code: 'password_unsuitable' }, weak)
    const { token } = await finish(newPassword, code)
    const { examiner } = await clientOf(token).examiners.getOwnSession()
    assert.deepEqual([examiner.login, examiner.state, examiner.created_by], ['nakajima', 'unvouched', 'sato'])
    await assert.rejects(finish(newPassword, code), { code: 'enrolment_ended' })
    await assert.rejects(signIn(initial), refused)
    await assert.rejects(anonymous.examiners.beginEnrolment({ body: initial }), refused)
  })

  test('has to be made within 72 hours', async () => {
    const initial = await newcomer('ogawa')
    api.clock.advance({ hours: 73 })
    await assert.rejects(signIn(initial), refused)
    await assert.rejects(anonymous.examiners.beginEnrolment({ body: initial }), refused)
  })

  test('stores no second factor that the database alone could open', async () => {
    const account = await enrolledAccount()
    const row = await api.db
      .selectFrom('examiners')
      .selectAll()
      .where('login', '=', account.login)
      .executeTakeFirstOrThrow()
    assert.ok(row.totp_secret && !row.totp_secret.includes(account.secret))
    // Moved to another account it opens nothing.
    await api.db
      .updateTable('examiners')
      .set({ totp_secret: row.totp_secret })
      .where('login', '=', 'nakajima')
      .execute()
    waitForNextCode()
    const answer = await desk.app.request(
      '/backoffice/v1/sessions',
      body({ login: 'nakajima', password: newPassword, code: codeOf(account) }),
    )
    assert.equal(answer.status, 403)
    assert.deepEqual((await lastActions(1))[0]?.detail.reason, 'second_factor_unreadable')
  })
})

describe('with keys that are replaced', () => {
  let errors: string[] = []
  const write = (line: string) => {
    errors.push((JSON.parse(line) as { msg: string }).msg)
  }
  const log = createLog('test', 'error', { write })
  /** A process of the same database with other keys, as after a deployment. */
  const clientWith = (...generations: string[]): BackofficeClient => {
    const backofficeSecrets = generations.map(testSecret) as [string, ...string[]]
    const { app } = createExaminerDesk({ ...api.examiner, log, config: { ...api.config, backofficeSecrets } })
    return createBackofficeClient((path, init) => app.request(path, init), null)
  }

  test('an old second factor opens beside the new key, and is sealed with the new one from then on', async () => {
    const account = await enrolledAccount(clientWith('old'))
    const signInWith = (...generations: string[]) => {
      waitForNextCode()
      return signIn(account, codeOf(account), clientWith(...generations))
    }
    errors = []
    await assert.rejects(signInWith('new'), refused)
    assert.deepEqual((await lastActions(1))[0]?.detail.reason, 'second_factor_unreadable')
    // Where the key is wrong for all, nobody can sign in to read that.
    assert.deepEqual(errors, ['second factor not readable: no key of BACKOFFICE_SECRET sealed it'])
    assert.ok((await signInWith('new', 'old')).token)
    assert.ok((await signInWith('new')).token)
    await assert.rejects(signInWith('old'), refused)
  })

  test('a new second factor is sealed with the new key', async () => {
    const account = await enrolledAccount(clientWith('new', 'old'))
    waitForNextCode()
    await assert.rejects(signIn(account, codeOf(account), clientWith('old')), refused)
    assert.ok((await signIn(account, codeOf(account), clientWith('new'))).token)
  })
})

describe('accounts', () => {
  test('refuses names that could be taken for another: letters beyond ASCII, and look-alikes', async () => {
    const { examiners: calls } = await asAdmin()
    const add = (login: string) => calls.createExaminer({ body: { login, display_name: 'x', roles: ['support'] } })
    // The second letter is a Cyrillic а, as in issue 16.
    for (const login of ['sаto2', 'Sato2', 'sato 2', 'ｓａｔｏ2', '2sato', 's', ''])
      await assert.rejects(add(login), { name: 'BackofficeRefusal' }, login)
    for (const login of ['sato', 'sat0', 's.ato']) await assert.rejects(add(login), { code: 'login_taken' }, login)
  })

  test('nobody changes their own account, so an admin always stays', async () => {
    for (const words of [
      ['set-roles', 'sato', '--role', 'support'],
      ['disable-examiner', 'sato'],
      ['reset-examiner', 'sato'],
    ])
      await assert.rejects(desk.run(...words, '--as', 'sato'), { code: 'own_account' }, words[0])
    // Two admins end each other at the same moment: one of them is no admin any more when it comes to it.
    const ends = await Promise.allSettled([
      desk.run('disable-examiner', 'second', '--as', 'first'),
      desk.run('disable-examiner', 'first', '--as', 'second'),
    ])
    assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1)
  })

  test('another admin resets a lost second factor, and both are in the audit log', async () => {
    const account = await enrolledAccount()
    const reset = await (await asAdmin()).examiners.resetExaminer({ params: { login: account.login } })
    waitForNextCode()
    await assert.rejects(signIn(account, codeOf(account)), refused)
    await assert.rejects(clientOf(account.token).examiners.getOwnSession(), { code: 'sign_in_required' })
    const begun = await anonymous.examiners.beginEnrolment({
      body: { login: account.login, password: reset.initial_password },
    })
    await anonymous.examiners.finishEnrolment({
      body: {
        enrolment_token: begun.enrolment_token,
        new_password: newPassword,
        code: totpCode(begun.totp_secret, api.clock.now()),
      },
    })
    const actions = (await lastActions(3)).map(({ actor, action, subject }) => [
      actor.split(':').at(-1),
      action,
      subject,
    ])
    const subject = `examiner:${account.login}`
    assert.deepEqual(actions, [
      ['sato', 'examiner.reset', subject],
      ['backoffice', 'examiner.sign_in_failed', subject],
      [account.login, 'examiner.enrolled', subject],
    ])
  })

  test('a password of one’s own is changed with both factors, and ends the other sessions', async () => {
    const account = await enrolledAccount()
    const { examiners: own } = clientOf(account.token)
    waitForNextCode()
    const other = await signIn(account, codeOf(account))
    waitForNextCode()
    const change = (password: string, code: string, new_password = 'Ichou-no-ki-1964') =>
      own.changeOwnPassword({ body: { password, code, new_password } })
    await assert.rejects(change('wrong', codeOf(account)), refused)
    await assert.rejects(change(account.password, codeOf(account), 'short'), { code: 'password_unsuitable' })
    await change(account.password, codeOf(account))
    await own.getOwnSession()
    await assert.rejects(clientOf(other.token).examiners.getOwnSession(), { code: 'sign_in_required' })
    waitForNextCode()
    await assert.rejects(signIn(account, codeOf(account)), refused)
  })

  test('the list of roles names calls and accounts of each', async () => {
    const { json, text } = await desk.run('roles')
    const { roles } = json as { roles: { role: string; calls: string[]; examiners: string[] }[] }
    const admin = roles.find(({ role }) => role === 'admin')
    assert.ok(admin?.calls.includes('createExaminer') && admin.examiners.includes('sato'))
    assert.ok(!roles.find(({ role }) => role === 'first_check')?.calls.includes('completePayment'))
    assert.match(text, /^second_check {2}.*suzuki/m)
  })

  test('two admins are made on the database, and a third only where one never signed in', async () => {
    const first = { login: 'founder', display_name: '創業 者' }
    assert.equal(await createFirstAdmin(api.examiner, first), null)
    const empty = await createTestApp()
    try {
      await empty.db.deleteFrom('examiners').execute()
      const made = await Promise.all([
        createFirstAdmin(empty.examiner, first),
        createFirstAdmin(empty.examiner, { ...first, login: 'second-founder' }),
        createFirstAdmin(empty.examiner, { ...first, login: 'third-founder' }),
      ])
      assert.equal(made.filter(Boolean).length, 2)
      assert.deepEqual(made.find(Boolean)?.row.roles, ['admin'])
      // Nobody else could make their first sign-in anew.
      empty.clock.advance({ hours: 73 })
      assert.ok(await createFirstAdmin(empty.examiner, { ...first, login: 'fourth-founder' }))
    } finally {
      await empty.close()
    }
  })
})

const body = (content: Readonly<Record<string, unknown>>): RequestInit => {
  const { login, password, code } = content
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, ...(code !== undefined && { code }) }),
  }
}
