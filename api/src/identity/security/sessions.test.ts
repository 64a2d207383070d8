import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { startSession } from '../sessions/start-session.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

type User = Awaited<ReturnType<TestApp['signIn']>>
const sessionIdOf = async ({ client }: User): Promise<string> => {
  const {
    devices: [own],
  } = await client.users.getSecuritySettings()
  return own?.session_id ?? assert.fail('no device')
}
const end = ({ client }: User, sessionId: string) => client.security.endSession({ params: { sessionId } })
const isSignedIn = ({ client }: User) =>
  client.users.getUserInformation().then(
    () => true,
    (error: unknown) => (isRefusedCall('invalid_access_token')(error) ? false : Promise.reject(error)),
  )

test("another user's session, an ended one and an unknown one are not found, and nothing ends", async () => {
  const [user, stranger] = [await api.signIn(), await api.signIn()]
  const ended = await api.signIn(user)
  const endedId = await sessionIdOf(ended)
  await ended.client.sessions.logout()
  for (const id of [await sessionIdOf(stranger), endedId, randomUUID()])
    await assert.rejects(end(user, id), isRefusedCall('session_not_found'))
  assert.equal(await isSignedIn(stranger), true)
  assert.equal(await isSignedIn(user), true)
})

test('an ended session is refused from its next call on, gets no tokens, and the others go on', async () => {
  const user = await api.signIn()
  const [lost, remaining] = [await api.signIn(user), await api.signIn(user)]
  const id = await sessionIdOf(lost)
  await end(user, id)
  assert.equal(await isSignedIn(lost), false)
  await assert.rejects(
    api.anonymous.sessions.refreshTokens({ body: { refresh_token: lost.tokens.refresh_token } }),
    isRefusedCall('refresh_token_invalid'),
  )
  assert.deepEqual([await isSignedIn(user), await isSignedIn(remaining)], [true, true])
  assert.equal((await user.client.users.getSecuritySettings()).count_devices, 2)
  await assert.rejects(end(user, id), isRefusedCall('session_not_found'))
})

test('two that end one session at the same moment: one did it', async () => {
  const user = await api.signIn()
  const id = await sessionIdOf(await api.signIn(user))
  const outcomes = await Promise.allSettled([end(user, id), end(user, id)])
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('all other sessions end at once, this one stays, and the trail says how many', async () => {
  const [user, stranger] = [await api.signIn(), await api.signIn()]
  const others = [await api.signIn(user), await api.signIn(user)]
  assert.deepEqual(await user.client.security.endOtherSessions(), { ended_count: 2 })
  for (const other of others) assert.equal(await isSignedIn(other), false)
  assert.deepEqual([await isSignedIn(user), await isSignedIn(stranger)], [true, true])
  assert.deepEqual(await user.client.security.endOtherSessions(), { ended_count: 0 })
  const trail = await api.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'user.sessions_ended')
    .where('actor', '=', `user:${user.userId}`)
    .execute()
  assert.deepEqual(
    trail.map(({ detail }) => detail),
    [{ count: 2 }],
  )
})

test('notifies a user of sessions ended from another one, and of none where nothing ended', async () => {
  const user = await api.signIn()
  await end(user, await sessionIdOf(await api.signIn(user)))
  await user.client.security.endOtherSessions()
  const { notifications } = await user.client.notifications.listNotifications()
  assert.deepEqual(
    notifications.map(({ kind, title }) => [kind, title]),
    [['security_settings_changed', 'ほかの端末からサインアウトされました']],
  )
})

test('more devices than a screen shows are counted, and the one that asks is always among them', async () => {
  const user = await api.signIn()
  for (let device = 0; device < 101; device += 1) {
    api.clock.advance({ seconds: 1 })
    await startSession(api.db, api.services, user.userId, 'Chrome/140.0')
  }
  const { devices, count_devices } = await user.client.users.getSecuritySettings()
  assert.deepEqual([devices.length, count_devices, devices[0]?.is_current], [100, 102, true])
})
