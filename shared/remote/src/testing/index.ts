/** What a team tests its own remote with: a double of the host, answers of the API, and what can go wrong with them. */
export { answerWith, lost, refusal, type Network } from '@invoice-card/config/testing/network'
export { faultNames, faults, recoverFrom, type FaultName, type Recovery } from './faults.ts'
export { comeNear } from './come-near.ts'
export { cardFrameOrigin, openRemote, type OpenOptions } from './open-remote.tsx'
