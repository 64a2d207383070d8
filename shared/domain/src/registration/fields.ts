import {
  birthdayRule,
  corporateNumberRule,
  kanaRule,
  optionalTextRule,
  phoneNumberRule,
  postalCodeRule,
  prefectureRule,
  textRule,
  transferNameRule,
  type FieldRule,
} from './rules.ts'

/** The person who signs up. */
export const userRules = {
  user_last_name: textRule('姓', 30),
  user_first_name: textRule('名', 30),
  phone_number: phoneNumberRule,
} satisfies Record<string, FieldRule>

/** A corporation (docs/product.md#companies-and-users), in the order in which forms ask. */
export const corporationRules = {
  corporate_number: corporateNumberRule,
  corporate_name: textRule('法人名', 100),
  corporate_name_kana: kanaRule('法人名（カナ）', 100),
  postal_code: postalCodeRule('郵便番号'),
  address_state: prefectureRule('都道府県'),
  address_city: textRule('市区町村', 60),
  address_street: textRule('町名・番地', 100),
  address_building_name: optionalTextRule('建物名・部屋番号', 100),
  representative_name: textRule('代表者名', 60),
  representative_name_kana: kanaRule('代表者名（カナ）', 60),
  representative_birthday: birthdayRule('代表者の生年月日'),
  transfer_person_name: transferNameRule,
} satisfies Record<string, FieldRule>

/** A sole proprietor (docs/product.md#companies-and-users). */
export const soleProprietorRules = {
  business_name: textRule('屋号', 100),
  business_name_kana: kanaRule('屋号（カナ）', 100),
  representative_last_name: textRule('代表者の姓', 30),
  representative_first_name: textRule('代表者の名', 30),
  representative_last_name_kana: kanaRule('代表者のセイ', 30),
  representative_first_name_kana: kanaRule('代表者のメイ', 30),
  representative_birthday: birthdayRule('代表者の生年月日'),
  business_postal_code: postalCodeRule('事業所の郵便番号'),
  business_address_state: prefectureRule('事業所の都道府県'),
  business_address_city: textRule('事業所の市区町村', 60),
  business_address_street: textRule('事業所の町名・番地', 100),
  business_address_building_name: optionalTextRule('事業所の建物名・部屋番号', 100),
  home_postal_code: postalCodeRule('ご自宅の郵便番号'),
  home_address_state: prefectureRule('ご自宅の都道府県'),
  home_address_city: textRule('ご自宅の市区町村', 60),
  home_address_street: textRule('ご自宅の町名・番地', 100),
  home_address_building_name: optionalTextRule('ご自宅の建物名・部屋番号', 100),
  transfer_person_name: transferNameRule,
} satisfies Record<string, FieldRule>
