import { join, resolve } from 'node:path'
import { OpsError, repositoryRoot } from './applications.ts'
import { environmentName } from './names.ts'

/** Where a data directory stores what. All paths are absolute. */
export interface DataDirectory {
  readonly root: string
  readonly releases: string
  /** Source maps by release; apart, because they are never served (decision 0086). */
  readonly maps: string
  /** What `ops registry` serves to other machines. */
  readonly registry: string
  /** Private keys of this machine, by id. */
  readonly privateKeys: string
  /** The public keys that are believed; apart from what they sign (decision 0078). */
  readonly trustFile: string
  readonly logs: string
  readonly database: string
  readonly environments: string
  /** Folder of one environment: its sets, the current one, and the page. @throws UsageError for a path. */
  readonly environment: (name: string) => string
  /** Where a process remembers the newest set it accepted. */
  readonly seen: (reader: 'ops' | 'edge' | 'api', environment: string) => string
  /** What the card document has to be, as a person has accepted it. */
  readonly acceptedCardDocument: (environment: string) => string
}

/** @param root path as given; `.data` of the repository when there is none. */
export function dataDirectory(root: string = process.env.DATA_DIR ?? join(repositoryRoot, '.data')): DataDirectory {
  const absolute = resolve(root)
  return {
    root: absolute,
    releases: join(absolute, 'releases'),
    maps: join(absolute, 'maps'),
    registry: join(absolute, 'registry'),
    privateKeys: join(absolute, 'keys/private'),
    // A folder of its own, so that a container can be given it without the private keys.
    trustFile: resolve(process.env.TRUST_FILE ?? join(absolute, 'keys/trust/keys.json')),
    logs: join(absolute, 'logs'),
    database: join(absolute, 'postgres'),
    environments: join(absolute, 'environments'),
    environment: name => join(absolute, 'environments', environmentName(name)),
    seen: (reader, environment) => join(absolute, 'state', `${reader}-${environmentName(environment)}.json`),
    acceptedCardDocument: environment => join(absolute, 'state', `card-document-${environmentName(environment)}.json`),
  }
}

/** Whole days for which a new set is accepted. @throws OpsError for what is no number of days. */
export function setLifetimeDays(text: string = process.env.SET_LIFETIME_DAYS ?? '30'): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 365)
    throw new OpsError(`SET_LIFETIME_DAYS=${text} is no number of whole days from 1 to 365`)
  return days
}
