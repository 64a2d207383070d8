import type { Db } from '../database/public.ts'

/** How a route without sign-in asks whether the session that made its link still lives. */
export interface Sessions {
  readonly isSessionLive: (db: Db, sessionId: string, now: Date) => Promise<boolean>
}
