import { codeChallengeAtom } from '@invoice-card/form/code'
import { entryAtom } from '@invoice-card/session'

export const challengeAtom = codeChallengeAtom('signIn.challenge', entryAtom)
export const signUpChallengeAtom = codeChallengeAtom('signUp.challenge', entryAtom)
export const approvalChallengeAtom = codeChallengeAtom('oauth.challenge', entryAtom)
