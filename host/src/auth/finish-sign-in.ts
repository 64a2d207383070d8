import { SessionEndedError } from '@invoice-card/api-client'
import type { Tokens } from '@invoice-card/contracts'
import { clearEntry, writeTokens } from '@invoice-card/session'
import { reportError } from '../reports/report.ts'
import { revokeSession } from '../session/sign-out.ts'

/** Starts the session with fresh tokens and loads who it belongs to. One that another tab started since is revoked. */
export async function finishSignIn(tokens: Tokens): Promise<void> {
  const { access_token, id_token, refresh_token } = tokens
  revokeSession()
  writeTokens({ access_token, id_token, refresh_token })
  clearEntry()
  try {
    // The user is asked for once one is signed in: the first screen does without it.
    const { loadLoginUser } = await import(/* webpackChunkName: "signed-in" */ '../session/login-user.ts')
    await loadLoginUser()
  } catch (error) {
    if (error instanceof SessionEndedError) throw error
    // The code is used up, so asking for it again would not help: the logged-in layout loads the user again.
    reportError(error)
  }
}
