import type { Config, Program } from './platform/config/public.ts'
import { bundledIssuers, bundledRegistry, issuerRegister, nationalTaxAgency } from './parties/corporations/public.ts'
import { connect } from './platform/database/public.ts'
import { createGateway } from './platform/gateway/public.ts'
import { createLog } from './platform/log/public.ts'
import type { Services } from './platform/services/public.ts'

export function createServices(config: Config, name: Program): Services {
  const log = createLog(name, config.logLevel)
  const db = connect(config.databaseUrl, {
    max: config.databasePoolSize,
    onError: error => log.warn({ err: error }, 'database connection lost'),
  })
  return {
    config,
    db,
    log,
    now: () => new Date(),
    lifecycle: { isStopping: false },
    gateway: createGateway(config),
    ...(name === 'backoffice' ? noRegisters : registersOf(config)),
    checkpoint: () => {},
  }
}

type Registers = Pick<Services, 'corporations' | 'issuers'>

function registersOf({ corporationApiId: applicationId, corporationApiOrigin, issuerApiOrigin }: Config): Registers {
  if (applicationId === null) return { corporations: bundledRegistry, issuers: bundledIssuers }
  // One application id opens both.
  return {
    corporations: nationalTaxAgency({ origin: corporationApiOrigin, applicationId }),
    issuers: issuerRegister({ origin: issuerApiOrigin, applicationId }),
  }
}

const neverAsked = () => Promise.reject(new Error('The back office asks no register: it takes no id for one'))
const noRegisters: Registers = {
  corporations: { isRemote: false, byNumber: neverAsked, byName: neverAsked },
  issuers: { isRemote: false, byNumber: neverAsked },
}
