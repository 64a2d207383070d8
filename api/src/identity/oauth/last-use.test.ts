import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { connectProgram } from '../../testing/companies/program.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

type User = Awaited<ReturnType<TestApp['signIn']>>
type Program = Awaited<ReturnType<typeof connectProgram>>
const call = ({ calls }: Program) =>
  assert.rejects(calls.getPreGroupState({ params: { id: 1 } }), isRefusedCall('pre_group_not_found'))
const integrationOf = async ({ client }: User) => {
  const {
    external_integrations: [only],
  } = await client.oauth.listExternalIntegrations()
  return only ?? assert.fail('no program')
}

test('a program that has not called yet says so, with when its access ends', async () => {
  const user = await api.signIn()
  await connectProgram(api, user.userId)
  const { last_used_at, connected_at, expires_at } = await integrationOf(user)
  assert.deepEqual([last_used_at, Date.parse(expires_at) - Date.parse(connected_at)], [null, 90 * 86_400_000])
})

test('a call that is refused for its token is no use, and an earlier grant of the program counts', async () => {
  const user = await api.signIn()
  const first = await connectProgram(api, user.userId)
  api.clock.advance({ minutes: 1 })
  const at = api.clock.now().toISOString()
  await call(first)
  api.clock.advance({ minutes: 5 })
  await connectProgram(api, user.userId, first.clientId)
  assert.equal((await integrationOf(user)).last_used_at, at)
  api.clock.advance({ minutes: 15 })
  await assert.rejects(first.calls.getPreGroupState({ params: { id: 1 } }), isRefusedCall('expired_access_token'))
  assert.equal((await integrationOf(await api.signIn(user))).last_used_at, at)
})

test('the last call is known to the minute', async () => {
  const user = await api.signIn()
  const program = await connectProgram(api, user.userId)
  const first = api.clock.now().toISOString()
  await call(program)
  api.clock.advance({ seconds: 59 })
  await call(program)
  assert.equal((await integrationOf(user)).last_used_at, first)
  api.clock.advance({ seconds: 1 })
  await call(program)
  assert.equal((await integrationOf(user)).last_used_at, api.clock.now().toISOString())
})
