import { codeChallengeAtom } from '@invoice-card/form/code'

/** The code that was sent to the new address. */
export const emailChallengeAtom = codeChallengeAtom('account.emailChallenge')
