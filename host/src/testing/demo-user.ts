import type { UserInformation } from '@invoice-card/contracts'

export const demoTokens = { access_token: 'a1', id_token: 'i1', refresh_token: 'r1' }

export const demoInformation: UserInformation = {
  email_address: 'demo@example.co.jp',
  user_last_name: '佐藤',
  user_first_name: '花子',
  buyer_id: 1,
  business_form: 1,
  phone_number: '0312345678',
  external_integration_client_ids: [],
  registration_status: 'registered',
  accepted_terms_version: '2026-06-26',
  current_terms_version: '2026-06-26',
  corporation: {
    corporate_name: '株式会社サンプル商事',
    corporate_name_kana: 'カブシキガイシャサンプルショウジ',
    corporate_number: '4011001098993',
    representative_name: '佐藤 太郎',
    representative_name_kana: 'サトウ タロウ',
    postal_code: '1000005',
    address_state: '東京都',
    address_city: '千代田区',
    address_street: '丸の内1-1-1',
    representative_birthday: '1975-04-01',
    transfer_person_name: 'カ)サンプルシヨウジ',
  },
}
