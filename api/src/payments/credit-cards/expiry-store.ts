import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

/** A card works until the end of the month on it. */
const lastDay = sql<string>`(to_date('20' || substr(expire, 4, 2) || substr(expire, 1, 2), 'YYYYMM') + interval '1 month - 1 day')::date`

interface Ending {
  readonly today: string
  readonly daysBefore: number
  readonly afterId: number
}

/** Saved cards that end within so many days and of which nobody was notified at this point or a later one, by id. */
export const listEndingCards = (db: Db, { today, daysBefore, afterId }: Ending, limit: number) =>
  db
    .selectFrom('credit_cards')
    .select(['id', 'company_id', 'brand', 'last4', 'expire'])
    .where('deleted_at', 'is', null)
    .where('id', '>', afterId)
    .where(lastDay, '>=', sql<string>`${today}::date`)
    .where(lastDay, '<=', sql<string>`${today}::date + ${daysBefore}::int`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('card_expiry_notices')
            .select('credit_card_id')
            .whereRef('card_expiry_notices.credit_card_id', '=', 'credit_cards.id')
            .whereRef('card_expiry_notices.expire', '=', 'credit_cards.expire')
            .where('days_before', '<=', daysBefore),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()

/** False where another run was faster. */
export const markExpiryNotified = async (
  db: Db,
  notice: { credit_card_id: number; expire: string; days_before: number; notified_at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('card_expiry_notices')
    .values(notice)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
