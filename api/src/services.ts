import type { Config } from './config.ts'
import { nationalTaxAgency } from './corporations/national-tax-agency.ts'
import { issuerRegister } from './corporations/issuer-register.ts'
import { bundledIssuers, type IssuerRegistry } from './corporations/issuers.ts'
import { bundledRegistry, type CorporationRegistry } from './corporations/registry.ts'
import { connect, type Db } from './database/connection.ts'
import { createGateway, type Gateway } from './gateway/client.ts'
import { createLog, type Log } from './log.ts'
import type { Lifecycle } from './system/lifecycle.ts'
import type { Checkpoint } from './payments/checkpoints.ts'

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

export function createServices(config: Config, name: 'api' | 'worker' | 'seed' | 'examine'): Services {
  const log = createLog(name, config.logLevel)
  const db = connect(config.databaseUrl, { max: config.databasePoolSize, onError: error => log.warn({ err: error }, 'database connection lost') })
  const { corporationApiId, corporationApiOrigin, issuerApiOrigin } = config
  const corporations = corporationApiId === null ? bundledRegistry : nationalTaxAgency({ origin: corporationApiOrigin, applicationId: corporationApiId })
  // One application id opens both registers.
  const issuers = corporationApiId === null ? bundledIssuers : issuerRegister({ origin: issuerApiOrigin, applicationId: corporationApiId })
  return { config, db, log, now: () => new Date(), lifecycle: { isStopping: false }, gateway: createGateway(config), corporations, issuers, checkpoint: () => {} }
}
