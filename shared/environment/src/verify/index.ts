/**
 * For Node only: the one place where signatures, sequence and expiry of an environment are verified (decision 0111).
 */
export { openSet, sealSet, type OpenedSet } from './envelope.ts'
export { hasIntegrity, integrityOf } from './integrity.ts'
export { raiseHighestSeen, readHighestSeen, type Seen } from './highest-seen.ts'
export { Refused, type RefusedReason } from './refused.ts'
export { payloadTypes, Signature, signBytes, verifySignature } from './signature.ts'
export { environmentOwner, keyIdOf, readTrustFile, Trust, TrustedKey } from './trust.ts'
export { verifySet, verifySetSignature } from './verify-set.ts'
export { watchSet } from './watch-set.ts'
