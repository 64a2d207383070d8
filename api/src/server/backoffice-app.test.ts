import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BackofficeEndpoint, backoffice, examinerRoles, permissionsOf } from '@invoice-card/contracts/backoffice'
import { api as publicApi } from '@invoice-card/contracts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { createExaminerDesk, examiners } from '../testing/companies/examiners.ts'

const calls = Object.values(backoffice).flatMap(contract =>
  Object.entries(contract as Readonly<Record<string, BackofficeEndpoint>>),
)
const signedInCalls = calls.filter(([, { auth }]) => auth !== 'public')
const pathOf = ({ path }: Pick<BackofficeEndpoint, 'path'>): string =>
  path
    .replace('{file}', '2026-11-30-1')
    .replace('{file_id}', '00000000-0000-4000-8000-000000000000')
    .replace(/\{(id|login|name|client_id)\}/g, '999999')

let api: TestApp
let desk: ReturnType<typeof createExaminerDesk>
before(async () => {
  api = await createTestApp()
  desk = createExaminerDesk(api.examiner)
})
after(() => api.close())

const ask = async (endpoint: BackofficeEndpoint, token?: string) => {
  const response = await desk.app.request(pathOf(endpoint), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.body && { body: '{}' }),
  })
  const { status } = (await response.json()) as { status?: string }
  return `${response.status} ${status}`
}

const setRoles = (login: keyof typeof examiners, roles: readonly string[]) =>
  api.db
    .updateTable('examiners')
    .set({ roles: [...roles] })
    .where('login', '=', login)
    .execute()

describe('every call of the back office', () => {
  for (const [name, endpoint] of signedInCalls) {
    test(`${name} is refused without a token, with an unknown one and with a customer's`, async () => {
      const { tokens } = await api.signIn()
      for (const token of [undefined, 'x'.repeat(43), tokens.access_token, tokens.refresh_token])
        assert.equal(await ask(endpoint, token), '401 sign_in_required')
    })

    const { permission } = endpoint
    if (permission === null) continue
    for (const role of examinerRoles.filter(one => !permissionsOf([one]).includes(permission)))
      test(`${name} is refused to ${role}`, async () => {
        await setRoles('fourth', [role])
        assert.equal(await ask(endpoint, await desk.startSession('fourth')), '403 not_permitted')
      })

    for (const role of examinerRoles.filter(one => permissionsOf([one]).includes(permission)))
      test(`${name} lets ${role} in`, async () => {
        await setRoles('fourth', [role])
        const answer = await ask(endpoint, await desk.startSession('fourth'))
        assert.doesNotMatch(answer, /sign_in_required|not_permitted/)
        assert.doesNotMatch(answer, /^5/)
      })
  }

  test('is none of the public port, and the other way round', async () => {
    const token = await desk.startSession('tanaka')
    for (const [, endpoint] of calls) {
      const { status } = await api.app.request(pathOf(endpoint), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}` },
      })
      assert.equal(status, 404, endpoint.path)
    }
    for (const contract of Object.values(publicApi))
      for (const { path, method } of Object.values(contract)) {
        const { status } = await desk.app.request(path.replace(/\{\w+\}/g, '1'), { method })
        assert.equal(status, 404, path)
      }
    const described = await (await api.app.request('/api/v1/openapi.json')).text()
    assert.doesNotMatch(described, /backoffice/)
  })
})

describe('a session', () => {
  const own = backoffice.examiners.getOwnSession

  test('ends after 30 minutes, however busy it is', async () => {
    const token = await desk.startSession('tanaka')
    for (const minutes of [15, 14]) {
      api.clock.advance({ minutes })
      assert.equal(await ask(own, token), '200 undefined')
    }
    api.clock.advance({ minutes: 1 })
    assert.equal(await ask(own, token), '401 sign_in_required')
  })

  test('ends with a sign-out, and at once where its account is disabled or reset', async () => {
    const signedOut = await desk.startSession('tanaka')
    assert.equal(await ask(backoffice.examiners.signOut, signedOut), '200 undefined')
    assert.equal(await ask(own, signedOut), '401 sign_in_required')
    for (const command of ['disable-examiner', 'reset-examiner']) {
      const token = await desk.startSession('third')
      await desk.run(command, 'third')
      assert.equal(await ask(own, token), '401 sign_in_required', command)
      await api.db
        .updateTable('examiners')
        .set({ disabled_at: null, initial_until: null, totp_secret: 'none' })
        .where('login', '=', 'third')
        .execute()
    }
  })

  test('has the roles that its account has now', async () => {
    const token = await desk.startSession('third')
    assert.equal(await ask(backoffice.operations.listUndeliveredMails, token), '200 undefined')
    await desk.run('set-roles', 'third', '--role', 'first_check')
    assert.equal(await ask(backoffice.parties.createProgram, token), '403 not_permitted')
  })

  test('is nowhere in the database as it is shown', async () => {
    const token = await desk.startSession('tanaka')
    const rows = await api.db.selectFrom('examiner_sessions').selectAll().execute()
    assert.ok(!JSON.stringify(rows).includes(token))
  })
})

test('the audit log has what an examiner did or tried under their account, and its chain holds', async () => {
  await setRoles('fourth', ['support'])
  const token = await desk.startSession('fourth')
  await ask(backoffice.payments.checkPayment, token)
  await desk.run('run-job', 'purgeExpiredDrafts', '--as', 'sato')
  await assert.rejects(desk.run('reject', '999999', '--as', 'sato'), { code: 'invoice_not_found' })
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'detail'])
    .where('chain', '=', 'examiners')
    .orderBy('sequence', 'desc')
    .limit(3)
    .execute()
  const { fourth, sato } = examiners
  assert.deepEqual(
    rows.map(({ actor, action, detail }) => [actor, action, detail.refusal]),
    [
      [`examiner:${sato.id}:sato`, 'call.rejectPayment', 'invoice_not_found'],
      [`examiner:${sato.id}:sato`, 'call.runJob', null],
      [`examiner:${fourth.id}:fourth`, 'call.checkPayment', 'not_permitted'],
    ],
  )
  assert.deepEqual((await desk.run('audit')).json, { findings: [] })
})
