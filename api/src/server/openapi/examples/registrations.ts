import type { CodeSent, registrations } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { challengeId, tokens } from './sessions.ts'
import { ownCorporation } from './users.ts'

const registrationToken = 'p3Zr0cZk1uGd8m2sXyQe7A'
const person = { user_last_name: '佐藤', user_first_name: '花子', phone_number: '0312345678' }
const address = { email_address: 'keiri@sample-shoji.example.jp', password: 'yamabuki-no-hana-27' }
const soleProprietor = {
  business_name: '森田写真事務所',
  business_name_kana: 'モリタシャシンジムショ',
  representative_last_name: '森田',
  representative_first_name: '葉子',
  representative_last_name_kana: 'モリタ',
  representative_first_name_kana: 'ヨウコ',
  representative_birthday: '1982-07-14',
  business_postal_code: '6040001',
  business_address_state: '京都府',
  business_address_city: '京都市中京区',
  business_address_street: '道場町5',
  home_postal_code: '6040001',
  home_address_state: '京都府',
  home_address_city: '京都市中京区',
  home_address_street: '道場町5',
  transfer_person_name: 'モリタシヤシンジムシヨ',
}
export const codeSent: CodeSent = {
  challenge_id: challengeId,
  masked_email_address: 'ke***@sample-shoji.example.jp',
  resend_after_seconds: 30,
}

export const registrationsExamples: ExamplesOf<typeof registrations> = {
  beginSignUp: { body: address, response: codeSent },
  beginSignUpAgain: { body: address, response: codeSent },
  resendSignUpCode: { body: { challenge_id: challengeId }, response: { resend_after_seconds: 30 } },
  certifySignUp: {
    body: { challenge_id: challengeId, auth_code: '481062' },
    response: { registration_token: registrationToken, expires_at: '2026-11-21T01:00:00.000Z' },
  },
  validateRegistration: {
    description: 'Fields may be missing or unfinished: each fault comes back with its path and a text.',
    body: {
      registration_token: registrationToken,
      business_form: 1,
      corporation: { ...ownCorporation, postal_code: '100' },
      ...person,
    },
    response: {
      fields: [{ field: 'corporation.postal_code', message: '郵便番号は7桁の数字で入力してください。' }],
      suggestions: [],
    },
  },
  checkRegistration: {
    body: { registration_token: registrationToken, business_form: 1, corporation: ownCorporation },
    response: {
      result: 'attention',
      reasons: [{ code: 'corporate_name_differs', message: '法人番号と会社名が一致しません。内容をご確認ください。' }],
      email_address: 'keiri@sample.example.co.jp',
    },
  },
  registerCorporation: {
    body: {
      registration_token: registrationToken,
      ...person,
      business_category_id: 9,
      is_terms_agreed: true,
      corporation: ownCorporation,
    },
    response: { buyer_id: 31, result: 'registered', session: tokens },
  },
  registerSoleProprietor: {
    body: {
      registration_token: registrationToken,
      user_last_name: '森田',
      user_first_name: '葉子',
      phone_number: '0752345678',
      business_category_id: 12,
      is_terms_agreed: true,
      sole_proprietor: soleProprietor,
    },
    response: { buyer_id: 32, result: 'under_review', session: tokens },
  },
  listBusinessCategories: {
    response: {
      business_categories: [
        { id: 9, name: '卸売業、小売業' },
        { id: 12, name: '学術研究、専門・技術サービス業' },
      ],
    },
  },
}
