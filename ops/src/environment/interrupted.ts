import { Refused, verifySet, type OpenedSet } from '@invoice-card/environment/verify'
import { readFile } from 'node:fs/promises'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readTrust } from '../keys/trust-file.ts'
import { integrityOf } from '../release/store.ts'
import { pageOfSet, setPath } from './files.ts'
import { newestSequence } from './history.ts'
import { readLive, serve, type Overlooked } from './store.ts'

/**
 * The live set, for who is about to change it. A change that died between history and page is finished first: its set was
 * decided and signed, and the history does not take another one of its number.
 * @throws OpsError when the live set is not to be believed.
 */
export async function readLiveToChange(
  data: DataDirectory, name: string, overlooks?: Overlooked,
): Promise<OpenedSet | null> {
  const live = await readLive(data, name, overlooks)
  const sequence = (live?.set.sequence ?? 0) + 1
  if (await newestSequence(data, name) < sequence) return live
  const { set } = await followerOf(data, name, live)
  const page = await readFile(pageOfSet(data.environment(name), sequence), 'utf8').catch(() => '')
  if (integrityOf(page) !== set.page_integrity) {
    throw new OpsError(`The page of set ${sequence} of ${name} is not the one that belongs to it: it was changed by hand. Delete ${setPath(data, name, sequence)}, which never was live`)
  }
  await serve(data, set, page)
  return readLive(data, name)
}

async function followerOf(data: DataDirectory, name: string, live: OpenedSet | null): Promise<OpenedSet> {
  const path = setPath(data, name, (live?.set.sequence ?? 0) + 1)
  const content = await readFile(path, 'utf8')
  const seen = live && { sequence: live.set.sequence, hash: live.hash }
  try {
    const follower = verifySet(content, { environment: name, trust: await readTrust(data), seen, now: new Date(), overlooks: 'expired' })
    if (follower.set.previous_hash === (live?.hash ?? null)) return follower
  }
  catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  throw new OpsError(`${path} does not follow the live set and was never live: somebody put it there. Delete it`)
}
