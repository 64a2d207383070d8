import { useLocation } from 'react-router-dom'

/** The state in which the sign-in screen is opened where a session has ended; it stays over a reload. */
export const noticeState = (sessionEnd: string) => ({ sessionEnd })

/** Why the session ended and where signing in leads; null where no session of this tab has ended. */
export function useSessionEndNotice(): string | null {
  const state: unknown = useLocation().state
  const isGiven = typeof state === 'object' && state !== null && 'sessionEnd' in state
  return isGiven && typeof state.sessionEnd === 'string' ? state.sessionEnd : null
}
