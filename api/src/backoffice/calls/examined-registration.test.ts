import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ExaminedRegistration } from '@invoice-card/contracts/backoffice'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'
import { recordedCalls } from '../../testing/backoffice/recorded-calls.ts'
import {
  certifiedSignUp,
  freeListedNumber,
  listedCorporation,
  person,
  registerCorporation,
  soleProprietor,
} from '../../testing/companies/sign-up.ts'

let api: TestApp
let desk: ReturnType<typeof createExaminerDesk>
before(async () => {
  api = await createTestApp()
  desk = createExaminerDesk(api.examiner)
})
after(() => api.close())
beforeEach(() => freeListedNumber(api.db))

const register = async (changes: Partial<typeof listedCorporation> = {}, address?: string) => {
  const { registration_token, emailAddress } = await certifiedSignUp(api, address)
  const corporation = { ...listedCorporation, ...changes }
  const { buyer_id } = await registerCorporation(api, registration_token, corporation, { business_category_id: 5 })
  return { id: buyer_id, emailAddress }
}
const shown = async (id: number) => {
  const { json, text } = await desk.run('registration', String(id))
  return { detail: json as ExaminedRegistration, text }
}

// The list has a name, a number and codes: whom the register has and who applies was nowhere to be read.
test('a registration is shown with everything that was entered, and who entered it', async () => {
  const { id, emailAddress } = await register({ corporate_name: '株式会社名無し' })
  const { detail, text } = await shown(id)
  const { corporation, users, business_category, registration_status, review_reasons } = detail
  assert.deepEqual(
    [registration_status, review_reasons, business_category, detail.sole_proprietor],
    ['under_review', ['corporate_name_differs'], '製造業', undefined],
  )
  assert.deepEqual(corporation, {
    ...listedCorporation,
    corporate_name: '株式会社名無し',
    representative_name_kana: 'アオバ ハナコ',
    postal_code: '1500002',
    transfer_person_name: 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ',
  })
  assert.deepEqual(
    users.map(({ user_last_name, email_address, phone_number }) => [user_last_name, email_address, phone_number]),
    [[person.user_last_name, emailAddress, '0352180110']],
  )
  for (const line of [/representative_birthday +1980-02-29/, /phone +0352180110/, /reasons +corporate_name_differs/])
    assert.match(text, line)
})

test('beside it stands what the register has, and in what the two differ', async () => {
  const { id } = await register({ corporate_name: '株式会社名無し', address_city: '港区' })
  const { detail, text } = await shown(id)
  assert.equal(detail.register?.corporation?.name, '株式会社青葉デザイン製作所')
  assert.deepEqual(detail.register_differences, ['corporate_name', 'address_city'])
  assert.match(text, /address_city +港区 +in the register: 渋谷区/)
  assert.match(text, /register +株式会社青葉デザイン製作所 +アオバデザインセイサクショ +1500002 +東京都渋谷区/)
})

test('a sole proprietor is shown with home and business, and is in no register', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const { buyer_id } = await api.anonymous.registrations.registerSoleProprietor({
    body: { registration_token, ...person, sole_proprietor: soleProprietor, is_terms_agreed: true },
  })
  const { detail, text } = await shown(buyer_id)
  assert.equal(detail.sole_proprietor?.home_address_building_name, 'メゾン吉田201')
  assert.deepEqual([detail.corporation, detail.register, detail.register_differences], [undefined, null, []])
  assert.match(text, /home_address_street +吉田本町2/)
})

test('one that was rejected keeps the number that it had given, and says who decided', async () => {
  const { id } = await register({ corporate_name: '株式会社名無し' })
  await desk.run('reject-registration', String(id), '--as', 'tanaka')
  const { detail } = await shown(id)
  assert.deepEqual(
    [detail.registration_status, detail.corporation?.corporate_number, detail.reviewed_by?.login],
    ['rejected', listedCorporation.corporate_number, 'tanaka'],
  )
})

test('who read it is in the audit log: it has a birthday and where somebody lives', async () => {
  const { id } = await register()
  await desk.run('registration', String(id), '--as', 'bank')
  await assert.rejects(desk.run('registration', '999999', '--as', 'bank'), { code: 'company_not_found' })
  assert.deepEqual(await recordedCalls(api.db, 'bank'), [
    ['call.getRegistration', { id }, null],
    ['call.getRegistration', { id: 999_999 }, 'company_not_found'],
  ])
})
