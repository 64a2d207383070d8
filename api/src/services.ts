import type { Config } from './platform/config/config.ts'
import { nationalTaxAgency } from './parties/corporations/national-tax-agency.ts'
import { issuerRegister } from './parties/corporations/issuer-register.ts'
import { bundledIssuers } from './parties/corporations/issuers.ts'
import { bundledRegistry } from './parties/corporations/registry.ts'
import { connect } from './platform/database/connection.ts'
import { createGateway } from './platform/gateway/client.ts'
import { createLog } from './platform/log/log.ts'
import type { Services } from './platform/services/services.ts'

export function createServices(config: Config, name: 'api' | 'worker' | 'seed' | 'examine'): Services {
  const log = createLog(name, config.logLevel)
  const db = connect(config.databaseUrl, { max: config.databasePoolSize, onError: error => log.warn({ err: error }, 'database connection lost') })
  const { corporationApiId, corporationApiOrigin, issuerApiOrigin } = config
  const corporations = corporationApiId === null ? bundledRegistry : nationalTaxAgency({ origin: corporationApiOrigin, applicationId: corporationApiId })
  // One application id opens both registers.
  const issuers = corporationApiId === null ? bundledIssuers : issuerRegister({ origin: issuerApiOrigin, applicationId: corporationApiId })
  return { config, db, log, now: () => new Date(), lifecycle: { isStopping: false }, gateway: createGateway(config), corporations, issuers, checkpoint: () => {} }
}
