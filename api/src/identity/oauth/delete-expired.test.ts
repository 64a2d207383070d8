import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { refreshGrant } from './exchange.ts'
import { deleteExpiredGrants } from './delete-expired.ts'
import { endGrantsOf, insertCode } from './grant-store.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const run = () => deleteExpiredGrants.run(api.worker, {})
const kindsLeft = async (userId: number) => {
  const rows = await api.db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'grant_id')
    .select('kind')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ kind }) => kind).sort()
}
const codesOf = async (userId: number) =>
  (await api.db.selectFrom('oauth_codes').select('code_hash').where('user_id', '=', userId).execute()).length
const grantsOf = async (userId: number) =>
  (await api.db.selectFrom('oauth_grants').select('id').where('user_id', '=', userId).execute()).length

test('deletes access tokens a day after their end, and still knows a refresh token used again', async () => {
  const { userId } = await api.signIn()
  const { clientId, tokens } = await connectProgram(api, userId)
  const next = await refreshGrant(api.services, clientId, tokens.refresh_token)
  await run()
  assert.deepEqual(await kindsLeft(userId), ['access', 'access', 'refresh', 'refresh'])
  api.clock.advance({ days: 2 })
  await run()
  assert.deepEqual(await kindsLeft(userId), ['refresh', 'refresh'])
  assert.equal(await refreshGrant(api.services, clientId, tokens.refresh_token), null)
  assert.equal(await refreshGrant(api.services, clientId, next?.refresh_token ?? ''), null)
})

test('removes a code that was never exchanged', async () => {
  const { userId } = await api.signIn()
  const { clientId } = await connectProgram(api, userId)
  await insertCode(api.db, {
    code_hash: `left-${userId}`,
    client_id: clientId,
    user_id: userId,
    redirect_uri: 'https://kaikei.example.jp',
    scopes: [],
    code_challenge: 'x',
    expires_at: api.clock.now(),
  })
  assert.equal(await codesOf(userId), 2)
  api.clock.advance({ days: 2 })
  await run()
  assert.equal(await codesOf(userId), 1)
})

test('removes an ended grant with its code and tokens after three months, and twice is once', async () => {
  const [ended, live] = [await api.signIn(), await api.signIn()]
  await connectProgram(api, ended.userId)
  await endGrantsOf(api.db, { userId: ended.userId }, 'revoked_by_user', api.clock.now())
  api.clock.advance({ days: 89 })
  await run()
  assert.equal(await grantsOf(ended.userId), 1)
  await connectProgram(api, live.userId)
  api.clock.advance({ days: 2 })
  await Promise.all([run(), run()])
  assert.deepEqual(
    [await grantsOf(ended.userId), await codesOf(ended.userId), await kindsLeft(ended.userId)],
    [0, 0, []],
  )
  assert.deepEqual([await grantsOf(live.userId), await codesOf(live.userId)], [1, 1])
})

test('removes a grant three months after it expired', async () => {
  const { userId } = await api.signIn()
  await connectProgram(api, userId)
  api.clock.advance({ days: 179 })
  await run()
  assert.equal(await grantsOf(userId), 1)
  api.clock.advance({ days: 2 })
  await run()
  assert.equal(await grantsOf(userId), 0)
})
