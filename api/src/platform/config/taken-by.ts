import type { Config } from './config.ts'

/** Who reads the settings, as each names itself where one is wrong. */
export const programs = {
  api: 'The API',
  worker: 'The worker',
  backoffice: 'The back office',
  /** Makes what the others make, on a developer's machine alone: it takes all settings. */
  seed: 'The seed',
} as const
export type Program = keyof typeof programs

interface Narrow {
  readonly variables: readonly string[]
  readonly takenBy: readonly Exclude<Program, 'seed'>[]
}

/**
 * Settings that not every process takes: an attacker in one process gets no secret of another (decision 0161). All
 * tests run handlers, jobs and commands with what their process takes.
 */
const narrow: { readonly [Field in keyof Config]?: Narrow } = {
  port: { variables: ['PORT'], takenBy: ['api'] },
  workerHealthPort: { variables: ['WORKER_HEALTH_PORT'], takenBy: ['worker'] },
  backofficePort: { variables: ['BACKOFFICE_PORT'], takenBy: ['backoffice'] },
  accessTokenSecrets: { variables: ['ACCESS_TOKEN_SECRET'], takenBy: ['api'] },
  variantSecrets: { variables: ['VARIANT_SECRET'], takenBy: ['api'] },
  auditSecrets: { variables: ['AUDIT_SECRET'], takenBy: ['worker', 'backoffice'] },
  backofficeSecrets: { variables: ['BACKOFFICE_SECRET'], takenBy: ['backoffice'] },
  environmentFile: { variables: ['ENVIRONMENT_FILE'], takenBy: ['api', 'worker'] },
  trustFile: { variables: ['TRUST_FILE'], takenBy: ['api', 'worker'] },
  gatewayPushOrigin: { variables: ['GATEWAY_PUSH_ORIGIN'], takenBy: ['api'] },
  tokenApiKey: { variables: ['TOKEN_API_KEY'], takenBy: [] },
  corporationApiId: { variables: ['CORPORATION_API_ID'], takenBy: ['api', 'worker'] },
  corporationApiOrigin: { variables: ['CORPORATION_API_ORIGIN'], takenBy: ['api', 'worker'] },
  issuerApiOrigin: { variables: ['ISSUER_API_ORIGIN'], takenBy: ['api', 'worker'] },
  smtpUrl: { variables: ['SMTP_URL', 'SMTP_TLS'], takenBy: ['worker'] },
  mailFrom: { variables: ['MAIL_FROM'], takenBy: ['api', 'worker'] },
  supportAddress: { variables: ['SUPPORT_ADDRESS'], takenBy: ['api', 'worker'] },
  unusedFilesBytes: { variables: ['UNUSED_FILES_MB'], takenBy: ['api'] },
  fileBudget: { variables: ['FILE_CPU_SECONDS', 'FILE_MEMORY_MB'], takenBy: ['api', 'worker'] },
  commissionPlan: { variables: ['COMMISSION_RATE', 'COMMISSION_MINIMUM'], takenBy: ['api', 'backoffice'] },
  settlementDays: { variables: ['SETTLEMENT_DAYS'], takenBy: ['worker', 'backoffice'] },
  transferRequester: {
    variables: [
      'TRANSFER_REQUESTER_CODE',
      'TRANSFER_BANK_CODE',
      'TRANSFER_BANK_NAME',
      'TRANSFER_BRANCH_CODE',
      'TRANSFER_BRANCH_NAME',
      'TRANSFER_ACCOUNT_TYPE',
      'TRANSFER_ACCOUNT_NUMBER',
    ],
    takenBy: ['worker', 'backoffice'],
  },
}

const untaken = (program: Program): [string, Narrow][] =>
  program === 'seed' ? [] : Object.entries(narrow).filter(([, { takenBy }]) => !takenBy.includes(program))

export const isTaken = (program: Program, field: keyof Config): boolean =>
  !untaken(program).some(([name]) => name === field)

/** The variables among those of all processes that this one does not take. */
export const untakenVariables = (program: Program): readonly string[] =>
  untaken(program).flatMap(([, { variables }]) => variables)

/** The configuration of one process. To read what it does not take throws: an undefined key would sign all the same. */
export function narrowTo(program: Program, config: Config): Config {
  const narrowed = { ...config }
  for (const [field] of untaken(program))
    Object.defineProperty(narrowed, field, {
      // A copy of the configuration is made by many, and reads all that can be listed.
      enumerable: false,
      get: () => {
        throw new Error(`${programs[program]} does not take the setting ${field}: see taken-by.ts`)
      },
    })
  return narrowed
}
