import type { Db } from '../../platform/database/public.ts'

/** Cards that are deleted here and of which the gateway has not said that they are gone there, by id. */
export const listLeftCards = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('credit_cards')
    .select(['id', 'company_id', 'gateway_card_id'])
    .where('deleted_at', 'is not', null)
    .where('gateway_deleted_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * Saves that nothing is left of a card at the gateway for the rows that are deleted here. One that was never saved here
 * has none.
 */
export const markDeletedAtGateway = (db: Db, companyId: number, gatewayCardId: string, now: Date) =>
  db
    .updateTable('credit_cards')
    .set({ gateway_deleted_at: now })
    .where('company_id', '=', companyId)
    .where('gateway_card_id', '=', gatewayCardId)
    .where('deleted_at', 'is not', null)
    .where('gateway_deleted_at', 'is', null)
    .execute()
