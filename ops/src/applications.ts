import { join } from 'node:path'

/** Root of the repository. */
export const repositoryRoot = join(import.meta.dirname, '../..')

/** A separately deployed part of the front. */
export interface Application {
  /** Folder and release name. */
  readonly name: string
  /** Name in module federation. */
  readonly federationName: string
  /** First URL segment of its screens; null for the host. */
  readonly prefix: string | null
}

export const host: Application = { name: 'host', federationName: 'host', prefix: null }

export const remotes: readonly Application[] = [
  { name: 'remote-payments', federationName: 'remote_payments', prefix: 'payments' },
  { name: 'remote-collections', federationName: 'remote_collections', prefix: 'collections' },
  { name: 'remote-suppliers', federationName: 'remote_suppliers', prefix: 'suppliers' },
  { name: 'remote-account', federationName: 'remote_account', prefix: 'myaccount' },
]

export const applications: readonly Application[] = [host, ...remotes]

/** @throws OpsError for a name that is no application. */
export function applicationNamed(name: string): Application {
  const application = applications.find(candidate => candidate.name === name)
  if (!application) throw new OpsError(`No application ${name}. There are: ${applications.map(({ name }) => name).join(', ')}`)
  return application
}

/** Something the person at the command line can put right; printed without a stack. */
export class OpsError extends Error { override name = 'OpsError' }
