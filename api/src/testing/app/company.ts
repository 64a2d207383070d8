import { toHalfWidth } from '@invoice-card/domain'
import { json, type Db } from '../../platform/database/connection.ts'
import { hashPassword } from '../../identity/sessions/password.ts'

export interface TestCompany {
  readonly companyId: number
  readonly userId: number
  readonly emailAddress: string
  readonly password: string
}

const testPassword = 'correct-horse-battery'
let passwordHash: Promise<string> | undefined
let made = 0

/** A customer with one user; every one differs from the others. */
export async function createCompany(
  db: Db,
  {
    name = '株式会社テスト商事',
    nameKana = 'テストシヨウジ',
    corporateNumber,
    verifiedAt = new Date('2026-01-05T00:00:00Z'),
  }: { name?: string; nameKana?: string; corporateNumber?: string; verifiedAt?: Date | null } = {},
): Promise<TestCompany> {
  made += 1
  const { id: companyId } = await db
    .insertInto('companies')
    .values({
      business_form: 1,
      name,
      name_kana: nameKana,
      transfer_person_name: toHalfWidth(`カ)${nameKana}`),
      corporate_number:
        corporateNumber ?? `9${String(process.pid).padStart(7, '0').slice(-7)}${String(made).padStart(5, '0')}`,
      corporation: json({
        representative_name: '試験 太郎',
        representative_name_kana: 'シケン タロウ',
        postal_code: '1000005',
        address_state: '東京都',
        address_city: '千代田区',
        address_street: '丸の内1-1-1',
        representative_birthday: '1975-04-01',
      }),
      sole_proprietor: null,
      verified_at: verifiedAt,
      verified_by: verifiedAt && 'documents',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { companyId, ...(await createUser(db, companyId)) }
}

/** Gives a company a name that no other has, so that it can ask those for money that are made like it. */
export const makeUnlike = async (db: Db, companyId: number): Promise<void> => {
  await db
    .updateTable('companies')
    .set({
      name: `株式会社ウリテ${companyId}`,
      name_kana: `ウリテ${companyId}`,
      transfer_person_name: toHalfWidth(`カ)ウリテ${companyId}`),
    })
    .where('id', '=', companyId)
    .execute()
}

/** One more user of a company. */
export async function createUser(db: Db, companyId: number): Promise<Omit<TestCompany, 'companyId'>> {
  made += 1
  passwordHash ??= hashPassword(testPassword)
  const emailAddress = `user${made}@example.co.jp`
  const { id: userId } = await db
    .insertInto('users')
    .values({
      company_id: companyId,
      email_address: emailAddress,
      password_hash: await passwordHash,
      user_last_name: '試験',
      user_first_name: '花子',
      phone_number: '0312345678',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId, emailAddress, password: testPassword }
}
