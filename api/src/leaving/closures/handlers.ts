import { closureConfirmation, maxListedHindrances, type closures, type HandlerInput } from '@invoice-card/contracts'
import { maskEmail } from '@invoice-card/domain'
import { acceptCode, limitCodes, startChallenge } from '../../identity/codes/public.ts'
import { confirmPassword } from '../../identity/credentials/public.ts'
import {
  type Db,
  inTransactionWithLockTimeout,
  inTransaction,
  LocksNotAvailable,
} from '../../platform/database/public.ts'
import type { ApiHandlers, Context } from '../../platform/http/public.ts'
import { lockWithPassword } from '../../identity/user-rows/public.ts'
import { findUserWithCompany } from '../../identity/users/public.ts'
import { closeAccount } from './close-account.ts'
import { findHindrances } from './hindrance-store.ts'
import { closuresMessages } from './messages.ts'
import { countBelongings } from './store.ts'

type Refuse = HandlerInput<typeof closures.closeAccount>['refuse']
type User = NonNullable<Awaited<ReturnType<typeof confirmPassword>>>

const purpose = 'account_closure'
/** A refusal names so many of what hinders; `getClosure` lists them. */
const maxNamed = 5

export const closuresHandlers: ApiHandlers<typeof closures> = {
  getClosure: async (_, { db, session, now }) => {
    const [user, { hindrances, count }, belongings] = await Promise.all([
      findUserWithCompany(db, session.user_id),
      findHindrances(db, session.company_id, maxListedHindrances),
      countBelongings(db, session.company_id, now()),
    ])
    return {
      hindrances,
      count_hindrances: count,
      ...belongings,
      company_name: user.name,
      masked_email_address: maskEmail(user.email_address),
      is_code_required: user.is_second_factor_required,
    }
  },

  sendClosureCode: async ({ body, refuse }, context) => {
    const own = (await confirmPassword(context, body.password)) ?? refuse('password_incorrect')
    const subject = { purpose, user_id: own.id, email_address: own.email_address } as const
    await limitCodes(context, subject)
    return inTransaction(context.db, async db => {
      if (!(await lockWithPassword(db, own))) refuse('password_incorrect')
      return startChallenge(db, context, subject)
    })
  },

  closeAccount: async ({ body, refuse }, context) => {
    const own = (await confirmPassword(context, body.password)) ?? refuse('password_incorrect')
    if (body.confirmation.normalize('NFKC').trim() !== closureConfirmation) {
      refuse('confirmation_mismatch', {
        fields: [{ field: 'confirmation', message: closuresMessages.confirmation_mismatch }],
      })
    }
    // Before a code is used up for nothing; it is asked again under the lock.
    await refuseHindered(context, refuse)
    const { challenge_id: id, auth_code: code } = body
    const closeIn = (db: Db) => close(db, context, own, refuse)
    try {
      if (!own.is_second_factor_required) return await inTransactionWithLockTimeout(context.db, closeIn)
      if (id === undefined || code === undefined) return refuse('auth_code_required')
      const attempt = { purpose, id, code, userId: own.id } as const
      return await acceptCode(context, attempt, refuse, closeIn, inTransactionWithLockTimeout)
    } catch (error) {
      if (!(error instanceof LocksNotAvailable)) throw error
      context.log.warn({ err: error, company_id: context.session.company_id }, 'account not closed, it is in use')
      return refuse('account_in_use')
    }
  },
}

async function refuseHindered({ db, session }: Context, refuse: Refuse): Promise<void> {
  const { hindrances, count } = await findHindrances(db, session.company_id, maxNamed)
  if (count > 0)
    refuse('payments_in_progress', { details: { count, names: hindrances.map(({ name }) => name).join('、') } })
}

/** In one transaction; what changed since password and code were asked for is seen under the user's lock. */
async function close(db: Db, { session, now }: Context, own: User, refuse: Refuse): Promise<{ closed_at: string }> {
  const user = (await lockWithPassword(db, own)) ?? refuse('password_incorrect')
  if (user.is_second_factor_required && !own.is_second_factor_required) refuse('auth_code_required')
  const at = now()
  if (!(await closeAccount(db, session, at))) refuse('payments_in_progress')
  return { closed_at: at.toISOString() }
}
