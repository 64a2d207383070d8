import assert from 'node:assert/strict'
import { after, before, beforeEach, mock, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { startCorporationRegister } from '../../testing/outside/corporation-register.ts'
import { issuerRegister } from './issuer-register.ts'

const registration_number = 'T3999953441906'
let register: Awaited<ReturnType<typeof startCorporationRegister>>
let api: TestApp

before(async () => {
  mock.timers.enable({ apis: ['Date'], now: Date.now() })
  register = await startCorporationRegister()
  const issuers = issuerRegister({
    origin: register.origin,
    applicationId: 'Kaaaaaaaaaaaa',
    timeoutMs: 3_000,
  })
  api = await createTestApp({ services: { issuers } })
})
after(async () => {
  mock.timers.reset()
  await api.close()
  await register.close()
})
beforeEach(async () => {
  mock.timers.tick(3_600_000)
  await api.db.deleteFrom('issuer_answers').execute()
  await api.db.deleteFrom('rate_limits').execute()
  register.asked.length = 0
})

const entry = (changes: object = {}) => ({
  sequenceNumber: '1',
  registratedNumber: registration_number,
  process: '01',
  correct: '0',
  kind: '2',
  country: '1',
  latest: '1',
  registrationDate: '2023-10-01',
  updateDate: '2023-10-01',
  disposalDate: '',
  expireDate: '',
  address: '東京都渋谷区',
  kana: 'アオバ',
  name: '株式会社青葉デザイン製作所',
  tradeName: '',
  ...changes,
})
const answerWith = (...announcement: object[]) =>
  register.answerWith({
    body: JSON.stringify({
      lastUpdateDate: '2026-11-20',
      count: String(announcement.length),
      divideNumber: '1',
      divideSize: '1',
      announcement,
    }),
  })
const search = async (number = registration_number) =>
  (await api.signIn()).client.suppliers.searchCorporations({ query: { registration_number: number } })
const unavailable = isRefusedCall('service_unavailable')

test('says that the register is not available when it is silent, failing or not in its format', async () => {
  for (const answer of [
    'silence',
    { status: 500, body: '' },
    { status: 404, body: '' },
    { body: '<html></html>' },
    { body: '{"count":"1","announcement":[{}]}' },
  ] as const) {
    register.answerWith(answer)
    await assert.rejects(search(), unavailable)
    mock.timers.tick(3_600_000)
  }
})

test('reads an issuer as published, once a day, with the corporation of its number', async () => {
  answerWith(entry())
  const { issuer, corporations } = await search()
  assert.deepEqual(issuer, {
    registration_number,
    name: '株式会社青葉デザイン製作所',
    is_corporation: true,
    is_registered: true,
    registered_on: '2023-10-01',
    ended_on: null,
  })
  assert.deepEqual(
    corporations.map(({ corporate_number }) => corporate_number),
    ['3999953441906'],
  )
  await search()
  assert.equal(register.asked.length, 1)
  assert.equal(register.asked[0]?.pathname, '/1/num')
  assert.deepEqual(Object.fromEntries(register.asked[0]?.searchParams ?? []), {
    id: 'Kaaaaaaaaaaaa',
    number: registration_number,
    type: '21',
    history: '0',
  })
})

test('a sole proprietor is an issuer by the trade name and no corporation', async () => {
  const number = 'T1234567890123'
  answerWith(entry({ registratedNumber: number, kind: '1', name: '山田　太郎', tradeName: '山田商店' }))
  const { issuer, corporations } = await search(number)
  assert.deepEqual([issuer?.name, issuer?.is_corporation, corporations], ['山田商店', false, []])
})

for (const [ended, field] of [
  ['withdrawn', 'disposalDate'],
  ['lapsed', 'expireDate'],
] as const) {
  test(`a registration that was ${ended} is none from that day on`, async () => {
    answerWith(entry({ [field]: '2026-11-01' }))
    assert.deepEqual((await search()).issuer, {
      registration_number,
      name: '株式会社青葉デザイン製作所',
      is_corporation: true,
      is_registered: false,
      registered_on: '2023-10-01',
      ended_on: '2026-11-01',
    })
    await api.db.deleteFrom('issuer_answers').execute()
    answerWith(entry({ [field]: '2027-04-01' }))
    assert.equal((await search()).issuer?.is_registered, true)
  })
}

test("a number that nobody has, that it takes for impossible, or that was taken out is nobody's", async () => {
  answerWith()
  assert.equal((await search()).issuer, null)
  for (const answer of [
    () => register.answerWith({ status: 400, body: '[]' }),
    () => answerWith(entry({ process: '99' })),
    () => answerWith(entry({ latest: '0' })),
  ]) {
    await api.db.deleteFrom('issuer_answers').execute()
    answer()
    assert.equal((await search()).issuer, null)
  }
})

test('while it is down, an answer of this week is better than none, and an older one is not', async () => {
  answerWith(entry())
  await search()
  register.answerWith({ status: 500, body: '' })
  api.clock.advance({ days: 2 })
  assert.equal((await search()).issuer?.is_registered, true)
  api.clock.advance({ days: 6 })
  await assert.rejects(search(), unavailable)
  api.clock.advance({ days: -8 })
})
