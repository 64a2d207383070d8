import { backoffice, type examiners as contract, Login } from '@invoice-card/contracts/backoffice'
import * as v from 'valibot'
import { newPasswordError } from '../../identity/credentials/public.ts'
import { hashPassword } from '../../identity/sessions/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import { addExaminer, asAdmin, changeRoles, disable, otherAccount, resetAccount, vouchFor } from './accounts.ts'
import { findAlike } from './alike.ts'
import type { BackofficeHandlers } from './context.ts'
import { beginEnrolment, finishEnrolment } from './enrolment.ts'
import { recordExaminerAction, subjectOf } from './record.ts'
import { describeRoles } from './roles.ts'
import { endSession, endSessionsOf } from './session-store.ts'
import { proveCode, provePassword, recordFailure, signIn } from './sign-in.ts'
import { claimTotpStep, type ExaminerRow, getExaminer, listExaminers, updateExaminer } from './store.ts'
import { examinerView } from './view.ts'
import { permissionsOfAccount } from './vouching.ts'

/** An account with who made, reset and vouched for it. */
const viewOf = async (db: Db, row: ExaminerRow) => examinerView(row, await listExaminers(db))

export const examinersHandlers: BackofficeHandlers<typeof contract> = {
  signIn: async ({ body, refuse }, context) => {
    const { row, ...session } = await signIn(context, body, refuse)
    return { ...session, examiner: await viewOf(context.db, row) }
  },

  beginEnrolment: ({ body, refuse }, context) => beginEnrolment(context, body, () => refuse('credentials_incorrect')),

  finishEnrolment: async ({ body, refuse }, context) => {
    const { row, ...session } = await finishEnrolment(context, body, refuse)
    return { ...session, examiner: await viewOf(context.db, row) }
  },

  signOut: async (_, { db: pool, now, examiner }) => {
    await inTransaction(pool, async db => {
      await endSession(db, examiner.token_hash, now())
      await recordExaminerAction(db, {
        at: now(),
        by: examiner,
        action: 'examiner.signed_out',
        subject: subjectOf(examiner.login),
      })
    })
    return {}
  },

  getOwnSession: async (_, { db, examiner }) => ({
    examiner: await viewOf(db, await getExaminer(db, examiner.id)),
    permissions: permissionsOfAccount(examiner),
    expires_at: examiner.expires_at.toISOString(),
  }),

  changeOwnPassword: async ({ body, refuse }, context) => {
    const { db: pool, now, examiner } = context
    const fail = (): never => refuse('credentials_incorrect')
    const row = await provePassword(context, { login: examiner.login, password: body.password }, fail)
    const proof = proveCode(context, row, body.code)
    const error = await newPasswordError('new_password', body.new_password, row.login)
    if (typeof proof === 'object' && error !== null)
      return refuse('password_unsuitable', { message: error.message, fields: [error] })
    const password_hash = await hashPassword(body.new_password)
    const isChanged =
      typeof proof === 'object' &&
      (await inTransaction(pool, async db => {
        if (!(await claimTotpStep(db, row, proof))) return false
        await updateExaminer(db, row.id, { password_hash })
        await endSessionsOf(db, row.id, now(), examiner.token_hash)
        const subject = subjectOf(row.login)
        await recordExaminerAction(db, { at: now(), by: examiner, action: 'examiner.password_changed', subject })
        return true
      }))
    if (isChanged) return {}
    await recordFailure(context, row.login, typeof proof === 'string' ? proof : 'code_used')
    return fail()
  },

  listRoles: async (_, { db }) => {
    const rows = await listExaminers(db)
    return {
      roles: describeRoles(Object.values(backoffice), rows),
      examiners: rows.map(row => examinerView(row, rows)),
    }
  },

  createExaminer: async ({ body, refuse }, context) =>
    asAdmin(context, context.examiner, async (db, now) => {
      const login = v.is(Login, body.login) ? body.login : refuse('login_invalid')
      const alike = findAlike(
        login,
        (await listExaminers(db)).map(one => one.login),
      )
      if (alike !== undefined) refuse('login_taken', { message: `${login} looks like ${alike}, who has an account.` })
      const { row, ...initial } = await addExaminer(db, now, context.examiner, { ...body, login })
      return { ...initial, examiner: await viewOf(db, row) }
    }),

  setRoles: async ({ params: { login }, body: { roles }, refuse }, context) =>
    asAdmin(context, context.examiner, async (db, now) => {
      const row = await otherAccount(db, context.examiner, login, refuse)
      return viewOf(db, await changeRoles(db, row, roles, { by: context.examiner, now }))
    }),

  vouchForExaminer: async ({ params: { login }, refuse }, context) =>
    asAdmin(context, context.examiner, async (db, now) => {
      const row = await otherAccount(db, context.examiner, login, refuse)
      return viewOf(db, await vouchFor(db, row, { by: context.examiner, now }, refuse))
    }),

  disableExaminer: async ({ params: { login }, refuse }, context) =>
    asAdmin(context, context.examiner, async (db, now) => {
      const row = await otherAccount(db, context.examiner, login, refuse)
      return viewOf(db, await disable(db, row, { by: context.examiner, now }))
    }),

  resetExaminer: async ({ params: { login }, refuse }, context) =>
    asAdmin(context, context.examiner, async (db, now) => {
      const other = await otherAccount(db, context.examiner, login, refuse)
      const { row, ...initial } = await resetAccount(db, other, { by: context.examiner, now })
      return { ...initial, examiner: await viewOf(db, row) }
    }),
}
