import type { Context } from '../http/context.ts'
import { limitRate, resetRate } from '../http/rate-limit.ts'
import { isPasswordOf } from '../sessions/password.ts'
import { findUser } from '../sessions/store.ts'
import { tooManyPasswords } from './messages.ts'

/** Whether the signed-in user knows the password: a session left open on a desk is not enough for changes of how one signs in. */
export async function confirmPassword(context: Context, password: string): Promise<boolean> {
  const { db, session } = context
  const key = `confirm-password:${session.user_id}`
  await limitRate(context, { key, max: 10, windowSeconds: 900, message: tooManyPasswords })
  const isRight = await isPasswordOf(await findUser(db, session.user_id), password)
  if (isRight) await resetRate(context, key)
  return isRight
}
