import type { SoleProprietor, UserInformation } from '@invoice-card/contracts'
import { loginUserAtom, store } from '@invoice-card/session'

/** A corporation's user as the API answers. */
export const corporationUser: UserInformation = {
  email_address: 'keiri@sample.example.jp',
  user_last_name: '佐藤',
  user_first_name: '花子',
  buyer_id: 31,
  business_form: 1,
  phone_number: '0312345678',
  external_integration_client_ids: [],
  registration_status: 'registered',
  accepted_terms_version: '2026-04-01',
  current_terms_version: '2026-04-01',
  corporation: {
    corporate_name: '株式会社サンプル商事',
    corporate_name_kana: 'カブシキガイシャサンプルショウジ',
    corporate_number: '7000012050002',
    representative_name: '山田 太郎',
    representative_name_kana: 'ヤマダ タロウ',
    postal_code: '1000005',
    address_state: '東京都',
    address_city: '千代田区',
    address_street: '丸の内1-1-1',
    representative_birthday: '1975-04-01',
    transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
  },
}

/** A sole proprietor's. */
export const soleProprietorUser: UserInformation = { ...corporationUser, business_form: 2, corporation: undefined }

/** What a sole proprietor is registered with. */
export const soleProprietor: SoleProprietor = {
  business_name: '喫茶たけうち',
  business_name_kana: 'キッサタケウチ',
  representative_last_name: '竹内',
  representative_first_name: '直子',
  representative_last_name_kana: 'タケウチ',
  representative_first_name_kana: 'ナオコ',
  representative_birthday: '1980-04-01',
  business_postal_code: '1500043',
  business_address_state: '東京都',
  business_address_city: '渋谷区',
  business_address_street: '道玄坂1-2-3',
  home_postal_code: '1500002',
  home_address_state: '東京都',
  home_address_city: '渋谷区',
  home_address_street: '渋谷2-15-1',
  home_address_building_name: '青葉荘201',
  transfer_person_name: 'ｷﾂｻﾀｹｳﾁ',
}

/** What the host stores of the signed-in user. */
export const signInAs = ({
  email_address,
  user_last_name,
  user_first_name,
  buyer_id,
  phone_number,
  business_form,
}: UserInformation): void =>
  store.set(loginUserAtom, {
    emailAddress: email_address,
    userLastName: user_last_name,
    userFirstName: user_first_name,
    buyerId: buyer_id,
    businessForm: business_form,
    companyName: '株式会社サンプル商事',
    transferPersonName: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
    phoneNumber: phone_number,
    externalIntegrationClientIds: [],
  })
