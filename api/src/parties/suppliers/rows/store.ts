import type { SupplierContactInput, SupplierStatus } from '@invoice-card/contracts'
import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Db } from '../../../platform/database/public.ts'
import type { NewSupplier } from './new-supplier.ts'
import type { OwnCompany } from './own-company.ts'

export type SupplierRow = Selectable<Database['suppliers']>

/** A company's suppliers that are not deleted. */
export const live = (db: Db, companyId: number) =>
  db.selectFrom('suppliers').where('company_id', '=', companyId).where('deleted_at', 'is', null)

export const findSupplier = (db: Db, companyId: number, id: number) =>
  live(db, companyId).selectAll().where('id', '=', id).executeTakeFirst()

/** The same, and nobody else changes it before this transaction ends. */
export const lockSupplier = (db: Db, companyId: number, id: number) =>
  live(db, companyId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Any company's supplier, for examiners. */
export const lockAnySupplier = (db: Db, id: number): Promise<SupplierRow | undefined> =>
  db
    .selectFrom('suppliers')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The same without its lock. */
export const findAnySupplier = (db: Db, id: number): Promise<SupplierRow | undefined> =>
  db.selectFrom('suppliers').selectAll().where('deleted_at', 'is', null).where('id', '=', id).executeTakeFirst()

/** The supplier's status, which no examiner changes before this transaction ends. */
export const lockStatus = async (db: Db, companyId: number, id: number): Promise<SupplierStatus | undefined> =>
  (
    await db
      .selectFrom('suppliers')
      .select('status')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()
  )?.status

/** Whether the supplier is there; nobody deletes it before this transaction ends. */
export const lockSupplierReference = async (db: Db, companyId: number, id: number): Promise<boolean> =>
  (await live(db, companyId).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined

/** A supplier with the same corporate number or, where neither has one, the same name and form. */
export const findSameSupplier = (
  db: Db,
  companyId: number,
  { corporate_number, comparable_name, business_form }: NewSupplier,
) =>
  live(db, companyId)
    .select(['id', 'name', 'status'])
    .$if(corporate_number !== null, query => query.where('corporate_number', '=', corporate_number))
    .$if(corporate_number === null, query =>
      query
        .where('corporate_number', 'is', null)
        .where('comparable_name', '=', comparable_name)
        .where('business_form', '=', business_form),
    )
    .executeTakeFirst()

export const findSupplierByNumber = (db: Db, companyId: number, corporateNumber: string) =>
  live(db, companyId).selectAll().where('corporate_number', '=', corporateNumber).executeTakeFirst()

/** The name of a company's supplier, also of one that is deleted. */
export const findNameOfAny = async (db: Db, companyId: number, id: number): Promise<string | null> =>
  (
    await db
      .selectFrom('suppliers')
      .select('name')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.name ?? null

/** The name of a supplier by its T number, for what is read from an invoice. */
export const findSupplierName = async (db: Db, companyId: number, registrationNumber: string): Promise<string | null> =>
  (
    await live(db, companyId)
      .select('name')
      .where(({ or, eb }) =>
        or([
          eb('registration_number', '=', registrationNumber),
          eb('corporate_number', '=', registrationNumber.slice(1)),
        ]),
      )
      .executeTakeFirst()
  )?.name ?? null

/** The supplier that an earlier call with this key registered. */
export const findSupplierByKey = (db: Db, companyId: number, key: string) =>
  live(db, companyId).selectAll().where('idempotency_key', '=', key).executeTakeFirst()

type Added = NewSupplier & {
  readonly status?: SupplierStatus
  readonly idempotency_key?: string
  readonly body_hash?: string
}

/**
 * Adds a supplier; undefined where the company has one with this number, or this name where there is none, or of the
 * same call.
 */
export const insertSupplierUnlessThere = async (
  db: Db,
  companyId: number,
  supplier: Added,
  now: Date,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('suppliers')
      .values({ ...supplier, company_id: companyId, created_at: now, updated_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** The same for one that is not there. */
export async function insertSupplier(db: Db, companyId: number, supplier: NewSupplier, now: Date): Promise<number> {
  const id = await insertSupplierUnlessThere(db, companyId, supplier, now)
  if (id === undefined) throw new Error(`Company ${companyId} has ${supplier.name} already`)
  return id
}

export const setSupplierStatus = (
  db: Db,
  id: number,
  status: SupplierStatus,
  now: Date,
  examinerId: number | null = null,
) =>
  db
    .updateTable('suppliers')
    .set({ status, updated_at: now, examined_by_id: examinerId })
    .where('id', '=', id)
    .execute()

export const setContact = (db: Db, id: number, contact: SupplierContactInput, now: Date) =>
  db
    .updateTable('suppliers')
    .set({ ...contact, updated_at: now })
    .where('id', '=', id)
    .execute()

/** Saves names and numbers of a supplier, once a part of them was added. */
export const setIdentity = (
  db: Db,
  id: number,
  identity: Pick<SupplierRow, 'name_kana' | 'corporate_number' | 'registration_number' | 'search_text' | 'status'>,
  now: Date,
) =>
  db
    .updateTable('suppliers')
    .set({ ...identity, updated_at: now })
    .where('id', '=', id)
    .execute()

/** Past payments still point at the row; nothing else finds it any more. */
export const markDeleted = (db: Db, id: number, now: Date) =>
  db.updateTable('suppliers').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()

export const findOwnCompany = (db: Db, companyId: number): Promise<OwnCompany> =>
  db
    .selectFrom('companies')
    .select(['name', 'name_kana', 'corporate_number', 'transfer_person_name'])
    .select(
      sql<
        string | null
      >`sole_proprietor->>'representative_last_name_kana' || ' ' || (sole_proprietor->>'representative_first_name_kana')`.as(
        'person_kana',
      ),
    )
    .select(sql<string | null>`sole_proprietor->>'representative_birthday'`.as('person_birthday'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('deposit_accounts')
          .select(['bank_code', 'branch_code', 'account_type', 'account_number'])
          .whereRef('deposit_accounts.company_id', '=', 'companies.id'),
      ).as('accounts'),
    )
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
