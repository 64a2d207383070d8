export { challengeMinutes, limitCodes, resendCode, resetSignInCodeCounts, startChallenge } from './challenge.ts'
export { codeRefusals } from './messages.ts'
export { endChallengesOf, findChallenge } from './store.ts'
export { acceptCode, type Challenge } from './verify-code.ts'
