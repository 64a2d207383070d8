import '@invoice-card/config/testing'
import { invoices, notifications, sessions, users } from '@invoice-card/contracts'
import { ContractError, createClient, isRefusal, RefusalError, UnreachableError } from './index.ts'

const network = jest.fn<Promise<Response>, [Request]>()
const answerWith = (make: () => Response) => network.mockImplementation(async () => make())
const lastRequest = () => network.mock.calls.at(-1)![0]

beforeEach(() => {
  network.mockReset()
  globalThis.fetch = network as typeof fetch
  localStorage.clear()
})

test('a refusal carries the code, the message and the fields of the answer', async () => {
  answerWith(() =>
    Response.json(
      {
        status: 'notification_not_found',
        message: 'お知らせが見つかりません。',
        request_id: 'q1',
        fields: [{ field: 'id', message: '番号' }],
      },
      { status: 404 },
    ),
  )
  const error = await createClient(notifications)
    .getNotice({ params: { id: 9 } })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(RefusalError)
  expect(error).toMatchObject({
    code: 'notification_not_found',
    message: 'お知らせが見つかりません。',
    httpStatus: 404,
    requestId: 'q1',
    method: 'GET',
    fields: [{ field: 'id', message: '番号' }],
  })
  expect(isRefusal(error, 'notification_not_found')).toBe(true)
  expect(isRefusal(error, 'invoice_not_found')).toBe(false)
})

test.each([
  ['an error page of a proxy', () => new Response('<h1>502</h1>', { status: 502 })],
  ['a refusal that is not ours', () => new Response('Forbidden', { status: 403 })],
  ['an error of the server', () => Response.json({ status: 'internal_error', message: 'エラー' }, { status: 500 })],
])('%s counts as unreachable', async (_, make) => {
  answerWith(make)
  await expect(createClient(users).getSecuritySettings()).rejects.toBeInstanceOf(UnreachableError)
})

test.each([
  ['misses a field', () => Response.json({})],
  ['is no JSON', () => new Response('OK')],
])('an answer that %s is a broken contract', async (_, make) => {
  answerWith(make)
  await expect(createClient(users).getSecuritySettings()).rejects.toBeInstanceOf(ContractError)
})

// 200 to 303 is no error of a sign-in (docs/product.md#session). It was taken for a server that cannot be reached.
test.each([200, 201, 300, 302, 303])('a sign-in that is answered with %i is signed in', async status => {
  const answer = { status: 'signed_in', access_token: 'a', id_token: 'i', refresh_token: 'r' }
  answerWith(() => Response.json(answer, { status }))
  const body = { email_address: 'hanako@example.co.jp', password: 'correct-horse-battery' }
  await expect(createClient(sessions).login({ body })).resolves.toEqual(answer)
})

test.each([
  [
    'a sign-in',
    304,
    () => createClient(sessions).login({ body: { email_address: 'hanako@example.co.jp', password: 'x' } }),
  ],
  ['another call', 303, () => createClient(users).getSecuritySettings()],
])('%s that is answered with %i is not answered', async (_, status, call) => {
  answerWith(() => new Response(null, { status }))
  await expect(call()).rejects.toBeInstanceOf(UnreachableError)
})

test('an aborted call rejects with the abort, not with a connection error', async () => {
  const controller = new AbortController()
  network.mockImplementation(() => Promise.reject(controller.signal.reason))
  controller.abort()
  await expect(createClient(users).getSecuritySettings({}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('lists in a query repeat their name and empty values are left out', async () => {
  answerWith(() => Response.json({ invoices: [], total_count: 0, total_count_is_action_required: 0 }))
  await createClient(invoices).listInvoices({
    query: { from: 0, size: 1, invoice_statuses: [1, 2], search_word: '', is_action_required: false },
  })
  expect(new URL(lastRequest().url).search).toBe(
    '?from=0&size=1&invoice_statuses=1&invoice_statuses=2&is_action_required=false',
  )
})

test('the idempotency key goes out as a header', async () => {
  answerWith(() => Response.json({}, { status: 500 }))
  const body = {} as Parameters<ReturnType<typeof createClient<typeof invoices>>['createInvoice']>[0]['body']
  await createClient(invoices)
    .createInvoice({ body }, { idempotencyKey: 'key-1' })
    .catch(() => {})
  expect(lastRequest().headers.get('idempotency-key')).toBe('key-1')
})
