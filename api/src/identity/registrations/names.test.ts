import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { imitations, mixedScripts, realNames } from '../../testing/companies/names.ts'
import { certifiedSignUp, listedCorporation, person, soleProprietor } from '../../testing/companies/sign-up.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const registrations = () => api.anonymous.registrations

/** Why a person would check a sole proprietor. */
const reasonsOf = async (registration_token: string, changes: Partial<typeof soleProprietor>) => {
  const body = { registration_token, business_form: 2, sole_proprietor: { ...soleProprietor, ...changes } } as const
  const { reasons } = await registrations().checkRegistration({ body })
  return reasons.map(({ code }) => code)
}

test('an examiner checks names that pass for others by look-alike letters', async () => {
  const { registration_token } = await certifiedSignUp(api)
  for (const business_name of [
    ...imitations,
    ...mixedScripts,
    'サポ一トセンタ一',
    '夕スカスタマ一サポ一卜',
    'サポートセソター',
  ])
    assert.deepEqual(await reasonsOf(registration_token, { business_name }), ['name_suspicious'], business_name)
  assert.deepEqual(await reasonsOf(registration_token, { representative_last_name: 'sаto' }), ['name_suspicious'])
  // Banks show the kana alone.
  assert.deepEqual(await reasonsOf(registration_token, { transfer_person_name: 'コクゼイチョウ' }), ['name_suspicious'])
  assert.deepEqual(await reasonsOf(registration_token, { business_name: 'たけうち 銀･行' }), ['name_reserved'])
})

test('names as shops and people have them wait for nobody', async () => {
  const { registration_token } = await certifiedSignUp(api)
  const shops = [
    'ニトリ工口タ',
    'カネカ八百屋',
    '工業ロープ一二三',
    'エー・ビー・シー',
    'Ｂ＆Ｂ',
    'A&B商会',
    'センター事務局',
    '国税太郎税理士事務所',
  ]
  for (const business_name of [...shops, ...realNames.filter(name => !name.startsWith('カスタマー'))])
    assert.deepEqual(await reasonsOf(registration_token, { business_name }), [], business_name)
  assert.deepEqual(await reasonsOf(registration_token, { transfer_person_name: 'タケイ サツキ' }), [])
})

test("refuses a user's name that passes for others, at its field, before and when registering", async () => {
  const { registration_token } = await certifiedSignUp(api)
  const named = { ...person, user_last_name: 'sаto' }
  const field = {
    field: 'user_last_name',
    message: '形の似た別の言語の文字が混じっています。お名前を入力し直してください。',
  }
  const validated = await registrations().validateRegistration({
    body: { registration_token, business_form: 1, corporation: listedCorporation, ...named },
  })
  assert.deepEqual(validated.fields, [field])
  const registering = registrations().registerCorporation({
    body: { registration_token, ...named, corporation: listedCorporation, is_terms_agreed: true },
  })
  await assert.rejects(registering, error => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('registration_invalid')(error))
    assert.deepEqual(error.body.fields, [field])
    return true
  })
})
