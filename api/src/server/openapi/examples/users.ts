import type { SecuritySettings, users } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { challengeId } from './sessions.ts'

export const ownCorporation = {
  corporate_name: '株式会社サンプル商事',
  corporate_name_kana: 'カブシキガイシャサンプルショウジ',
  corporate_number: '7000012050002',
  representative_name: '山田 太郎',
  representative_name_kana: 'ヤマダ タロウ',
  postal_code: '1000005',
  address_state: '東京都',
  address_city: '千代田区',
  address_street: '丸の内1-1-1',
  address_building_name: 'サンプルビル5階',
  representative_birthday: '1975-04-01',
  transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
}

const settings: SecuritySettings = {
  is_second_factor_required: true,
  devices: [
    {
      session_id: '8f0f5a6e-6b7c-4f0e-9d53-2a3c6c1b7d10',
      device: 'Google Chrome（Windows）',
      signed_in_at: '2026-11-20T00:30:00.000Z',
      last_used_at: '2026-11-20T01:00:00.000Z',
      is_current: true,
    },
  ],
  count_devices: 1,
}

export const usersExamples: ExamplesOf<typeof users> = {
  getUserInformation: {
    response: {
      email_address: 'keiri@sample-shoji.example.jp',
      user_last_name: '佐藤',
      user_first_name: '花子',
      buyer_id: 31,
      business_form: 1,
      phone_number: '0312345678',
      external_integration_client_ids: [],
      registration_status: 'registered',
      accepted_terms_version: '2026-04-01',
      current_terms_version: '2026-04-01',
      corporation: ownCorporation,
    },
  },
  updateTransferPersonName: {
    description: 'Payments already applied for still have the name they were made with.',
    body: { transfer_person_name: 'カ)サンプルショウジ' },
    response: { transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ' },
  },
  updateUserName: {
    body: { user_last_name: '佐藤', user_first_name: '花子' },
    response: { user_last_name: '佐藤', user_first_name: '花子' },
  },
  updatePhoneNumber: { body: { phone_number: '03-1234-5678' }, response: { phone_number: '0312345678' } },
  updateLicense: {
    body: { terms_version: '2026-04-01' },
    response: { accepted_terms_version: '2026-04-01', current_terms_version: '2026-04-01' },
  },
  getSecuritySettings: { response: settings },
  updateSecuritySettings: {
    description:
      'The code is for the one direction that it was asked for. A sign-in after this asks for a code or no longer does; those that are signed in stay so.',
    body: { is_second_factor_required: true, challenge_id: challengeId, auth_code: '481062' },
    response: settings,
  },
}
