import type { Canary } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readConfig } from '../platform/config/read-config.ts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { testSecret } from '../testing/app/production-variables.ts'
import { lastCodeTo } from '../testing/mails/mails.ts'
import { createApp } from './app.ts'

const keysOf = (...generations: string[]) => ({
  ACCESS_TOKEN_SECRET: generations.map(one => testSecret(`token ${one}`)).join(),
  SIGNING_SECRET: generations.map(one => testSecret(`signing ${one}`)).join(),
  VARIANT_SECRET: generations.map(one => testSecret(`variant ${one}`)).join(),
})
const canary: Canary = {
  releases: { 'remote-payments': '1.0.1' },
  percent: 5,
  companies: [],
  since: 7,
  limit_points: 5,
  min_documents: 50,
  started_at: '2026-11-20T00:00:00.000Z',
}

let api: TestApp
before(async () => {
  api = await createTestApp({ variables: keysOf('old') })
  api.environment.putLive({
    ...api.environment.setOf({ collections: { is_on: true } }),
    canary,
    canary_page_integrity: '',
  })
})
after(() => api.close())

/** A process of the same database with other keys, as after a deployment. */
const processWith = (...generations: string[]) => {
  const { config, environment, services } = api
  const variables = {
    ENVIRONMENT: 'local',
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl,
    ...environment.variables,
  }
  return createApp({ ...services, config: readConfig({ ...variables, ...keysOf(...generations) }) })
}
type App = ReturnType<typeof processWith>

/** One of each thing that a process signs, and how another process answers it. */
async function signedBy(signing: App) {
  const user = await api.signIn()
  const ask = async (app: App, path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    app.request(path, { headers, ...init })
  // Tokens of this process: a refresh makes them with its current key.
  const refreshed = await signing.request('/api/v1/users/token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: user.tokens.refresh_token }),
  })
  const tokens = (await refreshed.json()) as typeof user.tokens
  const headers = { authorization: `Bearer ${tokens.id_token}`, 'x-access-token': tokens.access_token }
  const uploads = await ask(signing, '/api/v1/invoices/files/upload/url', headers, {
    method: 'POST',
    body: JSON.stringify({ file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 3 }),
  })
  const { upload_url } = (await uploads.json()) as { upload_url: string }
  const exported = await ask(signing, '/api/v1/invoices/export', headers)
  const { download_url } = (await exported.json()) as { download_url: string }
  const challenge = await signing.request('/api/v1/login', {
    method: 'POST',
    body: JSON.stringify({ email_address: user.emailAddress, password: user.password }),
  })
  const { challenge_id } = (await challenge.json()) as { challenge_id: string }
  const auth_code = await lastCodeTo(api, user.emailAddress)
  const cookie = ((await signing.request('/variant')).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return {
    tokens: async (app: App) => (await ask(app, '/api/v1/users/information', headers)).status,
    upload: async (app: App) => (await app.request(upload_url, { method: 'PUT', body: 'abc' })).status,
    list: async (app: App) => (await app.request(download_url)).status,
    cookie: async (app: App) => (await ask(app, '/variant', { cookie })).headers.has('set-cookie'),
    code: async (app: App) =>
      (await app.request('/api/v1/login_2auth', { method: 'POST', body: JSON.stringify({ challenge_id, auth_code }) }))
        .status,
  }
}

test('a signature of the old key works beside the new one, and no longer without the old one', async () => {
  const signed = await signedBy(processWith('old'))
  const [both, newOnly] = [processWith('new', 'old'), processWith('new')]
  // Refused first: an accepted code is used up.
  assert.deepEqual(
    [
      await signed.tokens(newOnly),
      await signed.upload(newOnly),
      await signed.list(newOnly),
      await signed.cookie(newOnly),
    ],
    [401, 404, 404, true],
  )
  assert.notEqual(await signed.code(newOnly), 200)
  assert.deepEqual(
    [await signed.tokens(both), await signed.upload(both), await signed.list(both), await signed.cookie(both)],
    [200, 200, 200, false],
  )
  assert.equal(await signed.code(both), 200)
})

test('the new key signs from the first moment on', async () => {
  const signed = await signedBy(processWith('new', 'old'))
  const newOnly = processWith('new')
  assert.deepEqual(
    [
      await signed.tokens(newOnly),
      await signed.upload(newOnly),
      await signed.list(newOnly),
      await signed.cookie(newOnly),
    ],
    [200, 200, 200, false],
  )
  assert.equal(await signed.code(newOnly), 200)
})
