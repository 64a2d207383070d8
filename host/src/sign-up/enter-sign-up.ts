import { dropEndedKey } from '../session/pending-request-key.ts'

/** Loader of `/signup`: a request whose link leads nowhere is not mentioned again. */
export function enterSignUp(): null {
  dropEndedKey()
  return null
}
