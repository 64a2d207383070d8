import { openSet, type OpenedSet } from './envelope.ts'
import { refuseReplay, type Seen } from './highest-seen.ts'
import { Refused, type RefusedReason } from './refused.ts'
import { payloadTypes, verifySignature } from './signature.ts'
import { environmentOwner, type Trust } from './trust.ts'

/** What a set is verified against: `verifySet` refuses one that does not fit. */
export interface SetExpectation {
  /** Name of the environment: a set of another one is refused. */
  readonly environment: string
  readonly trust: Trust
  /** The newest set accepted so far. */
  readonly seen: Seen | null
  readonly now: Date
  /** What a person who renews a set may overlook; nobody else. */
  readonly overlooks?: Extract<RefusedReason, 'expired' | 'revoked_key'> | undefined
}

/**
 * The one verification of a live set, for ops, edge and api: signature, environment, sequence, expiry.
 * @throws Refused, also where the content is no set at all.
 */
export function verifySet(content: string, expected: SetExpectation): OpenedSet {
  const opened = openSet(content, `The live set of ${expected.environment}`)
  verifySetSignature(opened, expected)
  refuseReplay(opened, expected.seen)
  if (isExpired(opened.set, expected.now) && expected.overlooks === undefined) throw expiredSet(opened.set)
  return opened
}

/** @throws Refused unless a trusted key of the environment signed the set, and it is this environment's. */
export function verifySetSignature(
  { set, payload, signature }: OpenedSet,
  { environment, trust, overlooks }: Omit<SetExpectation, 'seen' | 'now'>,
): void {
  const what = `Set ${set.sequence} of ${environment}`
  try {
    verifySignature(
      payload,
      signature,
      { type: payloadTypes.environmentSet, owner: environmentOwner(environment), what },
      trust,
    )
  } catch (error) {
    if (!(error instanceof Refused && error.reason === 'revoked_key' && overlooks === 'revoked_key')) throw error
  }
  if (set.name !== environment) {
    throw new Refused('other_environment', `Set ${set.sequence} is one of ${set.name}, not of ${environment}`)
  }
}

/** True from the moment that the set names. A date that is none has passed. */
export const isExpired = ({ expires_at }: OpenedSet['set'], now: Date): boolean =>
  !(Date.parse(expires_at) > now.getTime())

/** What is said of a set that has expired. */
export const expiredSet = ({ name, sequence, expires_at }: OpenedSet['set']): Refused =>
  new Refused('expired', `Set ${sequence} of ${name} expired at ${expires_at}`)
