import type { DatabaseSync } from 'node:sqlite'
import type { Merchant } from './signature.ts'

/** What every part of the sandbox works with. */
export type Sandbox = {
  database: DatabaseSync
  now: () => Date
  merchant: Merchant
  tokenApiKey: string
  adminToken: string
  /** Where browsers reach the authentication page. */
  cardOrigin: string
  pushUrl: string
  /** Called when a push was queued, so that it leaves at once. */
  wakePushes: () => void
}
