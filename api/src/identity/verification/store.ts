import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

export const maxLetterAttempts = 5

export const findVerifiedAt = async (db: Db, companyId: number): Promise<Date | null> =>
  (await db.selectFrom('companies').select('verified_at').where('id', '=', companyId).executeTakeFirstOrThrow())
    .verified_at

/** False where the company was verified already, or is closed. */
export async function setVerified(
  db: Db,
  companyId: number,
  verified: { readonly verified_at: Date; readonly verified_by: 'letter' | 'documents' },
): Promise<{ readonly name: string } | undefined> {
  return db
    .updateTable('companies')
    .set(verified)
    .where('id', '=', companyId)
    .where('verified_at', 'is', null)
    .where('registration_status', '=', 'registered')
    .where('closed_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

export const findOpenLetter = (db: Db, companyId: number) =>
  db
    .selectFrom('verification_letters')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export type LetterRow = NonNullable<Awaited<ReturnType<typeof findOpenLetter>>>

/** When the company last requested a letter, one that has ended included. */
export const findLastRequest = async (db: Db, companyId: number): Promise<Date | null> =>
  (
    await db
      .selectFrom('verification_letters')
      .select('requested_at')
      .where('company_id', '=', companyId)
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.requested_at ?? null

export const endLetter = (db: Db, companyId: number, at: Date) =>
  db
    .updateTable('verification_letters')
    .set({ ended_at: at })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute()

interface NewLetter {
  readonly company_id: number
  readonly requested_by: number
  readonly recipient: string
  readonly postal_code: string
  readonly address: string
  readonly requested_at: Date
}

export const insertLetter = (db: Db, letter: NewLetter) =>
  db.insertInto('verification_letters').values(letter).execute()

/** Counts a try; undefined where none is left. The count is committed by itself, so that a refusal counts too. */
export const countLetterAttempt = (db: Db, id: number) =>
  db
    .updateTable('verification_letters')
    .set({ failed_attempts: sql<number>`failed_attempts + 1` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('failed_attempts', '<', maxLetterAttempts)
    .returning('failed_attempts')
    .executeTakeFirst()

/** Letters that wait for the printer, oldest first. */
export const listUnprinted = (db: Db, limit: number) =>
  db
    .selectFrom('verification_letters')
    .innerJoin('companies', 'companies.id', 'verification_letters.company_id')
    .select([
      'verification_letters.id',
      'verification_letters.company_id',
      'verification_letters.recipient',
      'verification_letters.postal_code',
      'verification_letters.address',
      'verification_letters.requested_at',
      'companies.corporate_number',
    ])
    .where('verification_letters.ended_at', 'is', null)
    .where('verification_letters.printed_at', 'is', null)
    .where('companies.closed_at', 'is', null)
    .orderBy('verification_letters.id')
    .limit(limit)
    .execute()

export type UnprintedLetter = Awaited<ReturnType<typeof listUnprinted>>[number]

/** False where another print was faster. */
export async function setPrinted(
  db: Db,
  id: number,
  printed: { readonly printed_at: Date; readonly code_hash: string; readonly expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_letters')
    .set(printed)
    .where('id', '=', id)
    .where('printed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What a company's letter is addressed by; its address comes from the register where it has a number. */
export const findAddressee = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select(['name', 'corporate_number', 'sole_proprietor'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
