import assert from 'node:assert/strict'
import { after, before, beforeEach, mock, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { registerAnswer, registerLine, startCorporationRegister } from '../../testing/outside/corporation-register.ts'
import { certifiedSignUp, listedCorporation } from '../../testing/companies/sign-up.ts'
import { nationalTaxAgency } from './national-tax-agency.ts'

const number = '4011001098993'
let register: Awaited<ReturnType<typeof startCorporationRegister>>
let api: TestApp
let search: (query: {
  corporate_number?: string
  name?: string
}) => Promise<{ corporations: readonly { name: string; corporate_number: string }[] }>

before(async () => {
  mock.timers.enable({ apis: ['Date'], now: Date.now() })
  register = await startCorporationRegister()
  const corporations = nationalTaxAgency({
    origin: register.origin,
    applicationId: 'Kaaaaaaaaaaaa',
    timeoutMs: 3_000,
  })
  api = await createTestApp({ services: { corporations } })
  const { client } = await api.signIn()
  search = query => client.suppliers.searchCorporations({ query })
})
after(async () => {
  mock.timers.reset()
  await api.close()
  await register.close()
})
beforeEach(async () => {
  // A good answer closes the circuit again.
  mock.timers.tick(3_600_000)
  register.answerWith({ body: registerAnswer() })
  await search({ corporate_number: '8000012010038' })
  await api.db.deleteFrom('corporation_answers').execute()
  register.asked.length = 0
})

const unavailable = isRefusedCall('service_unavailable')

test('says the register is unavailable where it is silent, fails, lacks its id or its format', async () => {
  for (const answer of [
    'silence',
    { status: 500, body: '' },
    { status: 404, body: '100,id' },
    { body: '<html></html>' },
    { body: registerAnswer('"1","2"') },
  ] as const) {
    register.answerWith(answer)
    await assert.rejects(search({ corporate_number: number }), unavailable)
    mock.timers.tick(3_600_000)
  }
})

// The question carries our id: who answers with another address would be given it.
test('is led by no answer to another address', async () => {
  register.answerWith({ status: 302, body: '', headers: { location: '/4/num?id=elsewhere' } })
  await assert.rejects(search({ corporate_number: number }), unavailable)
  assert.equal(register.asked.length, 1)
})

test('after five failures nobody waits for it until half a minute has passed', async () => {
  register.answerWith({ status: 503, body: '' })
  for (let i = 0; i < 7; i++) await assert.rejects(search({ corporate_number: number }), unavailable)
  assert.equal(register.asked.length, 5)
  register.answerWith({ body: registerAnswer(registerLine(number, '株式会社あおぞら')) })
  await assert.rejects(search({ corporate_number: number }), unavailable)
  mock.timers.tick(30_000)
  assert.equal((await search({ corporate_number: number })).corporations.length, 1)
})

test("a number that it takes for impossible is nobody's and no failure", async () => {
  register.answerWith({ status: 400, body: '051,number' })
  for (let i = 0; i < 7; i++) assert.deepEqual((await search({ corporate_number: number })).corporations, [])
})

test('reads a corporation as published, once for a week', async () => {
  register.answerWith({ body: registerAnswer(registerLine(number, '株式会社"あおぞら",'.replaceAll('"', '""'))) })
  const [found] = (await search({ corporate_number: number })).corporations
  assert.deepEqual(found, {
    corporate_number: number,
    name: '株式会社"あおぞら",',
    name_kana: 'アオゾラ',
    postal_code: '1000013',
    address_state: '東京都',
    address_city: '千代田区',
    address_street: '霞が関３丁目１－１',
  })
  await search({ corporate_number: number })
  assert.equal(register.asked.length, 1)
  const asked = register.asked[0]!
  assert.equal(asked.pathname, '/4/num')
  assert.deepEqual(Object.fromEntries(asked.searchParams), { id: 'Kaaaaaaaaaaaa', type: '02', number, history: '0' })
})

test('asks for part of a name in full width and leaves out closed, former and hidden ones', async () => {
  register.answerWith({
    body: registerAnswer(
      registerLine(number, 'ＡＢＣ商事株式会社'),
      registerLine('8000012010038', 'ＡＢＣ', { closeDate: '2020-01-01' }),
      registerLine('8000012010038', 'ＡＢＣ', { latest: '0' }),
      registerLine('8000012010038', 'ＡＢＣ', { hihyoji: '1' }),
    ),
  })
  assert.deepEqual(
    (await search({ name: 'ABC' })).corporations.map(({ name }) => name),
    ['ＡＢＣ商事株式会社'],
  )
  const { searchParams } = register.asked[0]!
  assert.deepEqual(
    [searchParams.get('name'), searchParams.get('mode'), searchParams.get('close')],
    ['ＡＢＣ', '2', '0'],
  )
})

// The register answers in the order of its numbers: what was typed to the end stood behind twenty others.
test('puts the nearest name first, and asks nothing for a letter or a legal form', async () => {
  const others = Array.from({ length: 30 }, (_, index) => registerLine(number, `東北アオゾラ${index}株式会社`))
  register.answerWith({
    body: registerAnswer(
      ...others,
      registerLine(number, '株式会社アオゾラ運送'),
      registerLine(number, 'アオゾラ株式会社'),
    ),
  })
  const { corporations } = await search({ name: 'アオゾラ' })
  assert.deepEqual(
    [corporations.length, ...corporations.slice(0, 2).map(({ name }) => name)],
    [20, 'アオゾラ株式会社', '株式会社アオゾラ運送'],
  )
  for (const name of ['ア', '株式会社']) assert.deepEqual((await search({ name })).corporations, [])
  assert.equal(register.asked.length, 1)
})

// Answers were stored under one spelling for what the register takes for several names: the second caller got the
// answer of the first.
test('a name in another spelling is another question, in another width it is the same', async () => {
  register.answerWith({ body: registerAnswer() })
  assert.deepEqual((await search({ name: 'アオゾラ' })).corporations, [])
  register.answerWith({ body: registerAnswer(registerLine(number, '株式会社あおぞら')) })
  assert.equal((await search({ name: 'あおぞら' })).corporations.length, 1)
  for (const name of ['ABC', 'ＡＢＣ']) await search({ name })
  assert.deepEqual(
    register.asked.map(({ searchParams }) => searchParams.get('name')),
    ['アオゾラ', 'あおぞら', 'ＡＢＣ'],
  )
})

test('an old answer is better than none while the register is down, but not after three months', async () => {
  register.answerWith({ body: registerAnswer(registerLine(number, '株式会社あおぞら')) })
  await search({ corporate_number: number })
  register.answerWith({ status: 500, body: '' })
  api.clock.advance({ days: 8 })
  const tokens = (await api.signIn()).client
  assert.equal(
    (await tokens.suppliers.searchCorporations({ query: { corporate_number: number } })).corporations.length,
    1,
  )
  api.clock.advance({ days: 90 })
  const later = (await api.signIn()).client
  await assert.rejects(later.suppliers.searchCorporations({ query: { corporate_number: number } }), unavailable)
  api.clock.advance({ days: -98 })
})

test('an examiner checks a company that registers while it is down', async () => {
  const { registration_token } = await certifiedSignUp(api)
  register.answerWith({ status: 500, body: '' })
  const body = {
    registration_token,
    business_form: 1 as const,
    corporation: { ...listedCorporation, corporate_number: number },
  }
  const { result, reasons } = await api.anonymous.registrations.checkRegistration({ body })
  assert.deepEqual([result, reasons.map(({ code }) => code)], ['attention', ['corporate_number_unchecked']])
  assert.ok(await api.anonymous.registrations.validateRegistration({ body }))
})
