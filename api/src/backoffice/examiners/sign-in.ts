import type { Db } from '../../platform/database/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { hashToken, openText, randomToken, sealText } from '../../platform/crypto/public.ts'
import { isPasswordOf } from '../../identity/sessions/public.ts'
import type { PublicContext } from '../../platform/http/public.ts'
import { limitGuesses, resetGuesses } from './limits.ts'
import { recordExaminerAction, subjectOf } from './record.ts'
import { insertSession } from './session-store.ts'
import { claimTotpStep, type ExaminerRow, findExaminer, type ProvenCode } from './store.ts'
import { makeTotpSecret, totpStep } from '../totp/public.ts'

const sessionMs = 30 * 60_000

/** What seals the second factor of an account, in whichever table it stands. */
export const sealedFor = ({ id }: Pick<ExaminerRow, 'id'>): string => `examiner:${id}`

interface Credentials {
  readonly login: string
  readonly password: string
}

/** Records why a sign-in failed, for admins; the caller learns only that it did. */
export const recordFailure = ({ db, now, request }: PublicContext, login: string, reason: string): Promise<void> =>
  inTransaction(db, trx =>
    recordExaminerAction(trx, {
      at: now(),
      by: null,
      action: 'examiner.sign_in_failed',
      subject: subjectOf(login),
      detail: { reason, address: request.address },
    }),
  )

/** The account of a password, with the same work where there is none; limited. */
export async function provePassword(
  context: PublicContext,
  { login: typed, password }: Credentials,
  fail: () => never,
): Promise<ExaminerRow> {
  const login = typed.toLowerCase()
  await limitGuesses(context, login)
  const row = await findExaminer(context.db, login)
  const isRight = await isPasswordOf(row, password)
  const isOver = row && (row.disabled_at !== null || (row.initial_until !== null && row.initial_until <= context.now()))
  if (isRight && row && !isOver) return row
  await recordFailure(context, login, !row ? 'unknown' : !isRight ? 'password' : 'disabled_or_expired')
  return fail()
}

const decoySecret = makeTotpSecret()

/** A right code is proven; for any other, why not: a wrong one, or a second factor whose key is gone. */
export function proveCode(
  { config: { backofficeSecrets }, now, log }: PublicContext,
  row: ExaminerRow,
  code: string | undefined,
): ProvenCode | 'code' | 'second_factor_unreadable' {
  const secret = row.totp_secret === null ? decoySecret : openText(backofficeSecrets, row.totp_secret, sealedFor(row))
  if (secret === null) {
    // With a wrong key nobody could sign in to read the record of it.
    log.error({ examiner: row.id }, 'second factor not readable: no key of BACKOFFICE_SECRET sealed it')
    return 'second_factor_unreadable'
  }
  const step = totpStep(secret, code ?? '', now())
  return step === null ? 'code' : { step, totp_secret: sealText(backofficeSecrets, secret, sealedFor(row)) }
}

/** A session of an account, with its token; in a transaction. */
export async function startExaminerSession(
  db: Db,
  { id: examiner_id }: Pick<ExaminerRow, 'id'>,
  { now, address }: { readonly now: Date; readonly address: string },
) {
  const token = randomToken()
  const expires_at = new Date(now.getTime() + sessionMs)
  await insertSession(db, {
    token_hash: hashToken(token),
    examiner_id,
    kind: 'session',
    address,
    created_at: now,
    expires_at,
  })
  return { token, expires_at: expires_at.toISOString() }
}

/** Signs in with password and code; whatever was wrong, the answer is the same. */
export async function signIn(
  context: PublicContext,
  credentials: Credentials & { readonly code?: string | undefined },
  refuse: (code: 'credentials_incorrect' | 'enrolment_required') => never,
) {
  const { db, now, request } = context
  const fail = (): never => refuse('credentials_incorrect')
  const row = await provePassword(context, credentials, fail)
  if (row.initial_until !== null) return refuse('enrolment_required')
  const proof = proveCode(context, row, credentials.code)
  const session =
    typeof proof === 'object' &&
    (await inTransaction(db, async trx => {
      if (!(await claimTotpStep(trx, row, proof))) return null
      const started = await startExaminerSession(trx, row, { now: now(), address: request.address })
      await recordExaminerAction(trx, {
        at: now(),
        by: row,
        action: 'examiner.signed_in',
        subject: subjectOf(row.login),
        detail: { address: request.address },
      })
      return started
    }))
  if (!session) {
    await recordFailure(context, row.login, typeof proof === 'string' ? proof : 'code_used')
    return fail()
  }
  await resetGuesses(context, row.login)
  return { ...session, row }
}
