import type { credentials } from '@invoice-card/contracts'
import { maskEmail } from '@invoice-card/domain'
import { randomUUID } from 'node:crypto'
import { acceptCode, limitCodes, resendCode, startChallenge } from '../codes/public.ts'
import { inTransaction, isUniqueViolation } from '../../platform/database/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { outbox } from '../../platform/jobs/public.ts'
import { hashPassword, resetGuessLimits } from '../sessions/public.ts'
import { findUserByEmail, lockUser, lockWithPassword } from '../user-rows/public.ts'
import { hashToken } from '../../platform/crypto/public.ts'
import { changeEmailAddress } from './change-email-address.ts'
import { confirmPassword } from './confirm-password.ts'
import { passwordSameAsBefore } from './messages.ts'
import { limitResets } from './limit-resets.ts'
import { replacePassword } from './new-password.ts'
import { findReset, spendReset } from './store.ts'
import { newPasswordError } from './suitable-password.ts'

const isSame = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

export const credentialsHandlers: ApiHandlers<typeof credentials> = {
  changePassword: async ({ body, refuse }, context) => {
    const { db: pool, session, now } = context
    const user = (await confirmPassword(context, body.current_password)) ?? refuse('password_incorrect')
    const error = isSame(body.new_password, body.current_password)
      ? { field: 'new_password', message: passwordSameAsBefore }
      : await newPasswordError('new_password', body.new_password, user.email_address)
    if (error) refuse('password_unsuitable', { fields: [error] })
    const passwordHash = await hashPassword(body.new_password)
    await inTransaction(pool, async db => {
      if (!(await lockWithPassword(db, user))) refuse('password_incorrect')
      await replacePassword(db, {
        userId: user.id,
        passwordHash,
        sessionId: session.session_id,
        browserHash: context.request.browser.hash,
        reason: 'password_changed',
        now: now(),
      })
      await resetGuessLimits({ ...context, db }, user.email_address)
    })
    return {}
  },

  sendPasswordResetMail: async ({ body: { email_address } }, context) => {
    await limitResets(context, email_address)
    await outbox(context.db, 'sendPasswordReset', { request_id: randomUUID(), email_address })
    return {}
  },

  checkPasswordReset: async ({ body, refuse }, { db, now }) => {
    const reset = (await findReset(db, hashToken(body.reset_token), now())) ?? refuse('reset_token_invalid')
    return { masked_email_address: maskEmail(reset.email_address), expires_at: reset.expires_at.toISOString() }
  },

  resetPassword: async ({ body, refuse }, context) => {
    const { db: pool, now } = context
    const tokenHash = hashToken(body.reset_token)
    const reset = (await findReset(pool, tokenHash, now())) ?? refuse('reset_token_invalid')
    const error = await newPasswordError('new_password', body.new_password, reset.email_address)
    if (error) refuse('password_unsuitable', { fields: [error] })
    const passwordHash = await hashPassword(body.new_password)
    await inTransaction(pool, async db => {
      await lockUser(db, reset.user_id)
      if (!(await spendReset(db, tokenHash, now()))) refuse('reset_token_invalid')
      await replacePassword(db, {
        userId: reset.user_id,
        passwordHash,
        sessionId: null,
        browserHash: null,
        reason: 'password_reset',
        now: now(),
      })
      await resetGuessLimits({ ...context, db }, reset.email_address)
    })
    return {}
  },

  changeEmailAddress: async ({ body, refuse }, context) => {
    const email_address = body.new_email_address
    const own = (await confirmPassword(context, body.password)) ?? refuse('password_incorrect')
    if (own.email_address === email_address) refuse('email_address_unchanged')
    await limitCodes(context, { purpose: 'email_change', email_address })
    return inTransaction(context.db, async db => {
      if (!(await lockWithPassword(db, own))) refuse('password_incorrect')
      const owner = await findUserByEmail(db, email_address)
      const is_decoy = owner !== undefined && owner.id !== own.id
      return startChallenge(db, context, { purpose: 'email_change', email_address, user_id: own.id, is_decoy })
    })
  },

  resendEmailAuthCode: async ({ body, refuse }, context) => {
    const sent = await resendCode(context, {
      purpose: 'email_change',
      id: body.challenge_id,
      userId: context.session.user_id,
    })
    return typeof sent === 'string' ? refuse(sent) : sent
  },

  verifyEmailAuthCode: async ({ body, refuse }, context) => {
    const { session, now } = context
    try {
      const email_address = await acceptCode(
        context,
        { purpose: 'email_change', id: body.challenge_id, code: body.auth_code, userId: session.user_id },
        refuse,
        (db, challenge) => changeEmailAddress(db, session, challenge, now()),
      )
      return { email_address }
    } catch (error) {
      // Taken since the code was sent. The owner of the code owns the mailbox and may know.
      return isUniqueViolation(error) ? refuse('email_address_registered') : Promise.reject(error)
    }
  },
}
