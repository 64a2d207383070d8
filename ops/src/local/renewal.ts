import type { DataDirectory } from '../data-directory.ts'
import { renew } from '../environment/change/renew.ts'
import { blockFormOf } from '../environment/page/compose.ts'
import { readLive } from '../environment/stored/store.ts'
import { readRelease } from '../release/store.ts'
import { localEnvironmentName } from './environment.ts'

/**
 * Renews the set of the environment `local` when it is due or over: a product that was not started for months starts
 * again. A host that reads none of the pages that are written is not renewed, but follows with the next deploy.
 */
export async function renewLocally(data: DataDirectory): Promise<void> {
  const live = await readLive(data, localEnvironmentName, 'expired')
  const version = live?.set.releases['host']
  if (version === undefined || blockFormOf(await readRelease(data, 'host', version)) === undefined) return
  await renew(data, localEnvironmentName, { isOnlyWhenDue: true })
}
