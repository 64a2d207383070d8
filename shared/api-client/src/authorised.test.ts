import { waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import { oauth, sessions, system, users } from '@invoice-card/contracts'
import { readTokens, writeTokens } from '@invoice-card/session'
import { createClient, isRefusal, SessionEndedError, setSessionEndedListener, UnreachableError } from './index.ts'

const user = createClient(users)
const old = { access_token: 'a1', id_token: 'i1', refresh_token: 'r1' }
const fresh = { access_token: 'a2', id_token: 'i2', refresh_token: 'r2' }
const settings = { is_second_factor_required: true, devices: [], count_devices: 0 }
const get = `GET ${users.getSecuritySettings.path}`
const refresh = `POST ${sessions.refreshTokens.path}`
const expired = refusal(401, 'expired_access_token')
const onlyForFresh = (request: Request) =>
  request.headers.get('x-access-token') === fresh.access_token ? settings : expired
const ended = jest.fn()

beforeEach(() => {
  ended.mockReset()
  setSessionEndedListener(ended)
  writeTokens(old)
})

test('sends both tokens of the session', async () => {
  const network = answerWith({ [get]: settings })
  await user.getSecuritySettings()
  const [request] = network.requestsOf(get)
  expect(request?.headers.get('authorization')).toBe('Bearer i1')
  expect(request?.headers.get('x-access-token')).toBe('a1')
})

test('refreshes once for calls that run side by side, and replays each with the new tokens', async () => {
  const network = answerWith({ [get]: onlyForFresh, [refresh]: fresh })
  const answers = await Promise.allSettled([1, 2, 3].map(() => user.getSecuritySettings()))
  expect(answers).toEqual([1, 2, 3].map(() => ({ status: 'fulfilled', value: settings })))
  expect(network.requestsOf(refresh)).toHaveLength(1)
  expect(readTokens()).toEqual(fresh)
  expect(ended).not.toHaveBeenCalled()
})

test('the refresh itself carries no tokens', async () => {
  const network = answerWith({ [get]: onlyForFresh, [refresh]: fresh })
  await user.getSecuritySettings()
  const [request] = network.requestsOf(refresh)
  expect(request?.headers.has('authorization')).toBe(false)
  expect(request?.headers.has('x-access-token')).toBe(false)
  expect(await request?.json()).toEqual({ refresh_token: 'r1' })
})

test('takes the tokens that another tab got while this call was in progress', async () => {
  const network = answerWith({
    [get]: (request: Request) => {
      const answer = onlyForFresh(request)
      writeTokens(fresh)
      return answer
    },
  })
  await expect(user.getSecuritySettings()).resolves.toEqual(settings)
  expect(network.requestsOf(refresh)).toHaveLength(0)
})

test('ends the session on a 401 for any other reason, without a refresh', async () => {
  const network = answerWith({ [get]: refusal(401, 'invalid_access_token') })
  await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
  expect(readTokens()).toBeNull()
  expect(ended).toHaveBeenCalledWith('refused')
  expect(network.requestsOf(refresh)).toHaveLength(0)
})

test('ends the session when the refresh is refused', async () => {
  answerWith({ [get]: expired, [refresh]: refusal(400, 'refresh_token_invalid') })
  await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
  expect(readTokens()).toBeNull()
  expect(ended).toHaveBeenCalledWith('expired')
})

test('the session stays without an answer to the refresh, and the next call retries', async () => {
  const network = answerWith({ [get]: expired, [refresh]: lost })
  await expect(user.getSecuritySettings()).rejects.toMatchObject({
    name: 'UnreachableError',
    message: expect.stringContaining('通信環境をご確認のうえ') as string,
  })
  expect(network.requestsOf(refresh)).toHaveLength(1)
  expect(readTokens()).toEqual(old)
  expect(ended).not.toHaveBeenCalled()

  network.answer(get, onlyForFresh)
  network.answer(refresh, fresh)
  await expect(user.getSecuritySettings()).resolves.toEqual(settings)
})

describe('a refresh that is answered with an error', () => {
  const failures: [string, Response][] = [
    ['an error of the server', refusal(500, 'internal_error')],
    ['a server that asks to wait', refusal(429, 'too_many_requests')],
    ['a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page that is no answer of ours', new Response('<h1>Welcome</h1>')],
  ]
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  /** Lets the pauses between the tries pass. */
  async function ask(calls = 1) {
    const asked = Promise.allSettled(Array.from({ length: calls }, () => user.getSecuritySettings()))
    await jest.advanceTimersByTimeAsync(10_000)
    return asked
  }

  test.each(failures)('by %s is tried three times, and then ends the session', async (_, failure) => {
    const network = answerWith({ [get]: expired, [refresh]: failure })
    const [outcome] = await ask()
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(SessionEndedError) as unknown })
    expect(network.requestsOf(refresh)).toHaveLength(3)
    expect(readTokens()).toBeNull()
    expect(ended.mock.calls).toEqual([['not_refreshed']])
  })

  test('is tried three times for all calls that wait for it', async () => {
    const network = answerWith({ [get]: expired, [refresh]: refusal(503, 'service_unavailable') })
    const outcomes = await ask(5)
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
    expect(network.requestsOf(refresh)).toHaveLength(3)
  })

  test('twice keeps the session where the third try succeeds', async () => {
    let tries = 0
    answerWith({
      [get]: onlyForFresh,
      [refresh]: () => ((tries += 1) < 3 ? refusal(500, 'internal_error') : fresh),
    })
    expect(await ask()).toEqual([{ status: 'fulfilled', value: settings }])
    expect(readTokens()).toEqual(fresh)
    expect(ended).not.toHaveBeenCalled()
  })

  test('and then with none keeps the session', async () => {
    let tries = 0
    answerWith({ [get]: expired, [refresh]: () => ((tries += 1) > 1 ? lost() : refusal(500, 'internal_error')) })
    const [outcome] = await ask()
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(UnreachableError) as unknown })
    expect(readTokens()).toEqual(old)
    expect(ended).not.toHaveBeenCalled()
  })
})

test('gives up after three refreshes and ends the session', async () => {
  let count = 0
  const network = answerWith({
    [get]: expired,
    [refresh]: () => ({ access_token: `a${(count += 1)}x`, id_token: 'i', refresh_token: 'r' }),
  })
  await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
  expect(network.requestsOf(refresh)).toHaveLength(3)
  expect(network.requestsOf(get)).toHaveLength(4)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(ended).toHaveBeenCalledWith('expired')
})

test('does not bring back a session that was signed out during the refresh', async () => {
  const refreshed = Promise.withResolvers<object>()
  const network = answerWith({ [get]: expired, [refresh]: () => refreshed.promise })
  const call = user.getSecuritySettings()
  await waitFor(() => expect(network.requestsOf(refresh)).toHaveLength(1))
  localStorage.clear()
  refreshed.resolve(fresh)
  await expect(call).rejects.toBeInstanceOf(SessionEndedError)
  expect(readTokens()).toBeNull()
})

test('a 401 to signing in is an ordinary refusal', async () => {
  answerWith({ [`POST ${sessions.login.path}`]: refusal(401, 'invalid_access_token') })
  const error = await createClient(sessions)
    .login({ body: { email_address: 'demo@example.co.jp', password: 'x' } })
    .catch((reason: unknown) => reason)
  expect(isRefusal(error, 'invalid_access_token')).toBe(true)
  expect(readTokens()).toEqual(old)
  expect(ended).not.toHaveBeenCalled()
})

test('a 401 to approving a client is an ordinary refusal, at its first step and its second', async () => {
  const approve = createClient(oauth)
  answerWith({
    [`POST ${oauth.approveAuthorization.path}`]: refusal(401, 'login_failed'),
    [`POST ${oauth.approveAuthorization2Auth.path}`]: refusal(401, 'auth_code_incorrect'),
  })
  const request = {
    response_type: 'code',
    client_id: 'c',
    redirect_uri: 'https://client.example/back',
    scope: 'invoices:read',
    state: 's',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  } as const
  await expect(
    approve.approveAuthorization({ body: { email_address: 'demo@example.co.jp', password: 'x', ...request } }),
  ).rejects.toMatchObject({ code: 'login_failed' })
  await expect(
    approve.approveAuthorization2Auth({ body: { challenge_id: 'c', auth_code: '123456' } }),
  ).rejects.toMatchObject({ code: 'auth_code_incorrect' })
  expect(readTokens()).toEqual(old)
  expect(ended).not.toHaveBeenCalled()
})

test('public calls work without a session', async () => {
  localStorage.clear()
  const system_time = '2026-11-20T09:00:00+09:00'
  answerWith({ [`GET ${system.getSystemTime.path}`]: { system_time } })
  await expect(createClient(system).getSystemTime()).resolves.toEqual({ system_time })
})

describe('an answer that comes after somebody else signed in', () => {
  const current = tokensOf('2', 'theirs')
  const sentFor = (request: Request) => request.headers.get('x-access-token')
  const afterSignIn = (answer: Response) => () => {
    writeTokens(current)
    return answer
  }
  beforeEach(() => writeTokens(tokensOf('1', 'first')))

  test.each([
    ['of a session that is refused', refusal(401, 'invalid_access_token')],
    ['of a token that has expired', expired],
  ])('%s ends nobody, and the call is not sent again as theirs', async (_, late) => {
    const network = answerWith({ [get]: afterSignIn(late) })
    await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
    expect(readTokens()).toEqual(current)
    expect(ended).not.toHaveBeenCalled()
    expect(network.requestsOf(get).map(sentFor)).not.toContain(current.access_token)
    expect(network.requestsOf(refresh)).toHaveLength(0)
  })

  test('that refuses the refresh ends nobody', async () => {
    answerWith({ [get]: expired, [refresh]: afterSignIn(refusal(400, 'refresh_token_invalid')) })
    await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
    expect(readTokens()).toEqual(current)
    expect(ended).not.toHaveBeenCalled()
  })

  test('that was sent without tokens ends nobody', async () => {
    localStorage.clear()
    answerWith({ [get]: afterSignIn(refusal(401, 'invalid_access_token')) })
    await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
    expect(readTokens()).toEqual(current)
  })
})
