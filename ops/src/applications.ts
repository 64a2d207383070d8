import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Root of the repository. */
export const repositoryRoot = join(import.meta.dirname, '../..')

/** A separately deployed part of the front: its folder, which is also its release's name. */
export interface Application {
  readonly name: string
}

export const hostName = 'host'

/** True for `host` and `remote-…`: what may stand in a release store. */
export const isApplicationName = (name: string): boolean =>
  name === hostName || /^remote-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** What this repository builds: the host and every folder of a remote that declares itself. */
export const applications: readonly Application[] = [
  { name: hostName },
  ...readdirSync(repositoryRoot)
    .filter(name => isApplicationName(name) && existsSync(join(repositoryRoot, name, 'remote.ts')))
    .sort()
    .map(name => ({ name })),
]

/** @throws OpsError for a name that this repository does not build. */
export function applicationNamed(name: string): Application {
  const application = applications.find(candidate => candidate.name === name)
  if (!application) throw noApplication(name)
  return application
}

/** Names those that there are. */
export function noApplication(name: string): OpsError {
  const names = applications.map(application => application.name).join(', ')
  return new OpsError(`No application ${name}. There are: ${names}`, { code: 'not_found' })
}

/** For programs: wrong_usage is the command line's, refused the gate's, locked another process's. */
export type ErrorCode = 'wrong_usage' | 'not_found' | 'refused' | 'locked' | 'failed' | 'unreachable'

interface Details {
  readonly code?: ErrorCode
  readonly reasons?: readonly string[]
  readonly cause?: unknown
}

/** Something the person at the command line can put right; printed without a stack. */
export class OpsError extends Error {
  override name = 'OpsError'
  readonly code: ErrorCode
  /** Each of the gate's reasons; empty where the message says all. */
  readonly reasons: readonly string[]

  constructor(message: string, { code = 'failed', reasons = [], cause }: Details = {}) {
    super(message, { cause })
    this.code = code
    this.reasons = reasons
  }
}

/** The command line itself is wrong: whatever the environment is like, it would not work. */
export class UsageError extends OpsError {
  constructor(message: string, cause?: unknown) {
    super(message, { code: 'wrong_usage', cause })
  }
}
