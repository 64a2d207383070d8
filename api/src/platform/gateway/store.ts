import type { Insertable } from 'kysely'
import type { Db, GatewayCallsTable } from '../database/public.ts'

/** A question's row. */
export type CallTrace = Pick<
  Insertable<GatewayCallsTable>,
  'payment_id' | 'card_registration_id' | 'company_id' | 'operation' | 'request' | 'started_at'
>
/** What the row of a question gets once it is answered. */
export type CallEnding = { readonly id: number } & Pick<
  GatewayCallsTable,
  'outcome' | 'v_result_code' | 'response' | 'answered_at'
>

/** Writes down a question before it is asked. */
export const openCall = async (db: Db, question: CallTrace): Promise<number> => {
  const { id } = await db.insertInto('gateway_calls').values(question).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Adds what was answered, or that nothing was. */
export const closeCall = async (db: Db, { id, ...ending }: CallEnding): Promise<void> => {
  await db.updateTable('gateway_calls').set(ending).where('id', '=', id).execute()
}
