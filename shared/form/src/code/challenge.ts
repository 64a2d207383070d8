import type { sessionAtom } from '@invoice-card/session'

/** A code that was mailed and waits to be entered; no credential by itself, and gone with the tab. */
export interface CodeChallenge {
  readonly challengeId: string
  readonly maskedEmailAddress: string
  /** Epoch milliseconds from which a new code may be asked for. */
  readonly resendAt: number
}

const isChallenge = (value: unknown): value is CodeChallenge =>
  typeof value === 'object' &&
  value !== null &&
  'challengeId' in value &&
  typeof value.challengeId === 'string' &&
  'maskedEmailAddress' in value &&
  typeof value.maskedEmailAddress === 'string' &&
  'resendAt' in value &&
  typeof value.resendAt === 'number'

/**
 * Survives a reload of the screen that asks for the code.
 * @param name of the storage key
 * @param atomOf says what ends it: `entryAtom` or `tabWorkAtom`
 */
export const codeChallengeAtom = (name: string, atomOf: typeof sessionAtom) =>
  atomOf<CodeChallenge | null>(name, null, (value): value is CodeChallenge | null => isChallenge(value))

/** Epoch milliseconds from now. */
export const resendTimeAfter = (seconds: number): number => Date.now() + seconds * 1000

/** How the API says that a code was sent. */
interface CodeSent {
  readonly challenge_id: string
  readonly masked_email_address: string
  readonly resend_after_seconds: number
}

/** The challenge of a code that the API has just sent; its wait begins now, by this device's clock. */
export const challengeOf = ({ challenge_id, masked_email_address, resend_after_seconds }: CodeSent): CodeChallenge => ({
  challengeId: challenge_id,
  maskedEmailAddress: masked_email_address,
  resendAt: resendTimeAfter(resend_after_seconds),
})
