import { codeChallengeAtom } from '@invoice-card/form/code'

export const challengeAtom = codeChallengeAtom('signIn.challenge')
export const signUpChallengeAtom = codeChallengeAtom('signUp.challenge')
export const approvalChallengeAtom = codeChallengeAtom('oauth.challenge')
