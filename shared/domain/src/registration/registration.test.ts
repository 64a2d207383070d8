import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkFields } from './check.ts'
import { corporationRules, userRules } from './fields.ts'
import { passwordError } from './password.ts'

const today = '2026-11-20'
const corporation = {
  corporate_name: '㈱青葉',
  corporate_name_kana: 'あおば',
  corporate_number: '４０１１００１０９８９９３',
  representative_name: '青葉　花子',
  representative_name_kana: 'ｱｵﾊﾞ ﾊﾅｺ',
  representative_birthday: '1980-02-29',
  postal_code: '〒１５０－０００２',
  address_state: '東京都',
  address_city: '渋谷区',
  address_street: '渋谷２−１５−１',
  address_building_name: '',
  transfer_person_name: '株式会社アオバ',
}
const validationErrorOf = (field: keyof typeof corporation, value: string): string | undefined => {
  const checked = checkFields(corporationRules, { ...corporation, [field]: value }, today)
  return checked.isValid ? undefined : checked.errors.find(error => error.field === field)?.message
}

test('the corporate number may be the T number that invoices show', () =>
  assert.equal(validationErrorOf('corporate_number', 'T4-0110-0109-8993'), undefined))

test('an empty form names every required field by its label, and no optional one', () => {
  const checked = checkFields(corporationRules, {}, today)
  assert.equal(checked.isValid, false)
  const errors = checked.isValid ? [] : checked.errors
  assert.deepEqual(errors.slice(0, 2), [
    { field: 'corporate_number', message: '法人番号を入力してください。' },
    { field: 'corporate_name', message: '法人名を入力してください。' },
  ])
  assert.equal(errors.length, Object.keys(corporationRules).length - 1)
  assert.equal(errors.find(({ field }) => field === 'address_state')?.message, '都道府県を選択してください。')
})

for (const [field, value, message] of [
  ['corporate_number', '4011001098994', '法人番号が正しくありません。13桁の番号をご確認ください。'],
  ['corporate_name_kana', '青葉', '法人名（カナ）は全角カタカナで入力してください。'],
  ['corporate_name', 'あ'.repeat(101), '法人名は100文字以内で入力してください。'],
  ['corporate_name', '𠮷'.repeat(51), '法人名は100文字以内で入力してください。'],
  ['corporate_name', '青\u0000葉', '法人名に使用できない文字が含まれています。入力し直してください。'],
  ['corporate_name', '青\u202e葉', '法人名に使用できない文字が含まれています。入力し直してください。'],
  ['postal_code', '15000', '郵便番号は7桁の数字で入力してください。'],
  ['address_state', '東京', '都道府県を選択してください。'],
  ['representative_birthday', '1981-02-29', '代表者の生年月日を正しく入力してください。'],
  ['representative_birthday', '2026-11-21', '代表者の生年月日を正しく入力してください。'],
  ['representative_birthday', '2008-11-21', '18歳以上の方のみご登録いただけます。代表者の生年月日をご確認ください。'],
  ['transfer_person_name', '青葉', '振込名義は、カナ、英大文字、数字で30文字以内になるように入力してください。'],
  [
    'transfer_person_name',
    'ア'.repeat(31),
    '振込名義は、カナ、英大文字、数字で30文字以内になるように入力してください。',
  ],
] as const) {
  test(`${field} ${JSON.stringify(value.slice(0, 12))} is refused: ${message}`, () =>
    assert.equal(validationErrorOf(field, value), message))
}

test('somebody is of age on the birthday itself; who was born on 29 February on 1 March', () => {
  assert.equal(validationErrorOf('representative_birthday', '2008-11-20'), undefined)
  const on = (day: string) =>
    checkFields(
      { representative_birthday: corporationRules.representative_birthday },
      { representative_birthday: '2008-02-29' },
      day,
    ).isValid
  assert.deepEqual([on('2026-02-28'), on('2026-03-01')], [false, true])
})

test('accepts any width and saves one spelling', () => {
  const checked = checkFields(corporationRules, corporation, today)
  assert.deepEqual(checked, {
    isValid: true,
    values: {
      corporate_name: '(株)青葉',
      corporate_name_kana: 'アオバ',
      corporate_number: '4011001098993',
      representative_name: '青葉 花子',
      representative_name_kana: 'アオバ ハナコ',
      representative_birthday: '1980-02-29',
      postal_code: '1500002',
      address_state: '東京都',
      address_city: '渋谷区',
      address_street: '渋谷2−15−1',
      transfer_person_name: 'ｶ)ｱｵﾊﾞ',
    },
  })
})

test('phone numbers are Japanese, with any punctuation', () => {
  const phone = (phone_number: string) => checkFields({ phone_number: userRules.phone_number }, { phone_number }, today)
  for (const written of ['03-5218-0110', '０３（５２１８）０１１０', '+81 3 5218 0110', '+81(0)3-5218-0110'])
    assert.deepEqual(phone(written), { isValid: true, values: { phone_number: '0352180110' } }, written)
  for (const mobile of ['09012345678', '050-1234-5678', '0800-123-4567'])
    assert.equal(phone(mobile).isValid, true, mobile)
  for (const wrong of ['5218-0110', '0012345678', '031234567', '03123456789', '+1 202 555 0100', '電話なし'])
    assert.equal(phone(wrong).isValid, false, wrong)
})

test('a password has 12 to 128 characters, counted as people count them, and is not the address', () => {
  const address = 'a@example.co.jp'
  assert.equal(passwordError('', address), 'パスワードを入力してください。')
  assert.equal(passwordError('𠮷'.repeat(11), address), 'パスワードは12文字以上で入力してください。')
  assert.equal(passwordError('𠮷'.repeat(12), address), null)
  assert.equal(passwordError('x'.repeat(129), address), 'パスワードは128文字以内で入力してください。')
  assert.equal(passwordError('my-A@Example.co.jp', address), 'メールアドレスを含まないパスワードを入力してください。')
})
