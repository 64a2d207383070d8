import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { renew } from '../environment/change/renew.ts'
import { pageRefusals } from '../environment/page/compose.ts'
import { readLive } from '../environment/stored/store.ts'
import { readRelease } from '../release/store.ts'
import { localEnvironmentName } from './environment.ts'

/**
 * Renews the set of the environment `local` when it is due or over: a product that was not started for months starts
 * again. One whose host cannot be read, or reads none of the pages that are written, waits for the next deploy.
 */
export async function renewLocally(data: DataDirectory, report: (line: string) => void): Promise<void> {
  const live = await readLive(data, localEnvironmentName, 'expired')
  const version = live?.set.releases['host']
  if (version === undefined) return
  const refusal = await refusalOf(data, version)
  if (refusal !== undefined) return report(`The environment was not renewed: ${refusal}`)
  await renew(data, localEnvironmentName, { isOnlyWhenDue: true })
}

async function refusalOf(data: DataDirectory, hostVersion: string): Promise<string | undefined> {
  try {
    const host = await readRelease(data, 'host', hostVersion)
    return pageRefusals({ stable: [host], canary: null, overrides: {} })[0]
  } catch (error) {
    if (error instanceof OpsError) return error.message
    throw error
  }
}
