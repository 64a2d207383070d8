import { maxInvoiceYen } from '@invoice-card/domain'
import { fileStoreEntries } from '@invoice-card/file-store'
import {
  choice,
  databaseUrl,
  optionalOrigin,
  optionalText,
  origin,
  type Environment,
  port,
  rotatedSecret,
  secret,
  serviceUrl,
  smtpUrl,
  text,
  type Variables,
  wholeNumber,
} from '@invoice-card/settings'
import * as v from 'valibot'
import { defaultFileBudget } from '../file-budget/public.ts'
import { type Program, untakenVariables } from './taken-by.ts'

/** The merchant and the keys of the gateway sandbox, which accepts any card and charges nobody. */
const sandbox = { ccid: 'A100000000000000000001cc', secret: 'local-gateway-secret', tokenApiKey: 'local-token-api-key' }

// With less, honest files were not read: a large photo takes 1,056 MB (decision 0159).
const leastFileMemoryMb = 1_152

/** The variables that a process takes. @param edgePort where the ports of a local run begin */
export function settingsOf(environment: Environment, set: Variables, edgePort: number, program: Program) {
  const settings = allSettings(environment, set, edgePort)
  for (const name of untakenVariables(program)) Reflect.deleteProperty(settings, name)
  // Of what is left out nobody gets the value: `narrowTo`.
  return settings
}

/** The variables of all of them. */
function allSettings(environment: Environment, set: Variables, edgePort: number) {
  const localOrigin = (offset: number) => `http://localhost:${edgePort + offset}`
  const ownSecret = (name: string, others: readonly string[]) => {
    const what = { hint: `${name}: openssl rand -hex 32`, others: others.map(other => set[other]) }
    // Without one `readConfig` takes that of the data directory.
    return environment.isLocal ? v.optional(rotatedSecret(environment, what)) : rotatedSecret(environment, what)
  }
  return {
    PORT: port(edgePort + 1),
    BACKOFFICE_PORT: port(edgePort + 4),
    WORKER_HEALTH_PORT: v.optional(port(0)),
    HOST: v.optional(v.string(), '127.0.0.1'),
    DATA_DIR: v.optional(v.string(), '.data'),
    ...fileStoreEntries(environment, set),
    UNUSED_FILES_MB: wholeNumber(2_048, 1_000_000, 1),
    FILE_CPU_SECONDS: wholeNumber(defaultFileBudget.cpuMs / 1_000, 3_600, 1),
    FILE_MEMORY_MB: wholeNumber(defaultFileBudget.memoryBytes / 1024 ** 2, 65_536, leastFileMemoryMb),
    LOG_LEVEL: v.optional(
      v.picklist(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'is no level. Set trace, debug, info, warn, error, fatal or silent',
      ),
      'info',
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(serviceUrl(environment)),

    DATABASE_URL: databaseUrl(environment, {
      hint: 'postgres://…?sslmode=verify-full',
      local: `postgres://postgres:postgres@127.0.0.1:${edgePort + 3}/invoice_card`,
      tls: set.DATABASE_TLS,
    }),
    DATABASE_TLS: tlsSwitch(),
    DATABASE_POOL_SIZE: wholeNumber(10, 1_000),

    EDGE_ORIGIN: origin(environment, { hint: 'where browsers reach the product', local: localOrigin(0) }),

    GATEWAY_ORIGIN: origin(environment, { hint: 'where the card gateway answers', local: localOrigin(2) }),
    GATEWAY_PUSH_ORIGIN: v.optional(origin(environment, { hint: 'where the gateway reaches this API' })),
    GATEWAY_CCID: text(environment, {
      hint: "the merchant's id at the card gateway",
      local: sandbox.ccid,
      forbidden: [sandbox.ccid],
    }),
    GATEWAY_SECRET: secret(environment, { hint: "the merchant's secret at the card gateway", local: sandbox.secret }),
    TOKEN_API_KEY: text(environment, { hint: 'the public key of the token endpoint', local: sandbox.tokenApiKey }),

    ENVIRONMENT_FILE: optionalText(),
    TRUST_FILE: set.ENVIRONMENT_FILE
      ? v.string('is missing. Set the file of public keys that may have signed ENVIRONMENT_FILE')
      : optionalText(),

    ACCESS_TOKEN_SECRET: ownSecret('the key of tokens', ['SIGNING_SECRET', 'VARIANT_SECRET', 'GATEWAY_SECRET']),
    SIGNING_SECRET: ownSecret('the key of links and codes', ['VARIANT_SECRET', 'GATEWAY_SECRET']),
    AUDIT_SECRET: ownSecret('the key of the anchors of the audit log', [
      'ACCESS_TOKEN_SECRET',
      'SIGNING_SECRET',
      'VARIANT_SECRET',
      'GATEWAY_SECRET',
    ]),
    BACKOFFICE_SECRET: ownSecret('the key of the second factors of examiners', [
      'ACCESS_TOKEN_SECRET',
      'SIGNING_SECRET',
      'AUDIT_SECRET',
      'VARIANT_SECRET',
      'GATEWAY_SECRET',
    ]),
    VARIANT_SECRET: ownSecret('the key of the cookies of variants', ['GATEWAY_SECRET']),

    CORPORATION_API_ID: environment.isLocal
      ? optionalText()
      : text(environment, { hint: 'the application id at the register of corporations' }),
    CORPORATION_API_ORIGIN: optionalOrigin(environment, 'https://api.houjin-bangou.nta.go.jp'),
    ISSUER_API_ORIGIN: optionalOrigin(environment, 'https://web-api.invoice-kohyo.nta.go.jp'),

    SMTP_URL: smtpUrl(environment, { tls: set.SMTP_TLS }),
    SMTP_TLS: tlsSwitch(),
    MAIL_FROM: text(environment, {
      hint: 'the sender of mails',
      local: '請求書カード払いオンライン <no-reply@invoice-card.example>',
    }),
    SUPPORT_ADDRESS: optionalText(),

    COMMISSION_RATE: wholeNumber(3, 100),
    COMMISSION_MINIMUM: wholeNumber(330, maxInvoiceYen),

    SETTLEMENT_DAYS: settlementDays(),

    TRANSFER_REQUESTER_CODE: text(environment, { hint: 'ten digits, given by the bank', local: '1000000001' }),
    TRANSFER_BANK_CODE: text(environment, { hint: 'four digits', local: '0001' }),
    TRANSFER_BANK_NAME: text(environment, { hint: 'half-width kana', local: 'ﾐｽﾞﾎ' }),
    TRANSFER_BRANCH_CODE: text(environment, { hint: 'three digits', local: '001' }),
    TRANSFER_BRANCH_NAME: text(environment, { hint: 'half-width kana', local: 'ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ' }),
    TRANSFER_ACCOUNT_TYPE: choice(environment, ['1', '2'], { hint: '1 (ordinary) or 2 (current)', local: '2' }),
    TRANSFER_ACCOUNT_NUMBER: text(environment, { hint: 'seven digits', local: '1234567' }),
  }
}

/** How long the acquirer may take to pay for a charge: the audit after a restore needs it too. */
export const settlementDays = () => wholeNumber(45, 366, 1)

const tlsSwitch = () =>
  v.optional(v.literal('off', 'is not off. Leave it out, or set off on a private network (decision 0117)'))
