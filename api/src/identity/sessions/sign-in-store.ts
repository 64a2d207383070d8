import type { Insertable } from 'kysely'
import type { CredentialsTables, Db } from '../../platform/database/public.ts'

export type NewSignIn = Insertable<CredentialsTables['sign_ins']>

/** Adds a line to the user's sign-in log; the second one of the same attempt is dropped. */
export const insertSignIn = (db: Db, signIn: NewSignIn) =>
  db
    .insertInto('sign_ins')
    .values(signIn)
    .onConflict(conflict => conflict.column('attempt_id').doNothing())
    .execute()

/** Marks the line of an attempt as succeeded; an attempt that was begun before there were lines gets one. */
export const insertSucceeded = (db: Db, signIn: Omit<NewSignIn, 'result'>) =>
  db
    .insertInto('sign_ins')
    .values({ ...signIn, result: 'succeeded' })
    .onConflict(conflict =>
      conflict.column('attempt_id').doUpdateSet({ result: 'succeeded', at: signIn.at, device: signIn.device }),
    )
    .execute()

interface SignInQuery {
  readonly userId: number
  readonly since: Date
  readonly outcome?: 'success' | 'failure' | undefined
}

const signInsOf = (db: Db, { userId, since, outcome }: SignInQuery) =>
  db
    .selectFrom('sign_ins')
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .$if(outcome !== undefined, query => query.where('result', outcome === 'success' ? '=' : '!=', 'succeeded'))

export const listSignIns = (
  db: Db,
  { from, size, ...asked }: SignInQuery & { readonly from: number; readonly size: number },
) =>
  signInsOf(db, asked)
    .select(['id', 'at', 'purpose', 'result', 'device'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(size)
    .execute()

export const countSignIns = async (db: Db, asked: SignInQuery): Promise<number> => {
  const { count } = await signInsOf(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
