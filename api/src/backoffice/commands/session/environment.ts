import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { type Config, readConfig } from '../../../platform/config/public.ts'
import { UsageError } from './usage.ts'

const program = 'backoffice'

/** What a running local instance says about itself. */
const LocalInstance = v.object({
  database_urls: v.object({ examiner: v.string() }),
  gateway_origin: v.string(),
  edge_origin: v.string(),
  backoffice_origin: v.string(),
})

/** Where the calls are answered, and where this person's sessions are stored. */
export interface BackofficeTarget {
  readonly origin: string
  readonly sessionsDir: string
  /** Demo examiners are there, and sign in by themselves. */
  readonly isLocal: boolean
  /** What a script gives instead of typing it. */
  readonly given: { readonly password?: string; readonly code?: string; readonly newPassword?: string }
}

const dataDirOf = ({ DATA_DIR }: NodeJS.ProcessEnv): string => resolve(DATA_DIR || '.data')

const localInstance = (variables: NodeJS.ProcessEnv) =>
  v.safeParse(LocalInstance, readJson(join(dataDirOf(variables), 'local.json')))

/**
 * The back office that is named, or that of the local instance under `DATA_DIR` where none is.
 * @throws UsageError
 */
export function readTarget(variables: NodeJS.ProcessEnv = process.env): BackofficeTarget {
  const { ENVIRONMENT, BACKOFFICE_ORIGIN } = variables
  const local = localInstance(variables)
  const localOrigin = local.success && (ENVIRONMENT ?? 'local') === 'local' ? local.output.backoffice_origin : null
  const origin = BACKOFFICE_ORIGIN || localOrigin
  if (!origin)
    throw new UsageError(
      'No running instance found: set BACKOFFICE_ORIGIN, or start one with `pnpm start` (it writes local.json into DATA_DIR).',
    )
  const url = URL.parse(origin)
  // Password and code would go over the network for everybody to read.
  if (url?.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? ''))
    throw new UsageError(`BACKOFFICE_ORIGIN takes https, or http on this machine, not ${origin}.`)
  return {
    origin,
    sessionsDir: join(dataDirOf(variables), 'backoffice-sessions'),
    // Where nobody named the environment, the passwords of demo examiners go to no other back office.
    isLocal: ENVIRONMENT === undefined ? origin === localOrigin : ENVIRONMENT === 'local',
    given: {
      ...(variables.BACKOFFICE_PASSWORD && { password: variables.BACKOFFICE_PASSWORD }),
      ...(variables.BACKOFFICE_CODE && { code: variables.BACKOFFICE_CODE }),
      ...(variables.BACKOFFICE_NEW_PASSWORD && { newPassword: variables.BACKOFFICE_NEW_PASSWORD }),
    },
  }
}

/**
 * For what works on the database itself: the configuration of the environment that is named, or of the local instance
 * under `DATA_DIR` where none is. It logs nothing: standard output has the answer alone.
 * @throws SettingsError
 */
export function readBackofficeConfig(set: NodeJS.ProcessEnv = process.env): Config {
  const variables: NodeJS.ProcessEnv = { ...set, LOG_LEVEL: 'silent' }
  const local = localInstance(variables)
  const { ENVIRONMENT = 'local', DATABASE_URL } = variables
  const localUrl = local.success ? local.output.database_urls.examiner : null
  // A database that nobody named the environment of is not taken for a developer's.
  if (ENVIRONMENT !== 'local' || (DATABASE_URL && DATABASE_URL !== localUrl)) return readConfig(variables, program)
  if (!local.success)
    throw new UsageError('No running instance found: set ENVIRONMENT and DATABASE_URL, or start one with `pnpm start`.')
  const { database_urls, gateway_origin, edge_origin } = local.output
  return readConfig(
    {
      GATEWAY_ORIGIN: gateway_origin,
      EDGE_ORIGIN: edge_origin,
      ...variables,
      ENVIRONMENT: 'local',
      DATABASE_URL: database_urls.examiner,
    },
    program,
  )
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
