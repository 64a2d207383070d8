export { deviceNameOf } from './device-name.ts'
export { deleteExpiredSessions } from './delete-expired.ts'
export { sessionsHandlers } from './handlers.ts'
export { limitSignIns, resetGuessLimits } from './limits.ts'
export { admitSession, isSessionLive } from './admit-session-store.ts'
export { sessionsMessages } from './messages.ts'
export { hashPassword, isPasswordOf } from './password.ts'
export { provePassword } from './prove-password.ts'
export { acceptSignInCode, recordFailedSignIn, signInRetentionMs } from './record-sign-in.ts'
export { signInFirst } from './sign-in.ts'
export { countSignIns, listSignIns } from './sign-in-store.ts'
export {
  countLiveSessions,
  detailsOfEnd,
  endSessionOf,
  findRevokedReason,
  listLiveSessions,
  revokeSessionsOf,
} from './store.ts'
export { verifyAccessToken, verifyIdToken } from './tokens.ts'
