import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany, type TestCompany } from '../../testing/app/company.ts'
import { lastCodeTo } from '../../testing/mails/mails.ts'

let api: TestApp
let user: TestCompany
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
beforeEach(async () => {
  user = await createCompany(api.db)
})

interface Place {
  readonly address: string
  readonly cookie?: string
}

async function call(path: string, body: object, { address, cookie }: Place) {
  const response = await api.app.request(`/api/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie && { cookie }) },
  })
  const answer = (await response.json()) as { readonly status?: string; readonly challenge_id?: string }
  return { ...answer, httpStatus: response.status, setCookie: response.headers.get('set-cookie') }
}

const login = (password: string, place: Place) => call('login', { email_address: user.emailAddress, password }, place)
const owner = '203.0.113.9'

/** Signs the user in as its browser does, and gives the cookie of the browser. */
async function signIn(cookie?: string): Promise<string> {
  const { challenge_id } = await login(user.password, { address: owner, ...(cookie && { cookie }) })
  const auth_code = await lastCodeTo(api, user.emailAddress)
  const { setCookie } = await call(
    'login_2auth',
    { challenge_id, auth_code },
    { address: owner, ...(cookie && { cookie }) },
  )
  return setCookie?.split(';')[0] ?? cookie ?? ''
}

/** A hundred wrong passwords and more, from ever other addresses. */
async function guessFromElsewhere(): Promise<void> {
  for (let guess = 0; guess < 110; guess++) await login('wrong-password-1', { address: `198.51.100.${guess}` })
}

// 110 wrong passwords from elsewhere shut the owner out for a quarter of an hour, again and again.
test('guesses from elsewhere do not shut out an owner whose browser has signed in before', async () => {
  const cookie = await signIn()
  await guessFromElsewhere()
  assert.equal((await login(user.password, { address: owner })).httpStatus, 429)
  assert.equal((await login(user.password, { address: owner, cookie })).status, 'second_factor_required')
})

test('a browser that has signed in before has ten guesses like any place', async () => {
  const cookie = await signIn()
  for (let guess = 0; guess < 10; guess++)
    assert.equal((await login('wrong-password-1', { address: `198.51.100.${guess}`, cookie })).status, 'login_failed')
  assert.equal((await login(user.password, { address: owner, cookie })).httpStatus, 429)
})

test('the cookie of a browser opens no budget for another account', async () => {
  const cookie = await signIn()
  user = await createCompany(api.db)
  await guessFromElsewhere()
  assert.equal((await login(user.password, { address: owner, cookie })).httpStatus, 429)
})

test('a browser has one cookie for all its users, hidden from scripts and from other sites', async () => {
  const cookie = await signIn()
  user = await createCompany(api.db)
  assert.equal(await signIn(cookie), cookie)
  user = await createCompany(api.db)
  const { challenge_id } = await login(user.password, { address: owner })
  const auth_code = await lastCodeTo(api, user.emailAddress)
  const { setCookie } = await call('login_2auth', { challenge_id, auth_code }, { address: owner })
  assert.match(setCookie ?? '', /^browser=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
})

test('a wrong password and a wrong code make no browser known', async () => {
  assert.equal((await login('wrong-password-1', { address: owner })).setCookie, null)
  const { challenge_id } = await login(user.password, { address: owner })
  const refused = await call('login_2auth', { challenge_id, auth_code: '000000' }, { address: owner })
  assert.equal(refused.setCookie, null)
})

test('a cookie that somebody made up is none', async () => {
  await guessFromElsewhere()
  for (const cookie of ['browser=', 'browser=x', `browser=${'a'.repeat(43)}`, `browser=${'a'.repeat(5_000)}`])
    assert.equal((await login(user.password, { address: owner, cookie })).httpStatus, 429)
})

const resetMails = async () => {
  await api.runJobs()
  return (await api.mailbox()).filter(
    ({ to_address, text }) => to_address === user.emailAddress && text?.includes('/password/reregistration'),
  )
}
const askForReset = (place: Place) => call('users/password/reset_mail', { email_address: user.emailAddress }, place)

// Five requests an hour by anybody blocked the owner's reset.
test('resets requested from elsewhere do not block a browser that has signed in before', async () => {
  const cookie = await signIn()
  for (let request = 0; request < 30; request++) await askForReset({ address: `198.51.100.${request}` })
  assert.equal((await askForReset({ address: owner })).httpStatus, 429)
  const before = (await resetMails()).length
  assert.equal((await askForReset({ address: owner, cookie })).httpStatus, 200)
  assert.equal((await resetMails()).length, before + 1)
})

test('requests for a reset from one place block none from another place', async () => {
  for (let request = 0; request < 6; request++) await askForReset({ address: '198.51.100.1' })
  assert.equal((await askForReset({ address: '198.51.100.1' })).httpStatus, 429)
  assert.equal((await askForReset({ address: owner })).httpStatus, 200)
})

/** Right passwords from one place after another, whose codes nobody enters. */
async function stopAtTheCode(times: number, addressOf: (time: number) => string): Promise<void> {
  for (let time = 0; time < times; time++)
    assert.equal((await login(user.password, { address: addressOf(time) })).status, 'second_factor_required')
}

// Five codes an hour were all that an account got: a thief of the password who left them unused shut its owner out.
test('codes that a stranger leaves unused do not shut out the owner, from anywhere', async () => {
  const cookie = await signIn()
  await stopAtTheCode(5, () => '198.51.100.1')
  assert.equal((await login(user.password, { address: '198.51.100.1' })).httpStatus, 429)
  assert.equal((await login(user.password, { address: owner })).status, 'second_factor_required')
  assert.equal((await login(user.password, { address: '198.51.100.1', cookie })).status, 'second_factor_required')
})

test('all strangers together get twenty codes of an account, and its known browser five more', async () => {
  const cookie = await signIn()
  await stopAtTheCode(20, time => `198.51.100.${time}`)
  assert.equal((await login(user.password, { address: owner })).httpStatus, 429)
  for (let time = 0; time < 5; time++)
    assert.equal((await login(user.password, { address: owner, cookie })).status, 'second_factor_required')
  assert.equal((await login(user.password, { address: owner, cookie })).httpStatus, 429)
})

test('a code that is accepted starts the counts of its place and of the account again', async () => {
  await stopAtTheCode(15, time => `198.51.100.${time}`)
  await stopAtTheCode(4, () => owner)
  await signIn()
  await stopAtTheCode(5, () => owner)
})

// The browser is known by the time the counts start again, and was not when its codes were counted.
test('a first sign-in from a browser of another account starts the count of the account again', async () => {
  for (let time = 0; time < 21; time++) {
    const place = { address: owner, cookie: `browser=${String(time).padStart(43, 'x')}` }
    const { challenge_id } = await login(user.password, place)
    const auth_code = await lastCodeTo(api, user.emailAddress)
    assert.equal((await call('login_2auth', { challenge_id, auth_code }, place)).httpStatus, 200)
  }
})

test('after a reset of the password, codes that a thief left unused count no more', async () => {
  await stopAtTheCode(20, time => `198.51.100.${time % 4}`)
  assert.equal((await login(user.password, { address: owner })).httpStatus, 429)
  await askForReset({ address: owner })
  const reset_token = /#token=([\w-]{43})/.exec((await resetMails())[0]?.text ?? '')?.[1] ?? assert.fail('no link')
  await api.anonymous.credentials.resetPassword({ body: { reset_token, new_password: 'another-horse-battery' } })
  assert.equal((await login('another-horse-battery', { address: owner })).status, 'second_factor_required')
})

test('sign-ups that somebody begins with an address do not keep its owner from signing up', async () => {
  const begin = (address: string) =>
    call('users', { email_address: 'newcomer@example.jp', password: 'another-horse-battery' }, { address })
  for (let time = 0; time < 5; time++) assert.ok((await begin('198.51.100.1')).challenge_id)
  assert.equal((await begin('198.51.100.1')).httpStatus, 429)
  assert.ok((await begin(owner)).challenge_id)
})

async function changePassword(new_password: string, cookie: string): Promise<void> {
  const { id_token, access_token } = await api.signIn(user).then(({ tokens }) => tokens)
  const response = await api.app.request('/api/v1/users/password', {
    method: 'PUT',
    body: JSON.stringify({ current_password: user.password, new_password }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${id_token}`,
      'x-access-token': access_token,
      cookie,
    },
  })
  assert.equal(response.status, 200)
}

test('after a change of the password, codes that a thief left unused count no more', async () => {
  const cookie = await signIn()
  await stopAtTheCode(20, time => `198.51.100.${time % 4}`)
  await changePassword('another-horse-battery', cookie)
  assert.equal((await login('another-horse-battery', { address: owner })).status, 'second_factor_required')
})

test('after a change of the password only the browser that changed it is known', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()]
  await changePassword('another-horse-battery', here)
  await guessFromElsewhere()
  assert.equal((await login('another-horse-battery', { address: owner, cookie: elsewhere })).httpStatus, 429)
  assert.equal(
    (await login('another-horse-battery', { address: owner, cookie: here })).status,
    'second_factor_required',
  )
})
