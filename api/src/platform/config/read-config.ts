import { fileStoreSettings } from '@invoice-card/file-store'
import { readSettings, type SecretKeys, type Variables } from '@invoice-card/settings'
import { makePrivateFolder, readOrMakeSecret } from '@invoice-card/settings/private-files'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { settingsOf } from './settings.ts'
import { isTaken, narrowTo, type Program, programs } from './taken-by.ts'

const localSupport = 'support@invoice-card.example'

/**
 * The only place where API, worker, back office and seed read environment variables. Each gets what it takes.
 * @throws SettingsError that names every variable that is missing or wrong
 */
export function readConfig(variables: Variables = process.env, program: Program = 'seed'): Config {
  const edgePort = Number(variables.EDGE_PORT || 3000)
  const settings = readSettings(programs[program], variables, (environment, set) =>
    settingsOf(environment, set, edgePort, program),
  )
  const { environment, isLocal } = settings
  const dataDir = resolve(settings.DATA_DIR)
  const secretsOf = (given: SecretKeys | undefined, field: keyof Config, name: string): SecretKeys =>
    given ?? [isTaken(program, field) ? localSecret(dataDir, name) : '']
  return narrowTo(program, {
    environment,
    isLocal,
    port: settings.PORT,
    backofficePort: settings.BACKOFFICE_PORT,
    workerHealthPort: settings.WORKER_HEALTH_PORT ?? null,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    dataDir,
    fileStore: fileStoreSettings(settings),
    unusedFilesBytes: settings.UNUSED_FILES_MB * 1024 ** 2,
    fileBudget: { cpuMs: settings.FILE_CPU_SECONDS * 1_000, memoryBytes: settings.FILE_MEMORY_MB * 1024 ** 2 },
    edgeOrigin: settings.EDGE_ORIGIN,
    gatewayOrigin: settings.GATEWAY_ORIGIN,
    gatewayPushOrigin: settings.GATEWAY_PUSH_ORIGIN ?? settings.EDGE_ORIGIN,
    gatewayCcid: settings.GATEWAY_CCID,
    gatewaySecret: settings.GATEWAY_SECRET,
    tokenApiKey: settings.TOKEN_API_KEY,
    environmentFile: settings.ENVIRONMENT_FILE ?? null,
    trustFile: settings.TRUST_FILE ?? null,
    accessTokenSecrets: secretsOf(settings.ACCESS_TOKEN_SECRET, 'accessTokenSecrets', 'access-token'),
    variantSecrets: secretsOf(settings.VARIANT_SECRET, 'variantSecrets', 'variant'),
    auditSecrets: secretsOf(settings.AUDIT_SECRET, 'auditSecrets', 'audit'),
    backofficeSecrets: secretsOf(settings.BACKOFFICE_SECRET, 'backofficeSecrets', 'backoffice'),
    signingSecrets: secretsOf(settings.SIGNING_SECRET, 'signingSecrets', 'signing'),
    corporationApiId: settings.CORPORATION_API_ID ?? null,
    corporationApiOrigin: settings.CORPORATION_API_ORIGIN,
    issuerApiOrigin: settings.ISSUER_API_ORIGIN,
    smtpUrl: settings.SMTP_URL ?? null,
    commissionPlan: {
      commission_rate: settings.COMMISSION_RATE,
      minimum_commission_amount: settings.COMMISSION_MINIMUM,
    },
    settlementDays: settings.SETTLEMENT_DAYS,
    transferRequester: {
      code: settings.TRANSFER_REQUESTER_CODE,
      bank_code: settings.TRANSFER_BANK_CODE,
      bank_name: settings.TRANSFER_BANK_NAME,
      branch_code: settings.TRANSFER_BRANCH_CODE,
      branch_name: settings.TRANSFER_BRANCH_NAME,
      account_type: settings.TRANSFER_ACCOUNT_TYPE === '1' ? 1 : 2,
      account_number: settings.TRANSFER_ACCOUNT_NUMBER,
    },
    mailFrom: settings.MAIL_FROM,
    supportAddress: settings.SUPPORT_ADDRESS ?? (isLocal ? localSupport : null),
    logLevel: settings.LOG_LEVEL,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  })
}

/** The same of this process. */
export const readOwnConfig = (program: Program): Config => readConfig(process.env, program)

/** A secret of this data directory: made once, the same for every process that shares the directory. */
function localSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'keys')
  makePrivateFolder(folder, console.warn)
  return readOrMakeSecret(join(folder, `${name}.secret`), () => randomBytes(32).toString('base64url'), console.warn)
}
