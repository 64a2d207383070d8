import { codeChallengeAtom } from '@invoice-card/form/code'
import { sessionAtom } from '@invoice-card/session'

/** The code that was sent to the new address. */
export const emailChallengeAtom = codeChallengeAtom('account.emailChallenge')

/** The half-typed address survives a reload; the password is never stored. */
export const newEmailAtom = sessionAtom('account.newEmail', '', (value): value is string => typeof value === 'string')
