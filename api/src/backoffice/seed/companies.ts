import { currentTermsVersion } from '@invoice-card/domain'
import { type Db, json } from '../../platform/database/public.ts'
import { hashPassword } from '../../identity/sessions/public.ts'
import { insertAcceptedTerms } from '../../identity/users/public.ts'
import type { SeedCompanies } from './step.ts'

const demo = {
  emailAddress: 'demo@example.co.jp',
  password: 'Demo-2026-card',
  lastName: '佐藤',
  firstName: '美咲',
  phoneNumber: '0352180110',
  name: '株式会社サンプル商事',
  nameKana: 'カブシキガイシャサンプルショウジ',
  corporateNumber: '6010001999901',
  transferPersonName: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
  details: {
    representative_name: '高橋 健一',
    representative_name_kana: 'タカハシ ケンイチ',
    representative_birthday: '1971-06-18',
    postal_code: '1010047',
    address_state: '東京都',
    address_city: '千代田区',
    address_street: '内神田2-14-6',
    address_building_name: '内神田サンプルビル5階',
  },
}

const other = {
  emailAddress: 'keiri@hokuto-kogyo.example.jp',
  password: 'Hokuto-2026-card',
  lastName: '中村',
  firstName: '拓也',
  phoneNumber: '0112310450',
  name: '北都工業株式会社',
  nameKana: 'ホクトコウギョウカブシキガイシャ',
  corporateNumber: '4430001999902',
  transferPersonName: 'ﾎｸﾄｺｳｷﾞﾖｳ(ｶ',
  details: {
    representative_name: '中村 誠',
    representative_name_kana: 'ナカムラ マコト',
    representative_birthday: '1966-11-02',
    postal_code: '0600001',
    address_state: '北海道',
    address_city: '札幌市中央区',
    address_street: '北一条西5-2-9',
    address_building_name: '北都ビル3階',
  },
}

const newcomer = {
  emailAddress: 'soumu@kotobuki-sokuryo.example.jp',
  password: 'Kotobuki-2026-card',
  lastName: '加藤',
  firstName: '直樹',
  phoneNumber: '0522110620',
  name: '株式会社コトブキ測量設計',
  nameKana: 'カブシキガイシャコトブキソクリョウセッケイ',
  corporateNumber: '5999930231502',
  transferPersonName: 'ｶ)ｺﾄﾌﾞｷｿｸﾘﾖｳｾﾂｹｲ',
  details: {
    representative_name: '寿 隆',
    representative_name_kana: 'コトブキ タカシ',
    representative_birthday: '1974-03-09',
    postal_code: '4600008',
    address_state: '愛知県',
    address_city: '名古屋市中区',
    address_street: '栄三丁目6番20号',
    address_building_name: '',
  },
}

type SeedCompany = typeof demo

/** Makes both customers with one user each, or finds them where the seed ran before. */
export const seedCompanies = async (db: Db): Promise<SeedCompanies> => ({
  demo: await ensure(db, demo),
  other: await ensure(db, other),
})

/** Makes the customer that came after it was asked to pay: the link in its mail waits to be used. */
export const seedNewcomer = (db: Db) => ensure(db, newcomer)

async function ensure(db: Db, company: SeedCompany): Promise<SeedCompanies['demo']> {
  const known = await db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('email_address', '=', company.emailAddress)
    .executeTakeFirst()
  if (known) return { companyId: known.company_id, userId: known.id }
  const password_hash = await hashPassword(company.password)
  return db.transaction().execute(async trx => {
    const { id: companyId } = await trx
      .insertInto('companies')
      .values({
        business_form: 1,
        name: company.name,
        name_kana: company.nameKana,
        corporate_number: company.corporateNumber,
        transfer_person_name: company.transferPersonName,
        corporation: json(company.details),
        sole_proprietor: null,
        verified_at: new Date(),
        verified_by: 'documents',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: userId } = await trx
      .insertInto('users')
      .values({
        company_id: companyId,
        email_address: company.emailAddress,
        password_hash,
        user_last_name: company.lastName,
        user_first_name: company.firstName,
        phone_number: company.phoneNumber,
        is_second_factor_required: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertAcceptedTerms(trx, { user_id: userId, version: currentTermsVersion, accepted_at: new Date() })
    return { companyId, userId }
  })
}
