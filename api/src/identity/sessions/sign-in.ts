import type { Tokens } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import type { PublicContext } from '../../platform/http/public.ts'
import { saveBrowser } from '../known-browsers/public.ts'
import { recordPassword } from './record-sign-in.ts'
import { startSession } from './start-session.ts'

/** Starts the session of a user who showed all that is asked for, and remembers the browser. */
export async function signIn(db: Db, context: PublicContext, userId: number): Promise<Tokens> {
  const { request, now } = context
  const browserHash = request.browser.remember()
  await saveBrowser(db, userId, browserHash, now())
  return startSession(db, context, userId, request.userAgent, browserHash)
}

/** Signs in a user who is made just now, by the password and the code of the sign-up. */
export async function signInFirst(db: Db, context: PublicContext, userId: number): Promise<Tokens> {
  await recordPassword(db, context, { purpose: 'sign_in', userId, challengeId: null })
  return signIn(db, context, userId)
}
