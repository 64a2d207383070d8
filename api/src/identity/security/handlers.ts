import type { security } from '@invoice-card/contracts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { limitCodes, resendCode, startChallenge } from '../codes/public.ts'
import { confirmPassword } from '../credentials/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import type { ApiHandlers, Context, Session } from '../../platform/http/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import { countSignIns, endSessionOf, listSignIns, revokeSessionsOf, signInRetentionMs } from '../sessions/public.ts'
import { lockUser, lockWithPassword } from '../user-rows/public.ts'
import { secondFactorPurpose } from '../users/public.ts'
import { sessionsEndedNotice, settingExpired } from './messages.ts'

export const securityHandlers: ApiHandlers<typeof security> = {
  endSession: ({ params: { sessionId }, refuse }, context) =>
    endSessions(context, async (db, { user_id }, now) => {
      if (!(await endSessionOf(db, user_id, sessionId, now))) refuse('session_not_found')
      return { count: 1, answer: {} }
    }),

  endOtherSessions: (_, context) =>
    endSessions(context, async (db, { user_id, session_id }, now) => {
      const count = await revokeSessionsOf(db, user_id, { except: session_id, reason: 'ended_by_user' }, now)
      return { count, answer: { ended_count: count } }
    }),

  listSignIns: async ({ query: { from, size, outcome } }, { db, session, now }) => {
    const filter = { userId: session.user_id, since: new Date(now().getTime() - signInRetentionMs), outcome }
    const [rows, count_all] = await Promise.all([listSignIns(db, { ...filter, from, size }), countSignIns(db, filter)])
    return { sign_ins: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), count_all }
  },

  sendSecondFactorCode: async ({ body: { is_second_factor_required, password }, refuse }, context) => {
    const user = (await confirmPassword(context, password)) ?? refuse('password_incorrect')
    if (user.is_second_factor_required === is_second_factor_required) refuse('second_factor_unchanged')
    const subject = {
      purpose: secondFactorPurpose(is_second_factor_required),
      email_address: user.email_address,
      user_id: user.id,
    } as const
    await limitCodes(context, subject)
    return inTransaction(context.db, async db => {
      if (!(await lockWithPassword(db, user))) refuse('password_incorrect')
      return startChallenge(db, context, subject)
    })
  },

  resendSecondFactorCode: async ({ body: { is_second_factor_required, challenge_id }, refuse }, context) => {
    const sent = await resendCode(context, {
      purpose: secondFactorPurpose(is_second_factor_required),
      id: challenge_id,
      userId: context.session.user_id,
    })
    if (sent === 'auth_code_expired') return refuse(sent, { message: settingExpired })
    return typeof sent === 'string' ? refuse(sent) : sent
  },
}

interface Ended<T> {
  readonly count: number
  readonly answer: T
}

/**
 * Ends sessions of the user under its lock; records in the company's trail and notifies the user how many, where there
 * were any.
 */
const endSessions = <T>(
  { db: pool, session, now }: Context,
  end: (db: Db, session: Session, now: Date) => Promise<Ended<T>>,
): Promise<T> =>
  inTransaction(pool, async db => {
    const { user_id, company_id } = session
    await lockUser(db, user_id)
    const { count, answer } = await end(db, session, now())
    if (count > 0) {
      await appendAudit(db, {
        chain: auditChainOf(company_id),
        at: now(),
        actor: `user:${user_id}`,
        action: 'user.sessions_ended',
        subject: `user:${user_id}`,
        detail: { count },
      })
      await notify(db, { company_id, user_id, now: now(), ...sessionsEndedNotice(count) })
    }
    return answer
  })
