/** For Node only: the one place where signatures, sequence and expiry of an environment are verified (decision 0078). */
export { openSet, sealSet, type OpenedSet } from './envelope.ts'
export { newerOf, raiseHighestSeen, readHighestSeen, refuseReplay, type Seen } from './highest-seen.ts'
export { Refused, type RefusedReason } from './refused.ts'
export { payloadTypes, Signature, signBytes, verifySignature } from './signature.ts'
export { environmentOwner, keyIdOf, parseTrust, readTrustFile, Trust, TrustedKey } from './trust.ts'
export { isExpired, verifySet, verifySetSignature } from './verify-set.ts'
export { watchSet } from './watch-set.ts'
