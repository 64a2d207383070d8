import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type CommissionPlan, maxInvoiceYen } from '@invoice-card/domain'

/** Who sends the money: the account at our own bank. */
export interface Requester {
  /** Given by the bank, ten digits. */
  readonly code: string
  readonly bank_code: string
  readonly bank_name: string
  readonly branch_code: string
  readonly branch_name: string
  readonly account_type: 1 | 2
  readonly account_number: string
}

/** Everything the environment decides; the only place where environment variables are read. */
export interface Config {
  /** `local` on a developer's machine, where it may be left out; anything else refuses defaults and hides the mailbox page. */
  readonly environment: string
  readonly isLocal: boolean
  readonly port: number
  /** Where the worker answers probes and is measured; null where nobody asks. */
  readonly workerHealthPort: number | null
  /** Interface to listen on. */
  readonly host: string
  readonly databaseUrl: string
  readonly databasePoolSize: number
  readonly dataDir: string
  /** Where browsers reach the product; also the base of links in mails. */
  readonly edgeOrigin: string
  readonly cardFrameOrigin: string
  /** Where this process reaches the card gateway. */
  readonly gatewayOrigin: string
  /** Where the gateway reaches this API with its pushes. */
  readonly gatewayPushOrigin: string
  readonly gatewayCcid: string
  readonly gatewaySecret: string
  readonly tokenApiKey: string
  /** The signed set of the environment; its `toggles` are read on every call that a toggle guards. */
  readonly environmentFile: string | null
  /** The public keys that may have signed it (decision 0078). */
  readonly trustFile: string | null
  readonly accessTokenSecret: string
  /** Signs the cookies by which visitors keep their variant; the Node edge has the same. */
  readonly variantSecret: string
  /** Keys signed links and one-time codes. */
  readonly signingSecret: string
  /** Application id at the register of corporations; null asks the register of fictional firms that ships with the product. */
  readonly corporationApiId: string | null
  readonly corporationApiOrigin: string
  /** Origin of the register of qualified invoice issuers, which takes the same id. */
  readonly issuerApiOrigin: string
  /** The mail server; null, where the table of mails is the mailbox, only on a developer's machine. */
  readonly smtpUrl: string | null
  /** The fee without a promotion code; what is applied for already keeps its own. */
  readonly commissionPlan: CommissionPlan
  /** Our account, from which payees are paid. */
  readonly transferRequester: Requester
  readonly mailFrom: string
  /** Who answers: replies to mails go there, and mails name it; null where nobody does. */
  readonly supportAddress: string | null
  /** Who operates the product, at the foot of mails: company, address. */
  readonly operator: string | null
  readonly logLevel: string
  /** The OpenTelemetry collector that takes traces, by OTLP over HTTP; null exports nothing. */
  readonly otlpEndpoint: string | null
}

type Variables = Readonly<Record<string, string | undefined>>

/** @throws an Error that names every variable that is missing or malformed. */
export function readConfig(variables: Variables = process.env): Config {
  // Taken for local, an image that somebody runs bare would make its own secrets and show every mail to whoever asks.
  if (variables.NODE_ENV === 'production' && !variables.ENVIRONMENT)
    throw new Error('ENVIRONMENT is needed where NODE_ENV is production')
  const environment = variables.ENVIRONMENT ?? 'local'
  const isLocal = environment === 'local'
  const dataDir = resolve(variables.DATA_DIR ?? '.data')
  const missing: string[] = []
  const required = (name: string, local: () => string): string => {
    const value = variables[name]
    if (value) return value
    if (isLocal) return local()
    missing.push(name)
    return ''
  }
  const edgePort = Number(variables.EDGE_PORT ?? 3000)
  const edgeOrigin = required('EDGE_ORIGIN', () => `http://localhost:${edgePort}`)
  const config: Config = {
    environment,
    isLocal,
    port: portOf(variables.PORT, edgePort + 1),
    workerHealthPort: variables.WORKER_HEALTH_PORT ? portOf(variables.WORKER_HEALTH_PORT, 0) : null,
    host: variables.HOST ?? '127.0.0.1',
    databaseUrl: required('DATABASE_URL', () => `postgres://postgres:postgres@127.0.0.1:${edgePort + 3}/invoice_card`),
    databasePoolSize: Number(variables.DATABASE_POOL_SIZE ?? 10),
    dataDir,
    edgeOrigin,
    cardFrameOrigin: required('CARD_FRAME_ORIGIN', () => `http://localhost:${edgePort + 2}`),
    gatewayOrigin: required('GATEWAY_ORIGIN', () => `http://localhost:${edgePort + 2}`),
    gatewayPushOrigin: variables.GATEWAY_PUSH_ORIGIN || edgeOrigin,
    gatewayCcid: required('GATEWAY_CCID', () => 'A100000000000000000001cc'),
    gatewaySecret: required('GATEWAY_SECRET', () => 'local-gateway-secret'),
    tokenApiKey: required('TOKEN_API_KEY', () => 'local-token-api-key'),
    environmentFile: variables.ENVIRONMENT_FILE || null,
    trustFile: variables.TRUST_FILE || null,
    accessTokenSecret: required('ACCESS_TOKEN_SECRET', () => localSecret(dataDir, 'access-token')),
    variantSecret: required('VARIANT_SECRET', () => localSecret(dataDir, 'variant')),
    signingSecret: required('SIGNING_SECRET', () => localSecret(dataDir, 'signing')),
    corporationApiId: required('CORPORATION_API_ID', () => '') || null,
    issuerApiOrigin: variables.ISSUER_API_ORIGIN || 'https://web-api.invoice-kohyo.nta.go.jp',
    corporationApiOrigin: variables.CORPORATION_API_ORIGIN || 'https://api.houjin-bangou.nta.go.jp',
    smtpUrl: required('SMTP_URL', () => '') || null,
    commissionPlan: {
      commission_rate: wholeNumberOf('COMMISSION_RATE', variables.COMMISSION_RATE, 3, 100),
      minimum_commission_amount: wholeNumberOf('COMMISSION_MINIMUM', variables.COMMISSION_MINIMUM, 330, maxInvoiceYen),
    },
    transferRequester: {
      code: required('TRANSFER_REQUESTER_CODE', () => '1000000001'),
      bank_code: required('TRANSFER_BANK_CODE', () => '0001'),
      bank_name: required('TRANSFER_BANK_NAME', () => 'ﾐｽﾞﾎ'),
      branch_code: required('TRANSFER_BRANCH_CODE', () => '001'),
      branch_name: required('TRANSFER_BRANCH_NAME', () => 'ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ'),
      account_type: required('TRANSFER_ACCOUNT_TYPE', () => '2') === '1' ? 1 : 2,
      account_number: required('TRANSFER_ACCOUNT_NUMBER', () => '1234567'),
    },
    mailFrom: required('MAIL_FROM', () => '請求書カード払いオンライン <no-reply@invoice-card.example>'),
    supportAddress: variables.SUPPORT_ADDRESS || (isLocal ? 'support@invoice-card.example' : null),
    operator:
      variables.OPERATOR?.replaceAll('\\n', '\n') ||
      (isLocal ? '請求書カード払いオンライン運営事務局\n東京都千代田区丸の内1-1-1' : null),
    logLevel: variables.LOG_LEVEL ?? 'info',
    otlpEndpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT || null,
  }
  if (config.environmentFile !== null && config.trustFile === null) {
    throw new Error('ENVIRONMENT_FILE needs TRUST_FILE: the public keys that may have signed it')
  }
  if (missing.length > 0)
    throw new Error(`Environment ${environment} needs ${missing.join(', ')}: only ENVIRONMENT=local has defaults`)
  return config
}

function portOf(text: string | undefined, fallback: number): number {
  const port = Number(text ?? fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT=${text} is no port number`)
  return port
}

function wholeNumberOf(name: string, text: string | undefined, fallback: number, max: number): number {
  const value = Number(text || fallback)
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name}=${text} is no whole number from 0 to ${max}`)
  return value
}

/** A secret of this data directory: made once, the same for every process that shares the directory. */
function localSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'keys', `${name}.secret`)
  if (!existsSync(file)) {
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // api and worker start together: the one that comes second reads what the first wrote.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}
