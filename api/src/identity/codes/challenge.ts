import type { CodeSent } from '@invoice-card/contracts'
import { maskEmail } from '@invoice-card/domain'
import { type CodePurpose, type Db, inTransaction } from '../../platform/database/public.ts'
import { type PublicContext, resetRate } from '../../platform/http/public.ts'
import { queueMail } from '../../platform/mail/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { randomToken } from '../../platform/crypto/public.ts'
import { knownBrowserKey, limitByPlace, placeKeys } from '../known-browsers/public.ts'
import { codeMails, decoyMails, tooManyCodes } from './messages.ts'
import { codeMinutes, codeResendSeconds, codesPerHour, hashCode, randomCode } from './one-time-code.ts'
import { findChallenge, insertChallenge, replaceCode } from './store.ts'

/** How long a sign-in, sign-up or change of address may take until its code is accepted, new codes included. */
export const challengeMinutes = 30

/** What a code is sent for, and where to. */
export interface Subject {
  readonly purpose: CodePurpose
  readonly email_address: string
  readonly user_id?: number
  readonly sign_up_id?: number
  /** The address is not free: its owner gets a mail about it instead of getting a code. */
  readonly is_decoy?: boolean
  /** Name of the program that the code lets in. */
  readonly program?: string | undefined
}

/**
 * Starts a challenge in the caller's transaction: a fresh code goes out by mail. Ask `limitCodes` first.
 * A decoy does the same work and gives the same answer, so that nobody learns who has an account.
 */
export async function startChallenge(db: Db, services: Services, subject: Subject): Promise<CodeSent> {
  const id = randomToken()
  const { purpose, email_address, user_id = null, sign_up_id = null, is_decoy = false } = subject
  const fresh = newCode(services, id)
  await insertChallenge(db, {
    id,
    purpose,
    email_address,
    user_id,
    sign_up_id,
    is_decoy,
    ...fresh.columns,
    created_at: fresh.now,
    expires_at: minutesAfter(fresh.now, challengeMinutes),
  })
  await mailCode(db, subject, fresh)
  return { challenge_id: id, masked_email_address: maskEmail(email_address), resend_after_seconds: codeResendSeconds }
}

type Resent = { readonly resend_after_seconds: number } | 'auth_code_expired' | 'resend_too_early'

/** Sends another code for a pending challenge; a minute after the last one at the earliest. */
export async function resendCode(
  context: PublicContext,
  { program, ...which }: { purpose: CodePurpose; id: string; userId?: number; program?: string },
): Promise<Resent> {
  const challenge = await findChallenge(context.db, which, context.now())
  if (!challenge) return 'auth_code_expired'
  const sentBefore = new Date(context.now().getTime() - codeResendSeconds * 1000)
  if (challenge.code_sent_at > sentBefore) return 'resend_too_early'
  await limitCodes(context, challenge)
  const fresh = newCode(context, challenge.id)
  return inTransaction(context.db, async db => {
    if (!(await replaceCode(db, challenge.id, fresh.columns, sentBefore))) return 'resend_too_early'
    await mailCode(db, { ...challenge, program }, fresh)
    return { resend_after_seconds: codeResendSeconds }
  })
}

type Limited = Pick<Subject, 'purpose' | 'email_address'>

// Counted by purpose: a sign-up with somebody's address can't block their sign-in.
const limitKeyOf = ({ purpose }: Limited): string => `code:${purpose}`

/** Counts a code that is about to be sent; refuses the sixth within an hour for one address from one place. */
export const limitCodes = (context: PublicContext, subject: Limited): Promise<void> =>
  limitByPlace(context, subject.email_address, {
    ...codesPerHour,
    key: limitKeyOf(subject),
    windowSeconds: 3_600,
    message: tooManyCodes,
  })

/**
 * Where codes to the caller are counted. An accepted code shows that they reach their owner: then the counts start
 * again, but not those of strangers where the browser was known before.
 */
export async function codeCountKeys(context: PublicContext, subject: Limited): Promise<readonly string[]> {
  const key = limitKeyOf(subject)
  const { here, everywhere } = placeKeys(context, subject.email_address, key)
  return [here, (await knownBrowserKey(context, subject.email_address, key)) ?? everywhere]
}

/** The password is another one: codes that the old one sent count no more. */
export async function resetSignInCodeCounts(context: PublicContext, email_address: string): Promise<void> {
  const keys = (['sign_in', 'oauth_approval'] as const).flatMap(purpose =>
    Object.values(placeKeys(context, email_address, limitKeyOf({ purpose, email_address }))),
  )
  await resetRate(context, ...keys)
}

function newCode({ config, now }: Services, challengeId: string) {
  const code = randomCode()
  const at = now()
  return {
    code,
    now: at,
    columns: {
      code_hash: hashCode(config.signingSecrets, challengeId, code),
      code_sent_at: at,
      code_expires_at: minutesAfter(at, codeMinutes),
    },
  }
}

function mailCode(
  db: Db,
  {
    purpose,
    email_address,
    is_decoy = false,
    program,
  }: Pick<Subject, 'purpose' | 'email_address' | 'is_decoy' | 'program'>,
  { code, columns, now }: ReturnType<typeof newCode>,
): Promise<void> {
  const mail = { to: email_address, isSecret: true, uselessAfter: columns.code_expires_at, now }
  return is_decoy && (purpose === 'sign_up' || purpose === 'email_change')
    ? queueMail(db, { ...mail, name: `${purpose}_known`, content: decoyMails[purpose] })
    : queueMail(db, { ...mail, name: `${purpose}_code`, content: codeMails[purpose](code, program) })
}

const minutesAfter = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000)
