import { inTransaction, type Db } from '../database/connection.ts'
import { limitRate, resetRate } from '../http/rate-limit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { insertChallenge, replaceCode } from './challenge-store.ts'
import { codeMail, tooManyCodes } from './messages.ts'
import { codeMinutes, codeResendSeconds, codesPerHour, hashCode, randomCode } from './one-time-code.ts'
import { randomToken } from './tokens.ts'

/** How long a sign-in may take in all, new codes included. */
const challengeMinutes = 30

interface Addressee { readonly id: number, readonly email_address: string }

const limitKeyOf = (userId: number): string => `code:${userId}`

/** Starts a sign-in's second step: a fresh code goes out by mail. Returns the name of the attempt. */
export async function startChallenge(services: Services, user: Addressee): Promise<string> {
  await limitCodes(services, user.id)
  const id = randomToken()
  const { code, columns, now } = newCode(services, id)
  await inTransaction(services.db, async (db) => {
    await insertChallenge(db, { id, user_id: user.id, ...columns, created_at: now, expires_at: minutesAfter(now, challengeMinutes) })
    await mailCode(db, services, user, code)
  })
  return id
}

/** Sends another code for a sign-in under way; false when the last one went out less than a minute ago. */
export async function resendCode(services: Services, challengeId: string, user: Addressee, lastSentAt: Date): Promise<boolean> {
  const sentBefore = new Date(services.now().getTime() - codeResendSeconds * 1000)
  if (lastSentAt > sentBefore) return false
  await limitCodes(services, user.id)
  const { code, columns } = newCode(services, challengeId)
  return inTransaction(services.db, async (db) => {
    const isReplaced = await replaceCode(db, challengeId, columns, sentBefore)
    if (isReplaced) await mailCode(db, services, user, code)
    return isReplaced
  })
}

/** A completed sign-in shows that the codes reach their owner: the hourly count starts anew. */
export const forgetCodes = (services: Services, userId: number): Promise<void> => resetRate(services, limitKeyOf(userId))

const limitCodes = (services: Services, userId: number): Promise<void> =>
  limitRate(services, { key: limitKeyOf(userId), max: codesPerHour, windowSeconds: 3_600, message: tooManyCodes })

function newCode({ config, now }: Services, challengeId: string) {
  const code = randomCode()
  const at = now()
  return { code, now: at, columns: { code_hash: hashCode(config.signingSecret, challengeId, code), code_sent_at: at, code_expires_at: minutesAfter(at, codeMinutes) } }
}

const mailCode = (db: Db, { now }: Services, user: Addressee, code: string) =>
  queueMail(db, { to: user.email_address, content: codeMail(code), isSecret: true, now: now() })

const minutesAfter = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000)
