import { type Context, limitRate, resetRate } from '../../platform/http/public.ts'
import { isPasswordOf } from '../sessions/public.ts'
import { findUser } from '../user-rows/public.ts'
import { tooManyPasswords } from './messages.ts'

/**
 * The signed-in user who knows the password, or null: a session left open on a desk is not enough for changes of how
 * one signs in. The next step runs under `lockWithPassword`, for the password may be replaced while it is compared.
 */
export async function confirmPassword(context: Context, password: string) {
  const { db, session } = context
  const key = `confirm-password:${session.user_id}`
  await limitRate(context, { key, max: 10, windowSeconds: 900, message: tooManyPasswords })
  const user = await findUser(db, session.user_id)
  if (!(await isPasswordOf(user, password))) return null
  await resetRate(context, key)
  return user
}
