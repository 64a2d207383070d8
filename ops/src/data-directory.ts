import { join, resolve } from 'node:path'
import { repositoryRoot } from './applications.ts'
import { environmentName } from './names.ts'

/** Where a data directory keeps what. All paths are absolute. */
export interface DataDirectory {
  readonly root: string
  readonly releases: string
  readonly keys: string
  readonly logs: string
  readonly database: string
  readonly environments: string
  /** Folder of one environment: its sets, the current one, and the page. @throws UsageError for a path. */
  readonly environment: (name: string) => string
}

/** @param root path as given; `.data` of the repository when there is none. */
export function dataDirectory(root: string = process.env.DATA_DIR ?? join(repositoryRoot, '.data')): DataDirectory {
  const absolute = resolve(root)
  return {
    root: absolute,
    releases: join(absolute, 'releases'),
    keys: join(absolute, 'keys'),
    logs: join(absolute, 'logs'),
    database: join(absolute, 'postgres'),
    environments: join(absolute, 'environments'),
    environment: name => join(absolute, 'environments', environmentName(name)),
  }
}
