import type { Config } from './platform/config/public.ts'
import { bundledIssuers, bundledRegistry, issuerRegister, nationalTaxAgency } from './parties/corporations/public.ts'
import { connect } from './platform/database/public.ts'
import { createGateway } from './platform/gateway/public.ts'
import { createLog } from './platform/log/public.ts'
import type { Services } from './platform/services/public.ts'

export function createServices(config: Config, name: 'api' | 'worker' | 'seed' | 'backoffice'): Services {
  const log = createLog(name, config.logLevel)
  const db = connect(config.databaseUrl, {
    max: config.databasePoolSize,
    onError: error => log.warn({ err: error }, 'database connection lost'),
  })
  const { corporationApiId, corporationApiOrigin, issuerApiOrigin } = config
  const corporations =
    corporationApiId === null
      ? bundledRegistry
      : nationalTaxAgency({ origin: corporationApiOrigin, applicationId: corporationApiId })
  // One application id opens both registers.
  const issuers =
    corporationApiId === null
      ? bundledIssuers
      : issuerRegister({ origin: issuerApiOrigin, applicationId: corporationApiId })
  return {
    config,
    db,
    log,
    now: () => new Date(),
    lifecycle: { isStopping: false },
    gateway: createGateway(config),
    corporations,
    issuers,
    checkpoint: () => {},
  }
}
