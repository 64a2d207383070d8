import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { api as contracts, type Contract, type Tokens } from '@invoice-card/contracts'
import { revokeClient } from '../identity/oauth/client-store.ts'
import { refreshGrant } from '../identity/oauth/exchange.ts'
import { endGrantsOf } from '../identity/oauth/grant-store.ts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { connectProgram } from '../testing/companies/program.ts'

type Program = Awaited<ReturnType<typeof connectProgram>>

let api: TestApp
let session: Tokens
let live: Program
let expired: Program
let ended: Program
let revoked: Program
let refreshed: Program
before(async () => {
  api = await createTestApp()
  const connect = async () => connectProgram(api, (await api.signIn()).userId)
  expired = await connect()
  api.clock.advance({ minutes: 15 })
  const user = await api.signIn()
  session = user.tokens
  live = await connectProgram(api, user.userId)
  const other = await api.signIn()
  ended = await connectProgram(api, other.userId)
  await endGrantsOf(api.db, { userId: other.userId }, 'revoked_by_user', api.clock.now())
  revoked = await connect()
  await revokeClient(api.db, revoked.clientId, api.clock.now())
  refreshed = await connect()
  await refreshGrant(api.services, refreshed.clientId, refreshed.tokens.refresh_token)
})
after(() => api.close())

const calls = Object.values<Contract>(contracts).flatMap(contract => Object.entries(contract))
const clientCalls = calls.filter(([, { auth }]) => auth === 'client')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const callers: Record<string, () => Record<string, string>> = {
  nobody: () => ({}),
  "a user's id token": () => bearer(session.id_token),
  "a user's access token": () => bearer(session.access_token),
  "both tokens of a user's session": () => ({ ...bearer(session.id_token), 'x-access-token': session.access_token }),
  "a user's refresh token": () => bearer(session.refresh_token),
  "a program's refresh token": () => bearer(live.tokens.refresh_token),
  "a program's token in the place of a user's": () => ({ 'x-access-token': live.tokens.access_token }),
  'a token that was cut': () => bearer(live.tokens.access_token.slice(0, -1)),
  'the token of a grant that the user ended': () => bearer(ended.tokens.access_token),
  'the token of a program that was taken out of use': () => bearer(revoked.tokens.access_token),
  'a token that a refresh took the place of': () => bearer(refreshed.tokens.access_token),
}

const ask = async (endpoint: Contract[string], headers: Record<string, string>) => {
  const response = await api.app.request(endpoint.path.replace(/\{\w+\}/g, '1'), { method: endpoint.method, headers })
  const { request_id: _, message: __, ...body } = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, challenge: response.headers.get('www-authenticate') }
}

for (const [caller, headers] of Object.entries(callers)) {
  test(`${caller}: every call of a program answers 401 invalid_access_token`, async () => {
    assert.equal(clientCalls.length, 4)
    for (const [name, endpoint] of clientCalls) {
      const { status, body, challenge } = await ask(endpoint, headers())
      assert.deepEqual([status, body], [401, { status: 'invalid_access_token' }], name)
      assert.match(challenge ?? '', /^Bearer/, name)
    }
  })
}

test('an expired token asks for a refresh, also in the words of RFC 6750', async () => {
  for (const [name, endpoint] of clientCalls) {
    const { status, body, challenge } = await ask(endpoint, bearer(expired.tokens.access_token))
    assert.deepEqual([status, body], [401, { status: 'expired_access_token' }], name)
    assert.match(challenge ?? '', /error="invalid_token"/, name)
  }
})

test('a grant without the scope is refused with 403', async () => {
  const user = await api.signIn()
  const { tokens } = await connectProgram(api, user.userId)
  await api.db.updateTable('oauth_grants').set({ scopes: [] }).where('user_id', '=', user.userId).execute()
  for (const [name, endpoint] of clientCalls) {
    const { status, body, challenge } = await ask(endpoint, bearer(tokens.access_token))
    assert.deepEqual([status, body], [403, { status: 'insufficient_scope' }], name)
    assert.match(challenge ?? '', /scope="payments:register"/, name)
  }
})

test("a program's live token opens the calls of programs and none of a user's", async () => {
  for (const [name, endpoint] of calls.filter(([, { auth }]) => auth !== 'public')) {
    const token = live.tokens.access_token
    const { status } = await ask(
      endpoint,
      endpoint.auth === 'client' ? bearer(token) : { ...bearer(token), 'x-access-token': token },
    )
    assert.equal(status === 401, endpoint.auth !== 'client', `${name} answers ${status}`)
  }
})
