import type { Insertable, Selectable } from 'kysely'
import type { Db, PromotionsTable } from '../../platform/database/public.ts'
import { chargedStatuses, liveStatuses, undeterminedStatuses } from '../../books/payments/public.ts'

export type PromotionRow = Selectable<PromotionsTable>

export const findPromotion = (db: Db, code: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotions').selectAll().where('code', '=', code).executeTakeFirst()

/** The row, locked until the transaction ends: uses of one code are counted one after the other. */
export const lockPromotion = (db: Db, code: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotions').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()

export const listPromotions = (db: Db): Promise<PromotionRow[]> =>
  db.selectFrom('promotions').selectAll().orderBy('code').execute()

/** Undefined where the code is taken. */
export const insertPromotion = (db: Db, promotion: Insertable<PromotionsTable>): Promise<PromotionRow | undefined> =>
  db
    .insertInto('promotions')
    .values(promotion)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

interface Counting {
  /** The payment that asks does not stand in its own way. */
  readonly exceptId?: string | undefined
  /** Payments whose cards may still become charged count, too. */
  readonly withUndetermined: boolean
}

const payments = (db: Db, { exceptId, withUndetermined }: Counting) =>
  db
    .selectFrom('payment_transactions')
    .where('superseded_by', 'is', null)
    // Given back: the card's money is on its way to its owner.
    .where('pending_action', 'is distinct from', 'release')
    .where('status', 'in', withUndetermined ? liveStatuses : chargedStatuses)
    // An exchange of the card is the same use, which the old card still counts for.
    .where(where =>
      where.not(where.and([where('subject', '=', 'reauthorisation'), where('status', 'in', undeterminedStatuses)])),
    )
    .$if(exceptId !== undefined, query => query.where('id', '<>', exceptId ?? ''))

/** How often a code is in use, by everybody or by one company. */
export async function countUses(db: Db, code: string, companyId: number | null, counting: Counting): Promise<number> {
  const { count } = await payments(db, counting)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promotion_code', '=', code)
    .$if(companyId !== null, query => query.where('company_id', '=', companyId ?? 0))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a company has paid, with or without a code. One payment says so: others wait for the code meanwhile. */
export const hasPaid = async (db: Db, companyId: number, counting: Counting): Promise<boolean> =>
  (await payments(db, counting).select('id').where('company_id', '=', companyId).limit(1).executeTakeFirst()) !==
  undefined
