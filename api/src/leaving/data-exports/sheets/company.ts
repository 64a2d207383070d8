import { brandNameOf } from '@invoice-card/contracts'
import { signInPurposeWords, signInResultWords } from '@invoice-card/domain'
import { csvTimeOf } from '../../../platform/list-files/public.ts'
import { deviceNameOf } from '../../../identity/sessions/public.ts'
import { type Cell, type Sheet, sheetOf } from './sheet.ts'
import {
  findCompany,
  listAcceptedTerms,
  listPrograms,
  listSignInHistory,
  listSignIns,
  readCards,
  readUsers,
} from './company-store.ts'

const forms = { 1: '法人', 2: '個人事業主' } as const

/** The words of the registration forms, by the names of their fields. */
const detailNames: Readonly<Record<string, string>> = {
  representative_name: '代表者名',
  representative_name_kana: '代表者名（カナ）',
  representative_birthday: '代表者の生年月日',
  representative_last_name: '代表者の姓',
  representative_first_name: '代表者の名',
  representative_last_name_kana: '代表者の姓（カナ）',
  representative_first_name_kana: '代表者の名（カナ）',
  postal_code: '郵便番号',
  address_state: '都道府県',
  address_city: '市区町村',
  address_street: '番地',
  address_building_name: '建物名',
  business_postal_code: '事業所の郵便番号',
  business_address_state: '事業所の都道府県',
  business_address_city: '事業所の市区町村',
  business_address_street: '事業所の番地',
  business_address_building_name: '事業所の建物名',
  home_postal_code: '自宅の郵便番号',
  home_address_state: '自宅の都道府県',
  home_address_city: '自宅の市区町村',
  home_address_street: '自宅の番地',
  home_address_building_name: '自宅の建物名',
}

const companySheet: Sheet = {
  name: '会社情報',
  heads: ['項目', '内容'],
  async *rows(db, companyId): AsyncGenerator<readonly Cell[]> {
    const company = await findCompany(db, companyId)
    yield ['事業形態', forms[company.business_form]]
    yield ['会社名・屋号', company.name]
    yield ['会社名・屋号（カナ）', company.name_kana]
    yield ['法人番号', company.corporate_number ?? company.rejected_number]
    yield ['振込名義', company.transfer_person_name]
    const details: Readonly<Record<string, unknown>> = { ...company.corporation, ...company.sole_proprietor }
    for (const [field, name] of Object.entries(detailNames)) {
      const value = details[field]
      if (typeof value === 'string') yield [name, value]
    }
    yield ['登録日時', csvTimeOf(company.created_at)]
  },
}

const usersSheet = sheetOf('ご担当者', readUsers, {
  姓: ({ user_last_name }) => user_last_name,
  名: ({ user_first_name }) => user_first_name,
  メールアドレス: ({ email_address }) => email_address,
  電話番号: ({ phone_number }) => phone_number,
  '2段階認証': ({ is_second_factor_required }) => (is_second_factor_required ? '有効' : '無効'),
  登録日時: ({ created_at }) => csvTimeOf(created_at),
})

const termsSheet: Sheet = {
  name: '利用規約への同意',
  heads: ['ご担当者', '規約の版', '同意した日時'],
  async *rows(db, companyId) {
    for (const { user_last_name, user_first_name, version, accepted_at } of await listAcceptedTerms(db, companyId))
      yield [`${user_last_name} ${user_first_name}`, version, csvTimeOf(accepted_at)]
  },
}

/** Nothing else of a card is known here. */
const cardsSheet = sheetOf('登録したカード', readCards, {
  カードブランド: ({ brand }) => brandNameOf(brand),
  カード番号の末尾4桁: ({ last4 }) => last4,
  有効期限: ({ expire }) => expire,
  登録日時: ({ created_at }) => csvTimeOf(created_at),
})

const signInsSheet: Sheet = {
  name: 'サインイン',
  heads: ['ご担当者', '端末', 'サインインした日時', '最後に使った日時', 'サインアウトした日時'],
  async *rows(db, companyId) {
    for (const { user_last_name, user_first_name, user_agent, created_at, rotated_at, revoked_at } of await listSignIns(
      db,
      companyId,
    )) {
      yield [
        `${user_last_name} ${user_first_name}`,
        deviceNameOf(user_agent),
        csvTimeOf(created_at),
        csvTimeOf(rotated_at),
        csvTimeOf(revoked_at),
      ]
    }
  },
}

const signInHistorySheet: Sheet = {
  name: 'サインインの履歴',
  heads: ['ご担当者', '日時', '端末', '内容', '結果'],
  async *rows(db, companyId) {
    for (const { user_last_name, user_first_name, at, device, purpose, result } of await listSignInHistory(
      db,
      companyId,
    ))
      yield [
        `${user_last_name} ${user_first_name}`,
        csvTimeOf(at),
        device,
        signInPurposeWords[purpose],
        signInResultWords[result],
      ]
  },
}

const programsSheet: Sheet = {
  name: '連携サービス',
  heads: ['連携サービス', '許可した方', '許可した日時', '解除した日時', '有効期限'],
  async *rows(db, companyId) {
    for (const { name, user_last_name, user_first_name, created_at, revoked_at, expires_at } of await listPrograms(
      db,
      companyId,
    )) {
      yield [
        name,
        `${user_last_name} ${user_first_name}`,
        csvTimeOf(created_at),
        csvTimeOf(revoked_at),
        csvTimeOf(expires_at),
      ]
    }
  },
}

export const companySheets = [
  companySheet,
  usersSheet,
  termsSheet,
  cardsSheet,
  signInsSheet,
  signInHistorySheet,
  programsSheet,
]
