import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import {
  certifiedSignUp,
  fieldsOf,
  freeListedNumber,
  listedCorporation,
  person,
  registerCorporation,
  soleProprietor,
} from '../../testing/companies/sign-up.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())
beforeEach(async () => {
  api.clock.advance({ hours: 1 })
  await freeListedNumber(api.db)
})

const registrations = () => api.anonymous.registrations
const unlistedNumber = '4011001098993'
test('validation says what registering would say, also of half a form, and suggests known data', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const { fields, suggestions } = await registrations().validateRegistration({
    body: { registration_token, business_form: 1, corporation: { corporate_number: '３９９９９５３４４１９０６' } },
  })
  const refused = await fieldsOf(
    registerCorporation(
      api,
      registration_token,
      { corporate_number: listedCorporation.corporate_number },
      { user_last_name: '', user_first_name: '', phone_number: '' },
    ),
    'registration_invalid',
  )
  assert.deepEqual(fields, refused)
  assert.deepEqual(
    suggestions.find(({ field }) => field === 'corporation.corporate_name'),
    { field: 'corporation.corporate_name', value: '株式会社青葉デザイン製作所' },
  )
  assert.deepEqual(suggestions.at(-1), { field: 'corporation.transfer_person_name', value: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝｾｲｻｸｼﾖ' })
  assert.deepEqual(
    await registrations().validateRegistration({
      body: { registration_token, business_form: 2, ...person, sole_proprietor: soleProprietor },
    }),
    { fields: [], suggestions: [], reasons: [] },
  )
})

const reasonsOf = async (registration_token: string, corporation: Partial<typeof listedCorporation>) => {
  const { reasons = [] } = await registrations().validateRegistration({
    body: { registration_token, business_form: 1, corporation },
  })
  return reasons.map(({ code }) => code)
}

// A registered number was refused at the last step only, after everything had been typed.
test('validation says of the number alone that it is registered, or in no register', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const { corporate_number } = listedCorporation
  assert.deepEqual(await reasonsOf(registration_token, { corporate_number }), [])
  assert.deepEqual(await reasonsOf(registration_token, { corporate_number: unlistedNumber }), [
    'corporate_number_unknown',
  ])
  assert.deepEqual(await reasonsOf(registration_token, { corporate_number: '401100109899' }), [])
  await registerCorporation(api, (await certifiedSignUp(api)).registration_token)
  assert.deepEqual(await reasonsOf(registration_token, { corporate_number }), ['corporate_number_registered'])
})

test('after many numbers the answer no longer says which of them are registered', async () => {
  await registerCorporation(api, (await certifiedSignUp(api)).registration_token)
  const { registration_token } = await certifiedSignUp(api)
  const { corporate_number } = listedCorporation
  for (let asked = 0; asked < 30; asked += 1) await reasonsOf(registration_token, { corporate_number })
  assert.deepEqual(await reasonsOf(registration_token, { corporate_number }), [])
})
