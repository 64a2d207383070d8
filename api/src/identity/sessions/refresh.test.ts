import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Tokens } from '@invoice-card/contracts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { lastCodeTo } from '../../testing/mails/mails.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const refresh = ({ refresh_token }: Tokens) => api.anonymous.sessions.refreshTokens({ body: { refresh_token } })
const isAlive = (tokens: Tokens) => api.clientWith(() => tokens).users.getUserInformation()

test('a refresh token of nobody is refused', async () => {
  await assert.rejects(
    api.anonymous.sessions.refreshTokens({ body: { refresh_token: 'x'.repeat(43) } }),
    isRefusedCall('refresh_token_invalid'),
  )
})

test('a refresh token that was already exchanged ends the session, for thief and owner alike', async () => {
  const { tokens: stolen } = await api.signIn()
  const fresh = await refresh(stolen)
  await isAlive(fresh)
  await assert.rejects(refresh(stolen), isRefusedCall('refresh_token_invalid'))
  await assert.rejects(isAlive(fresh), isRefusedCall('invalid_access_token'))
  await assert.rejects(refresh(fresh), isRefusedCall('refresh_token_invalid'))
})

test('a token older than the last exchange ends the session even when nobody used the newest', async () => {
  const { tokens: first } = await api.signIn()
  const second = await refresh(first)
  const third = await refresh(second)
  await assert.rejects(refresh(first), isRefusedCall('refresh_token_invalid'))
  await assert.rejects(isAlive(third), isRefusedCall('invalid_access_token'))
})

test('a lost answer does not sign out: the same token is exchanged while the new one is unused', async () => {
  const { tokens } = await api.signIn()
  await refresh(tokens)
  api.clock.advance({ seconds: 20 })
  const again = await refresh(tokens)
  await isAlive(again)
  await isAlive(await refresh(again))
})

test('an answer does not count as lost for longer than a minute', async () => {
  const { tokens } = await api.signIn()
  await refresh(tokens)
  api.clock.advance({ seconds: 61 })
  await assert.rejects(refresh(tokens), isRefusedCall('refresh_token_invalid'))
})

test('two tabs that refresh at the same moment both stay signed in', async () => {
  const { tokens } = await api.signIn()
  const [one, other] = await Promise.all([refresh(tokens), refresh(tokens)])
  await isAlive(one)
  await isAlive(other)
})

/** Signs in as a browser that has this cookie, and gives the tokens. */
async function signInWith(cookie: string): Promise<Tokens> {
  const { emailAddress: email_address, password } = await createCompany(api.db)
  const started = await api.anonymous.sessions.login({ body: { email_address, password } })
  assert.ok(started.status === 'second_factor_required')
  const auth_code = await lastCodeTo(api, email_address)
  const body = { challenge_id: started.challenge_id, auth_code }
  return api.anonymous.sessions.login2Auth({ body }, { headers: { cookie } })
}
const refreshFrom = ({ refresh_token }: Tokens, cookie: string) =>
  api.anonymous.sessions.refreshTokens({ body: { refresh_token } }, { headers: { cookie } })
const [here, elsewhere] = ['a', 'b'].map(letter => `browser=${letter.repeat(43)}`) as [string, string]

// Somebody who copied local storage could go on with the session for a month, as long as its owner was away.
for (const [where, cookie] of [
  ['without a cookie', ''],
  ['from another browser', elsewhere],
  ['with a cookie that somebody made up', 'browser=x'],
] as const)
  test(`a refresh token that is used ${where} is refused and ends the session`, async () => {
    const tokens = await signInWith(here)
    await assert.rejects(refreshFrom(tokens, cookie), isRefusedCall('refresh_token_invalid'))
    await assert.rejects(isAlive(tokens), isRefusedCall('invalid_access_token'))
    await assert.rejects(refreshFrom(tokens, here), isRefusedCall('refresh_token_invalid'))
  })

test('the browser that signed in refreshes again and again', async () => {
  const second = await refreshFrom(await signInWith(here), here)
  await isAlive(await refreshFrom(second, here))
})

test('an access token expires after ten minutes and asks for a refresh, which works', async () => {
  const { tokens } = await api.signIn()
  api.clock.advance({ minutes: 10 })
  await assert.rejects(isAlive(tokens), isRefusedCall('expired_access_token'))
  await isAlive(await refresh(tokens))
})

test('a refresh token that nobody used for two weeks is worth nothing', async () => {
  const { tokens } = await api.signIn()
  api.clock.advance({ days: 14 })
  await assert.rejects(refresh(tokens), isRefusedCall('refresh_token_invalid'))
})

test('signing out revokes access and refresh token of this session only', async () => {
  const here = await api.signIn()
  const elsewhere = await api.signIn(here)
  await here.client.sessions.logout()
  await assert.rejects(isAlive(here.tokens), isRefusedCall('invalid_access_token'))
  await assert.rejects(refresh(here.tokens), isRefusedCall('refresh_token_invalid'))
  await isAlive(elsewhere.tokens)
})

// Signing out is not replayed after a refresh (docs/product.md#session), so a user who waited ten minutes left the
// session open behind them.
test('signing out revokes the session with an expired access token, too', async () => {
  const { client, tokens } = await api.signIn()
  api.clock.advance({ minutes: 11 })
  await client.sessions.logout()
  await assert.rejects(refresh(tokens), isRefusedCall('refresh_token_invalid'))
})
