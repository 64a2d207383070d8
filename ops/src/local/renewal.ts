import { existsSync } from 'node:fs'
import type { DataDirectory } from '../data-directory.ts'
import { currentSetPath } from '../environment/stored/files.ts'
import { renew } from '../environment/change/renew.ts'
import { localEnvironmentName } from './environment.ts'

/**
 * Renews the set of the environment `local` when it is due or over: a product that was not started for months starts
 * again.
 */
export async function renewLocally(data: DataDirectory): Promise<void> {
  if (existsSync(currentSetPath(data, localEnvironmentName)))
    await renew(data, localEnvironmentName, { isOnlyWhenDue: true })
}
