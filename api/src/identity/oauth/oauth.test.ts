import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { lastCodeTo, lastMailTo, otherThan } from '../../testing/mails/mails.ts'

const redirect_uri = 'https://kaikei.example.jp/callback?tenant=1'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
interface Client {
  readonly client_id: string
  readonly client_secret: string
}
interface TokenAnswer {
  readonly error?: string
  readonly access_token?: string
  readonly refresh_token?: string
}

let api: TestApp
let client: Client
let other: Client
const makeClient = async (name: string): Promise<Client> =>
  // The command's own shape.
  (await createExaminerDesk(api.examiner).run('oauth-client', name, '--redirect', redirect_uri)).json as Client
before(async () => {
  api = await createTestApp()
  client = await makeClient('クラウド会計')
  other = await makeClient('別の会計')
})
after(() => api.close())

const request = () =>
  ({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri,
    state: 'x y',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }) as const

type User = Awaited<ReturnType<TestApp['signIn']>>
const signIn = async () => {
  const user = await api.signIn()
  await api.db.updateTable('users').set({ is_second_factor_required: false }).where('id', '=', user.userId).execute()
  return user
}
const approve = ({ emailAddress, password }: Pick<User, 'emailAddress' | 'password'>) =>
  api.anonymous.oauth.approveAuthorization({ body: { email_address: emailAddress, password, ...request() } })
async function codeFor(user: User): Promise<string> {
  const answer = await approve(user)
  assert.ok(answer.status === 'approved')
  return new URL(answer.redirect_url).searchParams.get('code') ?? assert.fail('no code')
}

async function post(
  path: 'token' | 'revoke',
  fields: Record<string, string>,
  by: Client = client,
): Promise<{ status: number; body: TokenAnswer }> {
  const response = await api.app.request(`/api/v1/oauth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: by.client_id, client_secret: by.client_secret, ...fields }).toString(),
  })
  return { status: response.status, body: (await response.json()) as TokenAnswer }
}
const exchange = (code: string, changes: Record<string, string> = {}, by?: Client) =>
  post('token', { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier, ...changes }, by)
const refresh = (token: string | undefined, by?: Client) =>
  post('token', { grant_type: 'refresh_token', refresh_token: token ?? '' }, by)
const connect = async (user: User) => (await exchange(await codeFor(user))).body
const connected = async (user: User) => (await user.client.users.getUserInformation()).external_integration_client_ids

test('refuses an unknown client, another address and a scope beyond its own, without a redirect', async () => {
  const ask = (changes: object) => api.anonymous.oauth.getAuthorization({ query: { ...request(), ...changes } })
  await assert.rejects(ask({ client_id: 'nobody' }), isRefusedCall('oauth_client_unknown'))
  for (const redirect of [
    'https://kaikei.example.jp/callback',
    `${redirect_uri}&x=1`,
    'https://evil.example/callback?tenant=1',
  ]) {
    await assert.rejects(ask({ redirect_uri: redirect }), isRefusedCall('redirect_uri_not_registered'))
  }
  await assert.rejects(ask({ scope: 'payments:register admin' }), isRefusedCall('scope_not_allowed'))
  await assert.rejects(ask({ response_type: 'token' }), isRefusedCall('invalid_request'))
  await assert.rejects(ask({ code_challenge_method: 'plain' }), isRefusedCall('invalid_request'))
})

test('says who asks, and sends a refusal back with state and issuer', async () => {
  const { client_name, scopes, denial_url } = await api.anonymous.oauth.getAuthorization({ query: request() })
  assert.deepEqual([client_name, scopes], ['クラウド会計', ['payments:register']])
  assert.deepEqual(Object.fromEntries(new URL(denial_url).searchParams), {
    tenant: '1',
    error: 'access_denied',
    state: 'x y',
    iss: api.config.edgeOrigin,
  })
})

test('a wrong password and an address without an account are answered alike', async () => {
  const user = await signIn()
  await assert.rejects(approve({ ...user, password: 'wrong' }), isRefusedCall('login_failed'))
  await assert.rejects(approve({ emailAddress: 'nobody@example.jp', password: 'wrong' }), isRefusedCall('login_failed'))
})

test('asks for the second factor where the account does; its code works once and signs nobody in', async () => {
  const user = await api.signIn()
  await api.db.updateTable('users').set({ is_second_factor_required: true }).where('id', '=', user.userId).execute()
  const sent = await approve(user)
  assert.ok(sent.status === 'second_factor_required')
  const body = { challenge_id: sent.challenge_id, auth_code: await lastCodeTo(api, user.emailAddress) }
  await assert.rejects(api.anonymous.sessions.login2Auth({ body }), isRefusedCall('auth_code_expired'))
  await assert.rejects(
    api.anonymous.oauth.approveAuthorization2Auth({ body: { ...body, auth_code: otherThan(body.auth_code) } }),
    isRefusedCall('auth_code_incorrect'),
  )
  const { redirect_url } = await api.anonymous.oauth.approveAuthorization2Auth({ body })
  assert.equal((await exchange(new URL(redirect_url).searchParams.get('code') ?? '')).status, 200)
  await assert.rejects(api.anonymous.oauth.approveAuthorization2Auth({ body }), isRefusedCall('auth_code_expired'))
})

// Who gets a mail that he did not ask for did not learn which program wanted to be let in.
test('the mail with a code names the program, and so does the next one', async () => {
  const user = await api.signIn()
  const sent = await approve(user)
  assert.ok(sent.status === 'second_factor_required')
  const namesProgram = async () => {
    const { subject, text } = await lastMailTo(api, user.emailAddress)
    assert.match(subject, /クラウド会計との連携の認証コード/)
    assert.match(text ?? '', /連携サービス「クラウド会計」を許可する認証コード/)
  }
  await namesProgram()
  api.clock.advance({ minutes: 1 })
  await api.anonymous.oauth.resendApprovalCode({ body: { challenge_id: sent.challenge_id } })
  await namesProgram()
})

for (const [wrong, changes] of Object.entries<Record<string, string>>({
  'another verifier': { code_verifier: 'a'.repeat(43) },
  'another address': { redirect_uri: 'https://kaikei.example.jp/callback' },
})) {
  test(`a code with ${wrong} gives nothing, and is used up`, async () => {
    const code = await codeFor(await signIn())
    assert.deepEqual(await exchange(code, changes), { status: 400, body: { error: 'invalid_grant' } })
    assert.equal((await exchange(code)).body.error, 'invalid_grant')
  })
}

test('a code is of one client and lives a minute', async () => {
  const code = await codeFor(await signIn())
  assert.equal((await exchange(code, {}, other)).body.error, 'invalid_grant')
  assert.equal((await exchange(code, {}, { ...client, client_secret: 'guess' })).body.error, 'invalid_client')
  api.clock.advance({ seconds: 60 })
  assert.equal((await exchange(code)).body.error, 'invalid_grant')
})

test('a code used twice ends what it gave; of many at the same moment one gets tokens', async () => {
  const user = await signIn()
  const code = await codeFor(user)
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code)))
  const given = answers.filter(({ status }) => status === 200)
  assert.equal(given.length, 1)
  assert.equal((await refresh(given[0]?.body.refresh_token)).body.error, 'invalid_grant')
  assert.deepEqual(await connected(user), [])
})

test('refresh tokens are exchanged once; one that comes again ends the grant', async () => {
  const user = await signIn()
  const first = await connect(user)
  assert.deepEqual(await connected(user), [client.client_id])
  assert.equal((await refresh(first.access_token)).body.error, 'invalid_grant')
  assert.equal((await refresh(first.refresh_token, other)).body.error, 'invalid_grant')
  const second = (await refresh(first.refresh_token)).body
  api.clock.advance({ seconds: 61 })
  assert.equal((await refresh(first.refresh_token)).body.error, 'invalid_grant')
  assert.equal((await refresh(second.refresh_token)).body.error, 'invalid_grant')
  assert.deepEqual(await connected(user), [])
})

test("a client's token opens no call of ours", async () => {
  const { access_token } = await connect(await signIn())
  const response = await api.app.request('/api/v1/users/information', {
    headers: { authorization: `Bearer ${access_token}`, 'x-access-token': access_token ?? '' },
  })
  assert.equal(response.status, 401)
})

test('the user sees the client once and ends it; a stranger can not', async () => {
  const user = await signIn()
  const stranger = await signIn()
  const { refresh_token } = await connect(user)
  await connect(user)
  const { external_integrations } = await user.client.oauth.listExternalIntegrations()
  assert.deepEqual(
    external_integrations.map(({ client_id, client_name }) => [client_id, client_name]),
    [[client.client_id, 'クラウド会計']],
  )
  const params = { clientId: client.client_id }
  await assert.rejects(
    stranger.client.oauth.endExternalIntegration({ params }),
    isRefusedCall('external_integration_not_found'),
  )
  await user.client.oauth.endExternalIntegration({ params })
  assert.equal((await refresh(refresh_token)).body.error, 'invalid_grant')
  await assert.rejects(
    user.client.oauth.endExternalIntegration({ params }),
    isRefusedCall('external_integration_not_found'),
  )
})

// Ending read grants alone: the code was ended, none was found, and the refusal took the ending back.
test('a client is ended also while its code is still on its way', async () => {
  const user = await signIn()
  const code = await codeFor(user)
  const params = { clientId: client.client_id }
  await user.client.oauth.endExternalIntegration({ params })
  assert.equal((await exchange(code)).body.error, 'invalid_grant')
  await assert.rejects(
    user.client.oauth.endExternalIntegration({ params }),
    isRefusedCall('external_integration_not_found'),
  )
})

test('a changed password, the client itself and its end each end the access', async () => {
  const user = await signIn()
  const { refresh_token } = await connect(user)
  await user.client.credentials.changePassword({
    body: { current_password: user.password, new_password: 'green-river-lantern-42' },
  })
  assert.equal((await refresh(refresh_token)).body.error, 'invalid_grant')

  const second = await signIn()
  const tokens = await connect(second)
  await post('revoke', { token: tokens.access_token ?? '' }, other)
  assert.deepEqual(await connected(second), [client.client_id])
  assert.equal((await post('revoke', { token: tokens.access_token ?? '' })).status, 200)
  assert.deepEqual(await connected(second), [])

  const third = await signIn()
  const last = await connect(third)
  const code = await codeFor(third)
  await createExaminerDesk(api.examiner).run('revoke-oauth-client', client.client_id)
  assert.equal((await exchange(code)).body.error, 'invalid_client')
  assert.equal((await refresh(last.refresh_token)).body.error, 'invalid_client')
  assert.deepEqual(await connected(third), [])
})
