import type { Db } from '../../platform/database/public.ts'

/** Payments whose owner should have answered before the day. */
export const listUnanswered = (db: Db, today: string) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('is_action_required', '=', true)
    .where('action_required_until', '<', today)
    .execute()
