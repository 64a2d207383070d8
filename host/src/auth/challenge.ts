import { sessionAtom } from '@invoice-card/session'

/** A sign-in that waits for its one-time password; no credential by itself, and gone with the tab. */
export interface SignInChallenge {
  readonly challengeId: string
  readonly maskedEmailAddress: string
  /** Epoch milliseconds from which a new code may be asked for. */
  readonly resendAt: number
}

const isChallenge = (value: unknown): value is SignInChallenge =>
  typeof value === 'object' && value !== null
  && 'challengeId' in value && typeof value.challengeId === 'string'
  && 'maskedEmailAddress' in value && typeof value.maskedEmailAddress === 'string'
  && 'resendAt' in value && typeof value.resendAt === 'number'

/** Survives a reload of the one-time password screen. */
export const challengeAtom = sessionAtom<SignInChallenge | null>('signIn.challenge', null, (value): value is SignInChallenge | null => isChallenge(value))

export const resendTimeAfter = (seconds: number): number => Date.now() + seconds * 1000
