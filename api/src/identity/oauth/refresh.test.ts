import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { connectProgram } from '../../testing/companies/program.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { beginGeneration } from './grant-store.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

interface Pair {
  readonly error?: string
  readonly access_token: string
  readonly refresh_token: string
}
async function connect() {
  const { userId } = await api.signIn()
  const { clientId, tokens } = await connectProgram(api, userId)
  const post = async (path: 'token' | 'revoke', fields: Record<string, string>): Promise<Pair> => {
    const response = await api.app.request(`/api/v1/oauth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id: clientId, client_secret: 'secret', ...fields }).toString(),
    })
    return (await response.json()) as Pair
  }
  return {
    userId,
    tokens,
    refresh: (refresh_token: string) => post('token', { grant_type: 'refresh_token', refresh_token }),
    revoke: (token: string) => post('revoke', { token }),
    use: async (token: string) =>
      (await api.app.request('/api/v1/external/pre_groups/1', { headers: { authorization: `Bearer ${token}` } }))
        .status,
  }
}

// Each locked its own token before the grant, and a refresh then wrote to all tokens of it: PostgreSQL ended one of the
// two.
test('a token is revoked beside a refresh of its grant, one after the other', async () => {
  const { userId, tokens, revoke, refresh } = await connect()
  const revoked = await api.db.transaction().execute(async db => {
    const { id } = await db
      .selectFrom('oauth_grants')
      .select('id')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const revoking = revoke(tokens.access_token)
    await waitUntilBlocked(api.db)
    await beginGeneration(db, id, api.clock.now())
    return { revoking }
  })
  assert.deepEqual(await revoked.revoking, {})
  assert.equal((await refresh(tokens.refresh_token)).error, 'invalid_grant')
})

// A program that never got the answer asked again and so ended its user's consent.
test('a refresh whose answer was lost can be repeated within a minute, and its tokens work', async () => {
  const { tokens, refresh, use } = await connect()
  await refresh(tokens.refresh_token)
  api.clock.advance({ seconds: 30 })
  await refresh(tokens.refresh_token)
  api.clock.advance({ seconds: 30 })
  const pair = await refresh(tokens.refresh_token)
  assert.equal(await use(pair.access_token), 404)
  assert.equal(await use(tokens.access_token), 401)
  assert.equal((await refresh(pair.refresh_token)).error, undefined)
})

for (const [shown, show] of Object.entries<
  (pair: Pair, program: Awaited<ReturnType<typeof connect>>) => Promise<unknown>
>({
  'its access token': (pair, { use }) => use(pair.access_token),
  'its refresh token': (pair, { refresh }) => refresh(pair.refresh_token),
})) {
  test(`once ${shown} was shown the newest pair has arrived; the token before it ends the grant`, async () => {
    const program = await connect()
    const pair = await program.refresh(program.tokens.refresh_token)
    await show(pair, program)
    assert.equal((await program.refresh(program.tokens.refresh_token)).error, 'invalid_grant')
    assert.equal(await program.use(pair.access_token), 401)
    assert.equal((await program.refresh(pair.refresh_token)).error, 'invalid_grant')
  })
}

test('a minute after its exchange a token that comes again ends the grant', async () => {
  const { tokens, refresh, use } = await connect()
  const pair = await refresh(tokens.refresh_token)
  api.clock.advance({ seconds: 61 })
  assert.equal((await refresh(tokens.refresh_token)).error, 'invalid_grant')
  assert.equal(await use(pair.access_token), 401)
})

test('of two that hold a pair of one refresh, the second to refresh ends the grant', async () => {
  const { tokens, refresh, use } = await connect()
  const [owner, thief] = [await refresh(tokens.refresh_token), await refresh(tokens.refresh_token)]
  const next = await refresh(owner.refresh_token)
  assert.equal(await use(next.access_token), 404)
  assert.equal((await refresh(thief.refresh_token)).error, 'invalid_grant')
  assert.equal(await use(next.access_token), 401)
})

test('of several refreshes at the same moment with one token each gets a pair that works', async () => {
  const { tokens, refresh, use } = await connect()
  const pairs = await Promise.all(Array.from({ length: 4 }, () => refresh(tokens.refresh_token)))
  assert.deepEqual(await Promise.all(pairs.map(({ access_token }) => use(access_token))), [404, 404, 404, 404])
})
