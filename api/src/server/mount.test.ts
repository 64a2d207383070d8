import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { suppliers, type Tokens } from '@invoice-card/contracts'
import { createTestApp, type Client, type TestApp } from '../testing/app/app.ts'
import { isRefusedCall, type RefusedCall } from '../testing/app/client.ts'

let api: TestApp
let client: Client
before(async () => {
  api = await createTestApp()
  client = (await api.signIn()).client
})
after(() => api.close())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  api.app.request(path, { method: 'POST', body, headers })
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { status: string }).status]

test('a body that is no JSON is refused', async () => {
  assert.deepEqual(await codeOf(await post('/api/v1/login', '{"email_address":')), [400, 'invalid_request'])
})

test('a body over a mebibyte is refused, whatever its length header says', async () => {
  const huge = JSON.stringify({ email_address: 'a@example.co.jp', password: 'x'.repeat(1024 * 1024) })
  assert.deepEqual(await codeOf(await post('/api/v1/login', huge)), [413, 'payload_too_large'])
  assert.deepEqual(await codeOf(await post('/api/v1/login', huge, { 'content-length': '10' })), [
    413,
    'payload_too_large',
  ])
})

test('each wrong field is named with what to do about it', async () => {
  const response = await post('/api/v1/login', JSON.stringify({ email_address: 'nobody' }))
  const body = (await response.json()) as { fields: unknown }
  assert.equal(response.status, 400)
  assert.deepEqual(body.fields, [
    { field: 'email_address', message: 'メールアドレスを正しい形式で入力してください。' },
    { field: 'password', message: '入力してください。' },
  ])
})

test('a text that the database cannot store is refused at its field', async () => {
  // U+0000 and half a surrogate pair once reached PostgreSQL and were answered with 500.
  const values = { invoice_number: 'a\u0000', new_supplier: { business_name: '\ud800' } }
  await assert.rejects(client.drafts.createDraft({ body: { values } }), (error: RefusedCall) => {
    assert.deepEqual(
      error.body.fields?.map(({ field }) => field),
      ['values.invoice_number', 'values.new_supplier.business_name'],
    )
    return error.code === 'invalid_request'
  })
  await assert.rejects(
    client.suppliers.listSuppliers({ query: { search_word: '\u0000' } }),
    isRefusedCall('invalid_request'),
  )
})

test('an id that can not exist is not found, like one that does not', async () => {
  await assert.rejects(client.notifications.getNotice({ params: { id: 0 } }), isRefusedCall('not_found'))
  await assert.rejects(client.notifications.getNotice({ params: { id: 1 } }), isRefusedCall('notification_not_found'))
  await assert.rejects(
    client.oauth.endExternalIntegration({ params: { clientId: '\u0000' } }),
    isRefusedCall('not_found'),
  )
})

test('query values arrive as the contract types them, and wrong ones are refused', async () => {
  const { notifications } = await client.notifications.listNotifications({
    query: { from: 0, size: 1, is_unread: true },
  })
  assert.deepEqual(notifications, [])
  await assert.rejects(
    client.notifications.listNotifications({ query: { size: 101 } }),
    isRefusedCall('invalid_request'),
  )
  await assert.rejects(
    client.notifications.listNotifications({ query: { is_unread: 'maybe' as unknown as boolean } }),
    isRefusedCall('invalid_request'),
  )
})

test('a call with a limit is refused beyond it, with the time to wait, for this user only', async () => {
  const { path, limit } = suppliers.searchCorporations
  const { tokens } = await api.signIn()
  const ask = ({ id_token, access_token }: Tokens) =>
    api.app.request(path, { headers: { authorization: `Bearer ${id_token}`, 'x-access-token': access_token } })
  const answers: Response[] = []
  // All 601 at once waited over five seconds for one of ten connections where journeys ran beside, and got 503.
  while (answers.length < limit.max + 1)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, limit.max + 1 - answers.length) }, () => ask(tokens)))),
    )
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 1)
  assert.ok(Number(refused[0]?.headers.get('retry-after')) > 0)
  assert.equal((await ask((await api.signIn()).tokens)).status, 200)
})

test('a defect is answered without its details', async () => {
  await api.db.schema.alterTable('notification_counters').renameTo('gone').execute()
  const response = client.notifications.listNotifications({ query: {} })
  await assert.rejects(
    response,
    isRefusedCall('internal_error', 'システムエラーが発生しました。しばらくしてからもう一度お試しください。'),
  )
  await api.db.schema.alterTable('gone').renameTo('notification_counters').execute()
})
