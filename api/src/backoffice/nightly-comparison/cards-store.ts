import type { Db } from '../../platform/database/public.ts'
import type { Difference } from './difference.ts'

/** Saved cards that were deleted before a moment and that the gateway may still store. */
export async function cardsAtGateway(db: Db, before: Date): Promise<Difference[]> {
  const rows = await db
    .selectFrom('credit_cards')
    .select('id')
    .where('deleted_at', '<', before)
    .where('deleted_at', 'is not', null)
    .where('gateway_deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => ({
    kind: 'card_at_gateway',
    subject: `credit_card:${id}`,
    expected: 'deleted at the gateway within three days',
    found: 'deleted here alone',
  }))
}
