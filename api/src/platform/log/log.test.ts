import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { Writable } from 'node:stream'
import pg from 'pg'
import { createLog } from './log.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { openGateway, type TestGateway } from '../../testing/outside/gateway.ts'

const lines: string[] = []
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(chunk.toString())
    done()
  },
})
let api: TestApp
let gateway: TestGateway
before(async () => {
  gateway = await openGateway()
  api = await createTestApp({ variables: gateway.variables, services: { log: createLog('test', 'trace', sink) } })
})
after(async () => {
  await api.close()
  await gateway.close()
})

test("no log line of signing in, refreshing and paying holds a secret or a person's address", async () => {
  const payer = await createPayer(api, gateway)
  const { emailAddress: email_address, password } = payer
  const started = await api.anonymous.sessions.login({ body: { email_address, password } })
  assert.ok(started.status === 'second_factor_required')
  await api.runJobs()
  const auth_code = /\b\d{6}\b/.exec((await api.mailbox())[0]?.text ?? '')?.[0] ?? ''
  const browser = { headers: { cookie: `browser=${'b'.repeat(43)}` } }
  const tokens = await api.anonymous.sessions.login2Auth(
    { body: { challenge_id: started.challenge_id, auth_code } },
    browser,
  )
  const renewed = await api.anonymous.sessions.refreshTokens({ body: { refresh_token: tokens.refresh_token } }, browser)
  const application = await payer.application()
  await payer.start(application, randomUUID())
  await assert.rejects(api.anonymous.sessions.login({ body: { email_address, password: `${password}-wrong` } }))

  const log = lines.join('')
  assert.match(log, /"call":"createInvoice"/)
  const mdkToken = application.card.kind === 'token' ? application.card.mdk_token : ''
  const secrets = {
    password,
    auth_code: `"${auth_code}"`,
    mdkToken,
    email_address,
    ...tokens,
    renewed_access: renewed.access_token,
    renewed_refresh: renewed.refresh_token,
    challenge: started.challenge_id,
  }
  for (const [name, secret] of Object.entries(secrets)) assert.ok(secret.length > 5 && !log.includes(secret), name)
})

test('the link of a file is logged without what opens it', async () => {
  lines.length = 0
  const user = await api.signIn()
  const { upload_url } = await user.client.invoiceFiles.createUploadUrl({
    body: { file_name: 'a.pdf', content_type: 'application/pdf', size_bytes: 3 },
  })
  assert.equal((await api.app.request(upload_url, { method: 'PUT', body: 'abc' })).status, 200)
  assert.match(lines.join(''), /"path":"\/api\/v1\/files\/upload\/:token"/)
  assert.ok(!lines.join('').includes(upload_url.split('/').at(-1) ?? ''))
})

test('a field that should never have been logged is blanked all the same', () => {
  lines.length = 0
  createLog('test', 'info', sink).info({ body: { password: 'correct-horse', auth_code: '123456' } }, 'by mistake')
  assert.match(lines.join(''), /\[secret\]/)
  assert.doesNotMatch(lines.join(''), /correct-horse|123456/)
})

test('headers that were logged by mistake hold neither of the two tokens', () => {
  lines.length = 0
  const headers = { authorization: 'Bearer id.of.user', 'x-access-token': 'access.of.session' }
  createLog('test', 'info', sink).info({ headers }, 'by mistake')
  assert.doesNotMatch(lines.join(''), /of\.user|of\.session/)
})

test('logs the error of a broken idle connection with its reason, without its keys', async context => {
  lines.length = 0
  const pool = new pg.Pool({ connectionString: api.databaseUrl })
  context.after(() => pool.end())
  const {
    rows: [own],
  } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const broken = once(pool, 'error')
  const other = new pg.Client({ connectionString: api.databaseUrl })
  await other.connect()
  await other.query('select pg_terminate_backend($1)', [own?.pid])
  await other.end()
  const [error] = (await broken) as [Error]
  assert.ok('client' in error)
  createLog('test', 'info', sink).warn({ err: error }, 'database connection lost')
  assert.match(lines.join(''), /terminating connection|Connection terminated/)
  assert.doesNotMatch(lines.join(''), /secretKey|connectionParameters/)
})
