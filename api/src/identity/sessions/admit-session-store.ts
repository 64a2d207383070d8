import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import { companyFrozen, userFrozen } from '../../platform/freezes/public.ts'
import type { LiveSession } from '../../platform/http/public.ts'
import type { TokenClaims } from './tokens.ts'

type Row = LiveSession & { readonly confirmed_generation: number; readonly expires_at: Date }

/** The live session that an access token belongs to. Marks once per refresh that its tokens have arrived. */
export async function admitSession(
  db: Db,
  { sessionId, generation }: TokenClaims,
  now: Date,
): Promise<LiveSession | null> {
  const row = await findTogether(db, sessionId)
  if (!row || row.expires_at <= now) return null
  if (row.confirmed_generation < generation) await confirmGeneration(db, sessionId, generation)
  return {
    session_id: row.session_id,
    user_id: row.user_id,
    company_id: row.company_id,
    corporate_number: row.corporate_number,
    registration_status: row.registration_status,
    is_company_frozen: row.is_company_frozen,
  }
}

/** Whether a session goes on: nobody has ended it, and its time is not over. */
export const isSessionLive = async (db: Db, sessionId: string, now: Date): Promise<boolean> => {
  const session = (await findUnrevoked(db, [sessionId])).get(sessionId)
  return session !== undefined && session.expires_at > now
}

interface Batch {
  readonly ids: Set<string>
  readonly rows: Promise<ReadonlyMap<string, Row>>
}
const gathering = new WeakMap<Db, Batch>()

/**
 * Every call asks again, but calls that arrive together ask together: the question is sent after the last of them, so
 * that nobody is let in by an answer from before the call.
 */
async function findTogether(db: Db, sessionId: string): Promise<Row | undefined> {
  let batch = gathering.get(db)
  if (!batch) {
    const ids = new Set<string>()
    const rows = new Promise<void>(resolve => {
      setImmediate(resolve)
    }).then(() => {
      gathering.delete(db)
      return findUnrevoked(db, [...ids])
    })
    batch = { ids, rows }
    gathering.set(db, batch)
  }
  batch.ids.add(sessionId)
  return (await batch.rows).get(sessionId)
}

/**
 * Made once: they are asked on every call, and to make one takes a fifth as long as its answer. PostgreSQL caches
 * the plan for several, too: their ids are selected, so that it plans the same for all of them. It planned again for
 * each number of parameters, which took ten times as long as the answer.
 */
let questions: Readonly<Record<'one' | 'several', CompiledQuery<Row>>> | undefined

async function findUnrevoked(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  questions ??= {
    one: unrevoked(db, sql`sessions.id = ${''}`),
    several: unrevoked(db, sql`sessions.id = any((select ${''}::uuid[])::uuid[])`),
  }
  const asked = ids.length === 1 ? { ...questions.one, parameters: ids } : { ...questions.several, parameters: [ids] }
  const { rows } = await db.executeQuery<Row>(asked)
  return new Map(rows.map(row => [row.session_id, row]))
}

/** @param which has the only parameter of the question */
const unrevoked = (db: Db, which: RawBuilder<boolean>): CompiledQuery<Row> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'sessions.id as session_id',
      'users.id as user_id',
      'users.company_id',
      'companies.corporate_number',
      'companies.registration_status',
      'sessions.confirmed_generation',
      'sessions.expires_at',
      companyFrozen.as('is_company_frozen'),
    ])
    .where(which)
    .where('sessions.revoked_at', 'is', null)
    .where('companies.closed_at', 'is', null)
    .where(({ not }) => not(userFrozen))
    .compile()

const confirmGeneration = (db: Db, sessionId: string, generation: number) =>
  db
    .updateTable('sessions')
    .set({ confirmed_generation: generation })
    .where('id', '=', sessionId)
    .where('confirmed_generation', '<', generation)
    .execute()
