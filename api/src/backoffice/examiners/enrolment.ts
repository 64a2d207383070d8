import { newPasswordError } from '../../identity/credentials/public.ts'
import { hashPassword } from '../../identity/sessions/public.ts'
import { hashToken, openText, randomToken, sealText } from '../../platform/crypto/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { limitRate, type PublicContext } from '../../platform/http/public.ts'
import type { RefusalDetail } from '@invoice-card/contracts'
import { resetGuesses } from './limits.ts'
import { recordExaminerAction, subjectOf } from './record.ts'
import { endSessionsOf, findEnrolment, insertSession } from './session-store.ts'
import { provePassword, recordFailure, sealedFor, startExaminerSession } from './sign-in.ts'
import { enrolExaminer } from './store.ts'
import { makeTotpSecret, totpStep, totpUri } from '../totp/public.ts'

const enrolmentMs = 15 * 60_000

/** Hands the holder of an initial password a second factor to set up. */
export async function beginEnrolment(
  context: PublicContext,
  credentials: { readonly login: string; readonly password: string },
  fail: () => never,
) {
  const { db, config, now, request } = context
  const row = await provePassword(context, credentials, fail)
  if (row.initial_until === null) {
    await recordFailure(context, row.login, 'enrolled')
    return fail()
  }
  const [token, secret] = [randomToken(), makeTotpSecret()]
  const expires_at = new Date(now().getTime() + enrolmentMs)
  await insertSession(db, {
    token_hash: hashToken(token),
    examiner_id: row.id,
    kind: 'enrolment',
    totp_secret: sealText(config.backofficeSecrets, secret, sealedFor(row)),
    address: request.address,
    created_at: now(),
    expires_at,
  })
  await resetGuesses(context, row.login)
  return {
    enrolment_token: token,
    expires_at: expires_at.toISOString(),
    totp_secret: secret,
    totp_uri: totpUri(secret, row.login),
  }
}

interface Enrolment {
  readonly enrolment_token: string
  readonly new_password: string
  readonly code: string
}

type Refuse = (code: 'enrolment_ended' | 'code_incorrect' | 'password_unsuitable', detail?: RefusalDetail) => never

/** Sets an own password and a proven second factor, and signs in: the initial password opens nothing any more. */
export async function finishEnrolment(
  context: PublicContext,
  { enrolment_token, new_password, code }: Enrolment,
  refuse: Refuse,
) {
  const { db, config, now, request } = context
  const token_hash = hashToken(enrolment_token)
  await limitRate(context, { key: `examiner-enrolment:${token_hash}`, max: 10, windowSeconds: 900 })
  const enrolment = (await findEnrolment(db, token_hash, now())) ?? refuse('enrolment_ended')
  const totp_secret = enrolment.totp_secret ?? refuse('enrolment_ended')
  const secret = openText(config.backofficeSecrets, totp_secret, sealedFor(enrolment)) ?? refuse('enrolment_ended')
  const totp_last_step = totpStep(secret, code, now())
  if (totp_last_step === null) return refuse('code_incorrect')
  const error = await newPasswordError('new_password', new_password, enrolment.login)
  if (error !== null) return refuse('password_unsuitable', { message: error.message, fields: [error] })
  const password_hash = await hashPassword(new_password)
  return inTransaction(db, async trx => {
    const own = { password_hash, totp_secret, totp_last_step }
    const row = (await enrolExaminer(trx, enrolment.id, own)) ?? refuse('enrolment_ended')
    await endSessionsOf(trx, row.id, now())
    const session = await startExaminerSession(trx, row, { now: now(), address: request.address })
    await recordExaminerAction(trx, {
      at: now(),
      by: row,
      action: 'examiner.enrolled',
      subject: subjectOf(row.login),
      detail: { address: request.address },
    })
    return { ...session, row }
  })
}
