import type { CardRegistrationStatus, Db } from '../../platform/database/public.ts'

/** The gateway has not said yet how these end. */
export const undeterminedRegistrations = [
  'created',
  'token_bound',
  'authentication_pending',
  'pending',
] as const satisfies CardRegistrationStatus[]

export const findRegistrationByOrder = (db: Db, orderId: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('card_registrations').select('id').where('order_id', '=', orderId).executeTakeFirst()
