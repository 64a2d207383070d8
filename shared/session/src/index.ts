export { serverNow, setServerTime } from './clock.ts'
export { clearSession, onSessionCleared } from './end.ts'
export { clearEntry, entryAtom } from './entry.ts'
export { clearFlowsExcept, flowAtom, type FlowName } from './flow.ts'
export { refreshOnce, SessionMissingError } from './refresh/refresh.ts'
export { holdUnsaved, isWorkHeld, survivesSession } from './held.ts'
export { readResumePath, useIsSessionOver, useResumePath } from './resume.ts'
export { store } from './store.ts'
export { sessionAtom } from './stored-atom.ts'
export { tabWorkAtom } from './tab-work.ts'
export { unsavedAtEnd } from './unsaved-at-end.ts'
export {
  clearTokens,
  isSameSession,
  onSignedOutElsewhere,
  readTokens,
  writeTokens,
  type SessionTokens,
} from './tokens.ts'
export {
  changedEmailAtom,
  closedAccountAtom,
  clearStats,
  emptyStats,
  receivedStatsAtom,
  knownStatsAtom,
  loginUserAtom,
  signedInUser,
  userStatsAtom,
  type LoginUser,
  type UserStats,
} from './user.ts'
