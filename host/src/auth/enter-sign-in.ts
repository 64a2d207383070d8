import { leaveSession } from '../session/sign-out.ts'

/** Loader of `/signin`: whoever comes here leaves the session that was open (SPEC §2). */
export function enterSignIn(): null {
  leaveSession()
  return null
}
