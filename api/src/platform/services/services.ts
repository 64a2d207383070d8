import type { Config } from '../config/public.ts'
import type { Db } from '../database/public.ts'
import type { Gateway } from '../gateway/public.ts'
import type { Log } from '../log/public.ts'
import type { Checkpoint } from './checkpoints.ts'
import type { CorporationRegistry, IssuerRegistry } from './registers.ts'

/** Whether this process still takes work. */
interface Lifecycle {
  isStopping: boolean
}

/** What every handler and job works with. A part of the product that talks to the outside adds itself here. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly log: Log
  /** The clock: tests move it. */
  readonly now: () => Date
  readonly lifecycle: Lifecycle
  /** The card gateway. */
  readonly gateway: Gateway
  /** The register of corporations. */
  readonly corporations: CorporationRegistry
  /** The register of qualified invoice issuers (適格請求書発行事業者). */
  readonly issuers: IssuerRegistry
  /** Called between two commits of a payment; does nothing, but a test may let the process die there. */
  readonly checkpoint: (point: Checkpoint) => void
}
