import type { Insertable } from 'kysely'
import type { Db } from '../database/connection.ts'
import type { GatewayCallsTable, GatewayPushesTable } from '../database/schema/money.ts'

type Question = Pick<Insertable<GatewayCallsTable>, 'payment_id' | 'company_id' | 'operation' | 'request' | 'started_at'>
type Ending = Pick<GatewayCallsTable, 'outcome' | 'v_result_code' | 'response' | 'answered_at'>

/** Writes down a question before it is asked. */
export const openCall = async (db: Db, question: Question): Promise<number> => {
  const { id } = await db.insertInto('gateway_calls').values(question).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Adds what was answered, or that nothing was. */
export const closeCall = async (db: Db, id: number, ending: Ending): Promise<void> => {
  await db.updateTable('gateway_calls').set(ending).where('id', '=', id).execute()
}

/** Keeps a push; the second time with the same id nothing is added. */
export const rememberPush = async (db: Db, push: Insertable<GatewayPushesTable>): Promise<void> => {
  await db.insertInto('gateway_pushes').values(push).onConflict(conflict => conflict.column('push_id').doNothing()).execute()
}
