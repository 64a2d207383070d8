import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { api as contracts, closureConfirmation, type Contract, type Tokens } from '@invoice-card/contracts'
import { resources } from './resources.ts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'

let api: TestApp
let live: Tokens
let ended: Tokens
let otherSession: Tokens
let expired: Tokens
let revoked: Tokens
let closed: Tokens
before(async () => {
  api = await createTestApp()
  expired = (await api.signIn()).tokens
  api.clock.advance({ minutes: 11 })
  const lost = await api.signIn()
  revoked = lost.tokens
  await api.db
    .updateTable('sessions')
    .set({ revoked_at: api.clock.now(), revoked_reason: 'test' })
    .where('user_id', '=', lost.userId)
    .execute()
  const left = await api.signIn()
  closed = left.tokens
  await api.db.updateTable('users').set({ is_second_factor_required: false }).where('id', '=', left.userId).execute()
  await left.client.closures.closeAccount({ body: { password: left.password, confirmation: closureConfirmation } })
  const signedOut = await api.signIn()
  await signedOut.client.sessions.logout()
  ended = signedOut.tokens
  live = (await api.signIn()).tokens
  otherSession = (await api.signIn()).tokens
})
after(() => api.close())

const guarded = Object.entries<Contract>(contracts)
  .filter(([resource]) => resource in resources)
  .flatMap(([, contract]) => Object.entries(contract))
  .filter(([, { auth }]) => auth === undefined || auth === 'session')

const headersOf = (id: string, access: string) => ({ authorization: `Bearer ${id}`, 'x-access-token': access })
const forged = (token: string): string => `${token.slice(0, -4)}AAAA`
const unsigned = (token: string): string =>
  `${Buffer.from('{"alg":"none","typ":"access+jwt"}').toString('base64url')}.${token.split('.')[1]}.`

const callers: Record<string, () => Record<string, string>> = {
  nobody: () => ({}),
  'only an id token': () => ({ authorization: `Bearer ${live.id_token}` }),
  'only an access token': () => ({ 'x-access-token': live.access_token }),
  'an access token in both places': () => headersOf(live.access_token, live.access_token),
  'an id token in both places': () => headersOf(live.id_token, live.id_token),
  'a refresh token as access token': () => headersOf(live.id_token, live.refresh_token),
  'tokens of two sessions': () => headersOf(otherSession.id_token, live.access_token),
  'a forged access token': () => headersOf(live.id_token, forged(live.access_token)),
  'an unsigned access token': () => headersOf(live.id_token, unsigned(live.access_token)),
  'a revoked session': () => headersOf(revoked.id_token, revoked.access_token),
  'a forged id token': () => headersOf(forged(live.id_token), live.access_token),
  'an expired access token with the id token of another session': () => headersOf(live.id_token, expired.access_token),
  'a company that left the service': () => headersOf(closed.id_token, closed.access_token),
  'a session that signed out': () => headersOf(ended.id_token, ended.access_token),
}

for (const [caller, headers] of Object.entries(callers)) {
  test(`${caller}: every signed-in call answers 401 invalid_access_token alike`, async () => {
    assert.ok(guarded.length > 5)
    for (const [name, endpoint] of guarded) {
      const response = await api.app.request(endpoint.path.replace(/\{\w+\}/g, '1'), {
        method: endpoint.method,
        headers: headers(),
      })
      const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>
      assert.equal(response.status, 401, name)
      assert.deepEqual(
        body,
        {
          status: 'invalid_access_token',
          message: 'サインインの状態を確認できませんでした。もう一度サインインしてください。',
        },
        name,
      )
    }
  })
}

test('an expired access token asks every signed-in call for a refresh; signing out is answered', async () => {
  for (const [name, endpoint] of guarded) {
    if (endpoint.acceptsExpired) continue
    const response = await api.app.request(endpoint.path.replace(/\{\w+\}/g, '1'), {
      method: endpoint.method,
      headers: headersOf(expired.id_token, expired.access_token),
    })
    const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>
    assert.equal(response.status, 401, name)
    assert.deepEqual(body, { status: 'expired_access_token', message: 'セッションの有効期限が切れました。' }, name)
  }
  assert.deepEqual(
    guarded.filter(([, { acceptsExpired }]) => acceptsExpired).map(([name]) => name),
    ['logout'],
  )
})

test('public calls need no tokens and mind none that are wrong', async () => {
  const open = Object.values<Contract>(contracts)
    .flatMap(contract => Object.entries(contract))
    .filter(([, { auth }]) => auth === 'public')
  for (const [name, endpoint] of open) {
    const ask = (headers: Record<string, string>) =>
      api.app.request(endpoint.path.replace(/\{\w+\}/g, '1'), { method: endpoint.method, headers })
    const statuses = await Promise.all(
      [ask({}), ask(headersOf('junk', 'junk')), ask(headersOf(live.id_token, revoked.access_token))].map(
        async response => (await response).status,
      ),
    )
    assert.ok(!statuses.includes(401) && new Set(statuses).size === 1, `${name} answers ${statuses.join(', ')}`)
  }
})
