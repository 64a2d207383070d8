import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { connectProgram } from '../testing/program.ts'
import { waitUntilBlocked } from '../testing/waiting.ts'
import { useTokens } from './grant-store.ts'

let api: TestApp
before(async () => { api = await createTestApp() })
after(() => api.close())

interface Pair { readonly error?: string, readonly access_token: string, readonly refresh_token: string }
async function connect() {
  const { userId } = await api.signIn()
  const { clientId, tokens } = await connectProgram(api, userId)
  const post = async (path: 'token' | 'revoke', fields: Record<string, string>): Promise<Pair> => {
    const response = await api.app.request(`/api/v1/oauth/${path}`, {
      method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id: clientId, client_secret: 'secret', ...fields }).toString(),
    })
    return await response.json() as Pair
  }
  return {
    userId, tokens,
    refresh: (refresh_token: string) => post('token', { grant_type: 'refresh_token', refresh_token }),
    revoke: (token: string) => post('revoke', { token }),
    use: async (token: string) => (await api.app.request('/api/v1/external/pre_groups/1', { headers: { authorization: `Bearer ${token}` } })).status,
  }
}

// Each locked its own token before the grant, and a refresh then wrote to all tokens of it: PostgreSQL ended one of the two.
test('a token is revoked beside a refresh of its grant, one after the other', async () => {
  const { userId, tokens, revoke, refresh } = await connect()
  const revoked = await api.db.transaction().execute(async (db) => {
    const { id } = await db.selectFrom('oauth_grants').select('id').where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const revoking = revoke(tokens.access_token)
    await waitUntilBlocked(api.db)
    await useTokens(db, id, api.clock.now())
    return { revoking }
  })
  assert.deepEqual(await revoked.revoking, {})
  assert.equal((await refresh(tokens.refresh_token)).error, 'invalid_grant')
})
