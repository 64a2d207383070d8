import { Refused, verifySet, type OpenedSet } from '@invoice-card/environment/verify'
import { readFile } from 'node:fs/promises'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { readTrust } from '../../keys/trust-file.ts'
import { setPath } from './files.ts'
import { newestSequence } from './history.ts'
import { readLive, readPagesOfSet, remember, serve, type AcceptedProblems } from './store.ts'

/**
 * What the next set is made from: the live one, or the one that a change left behind which died between history and
 * page. Its set was decided and signed, and the history does not take another one of its number. Reads only.
 * @throws OpsError when the live set is not to be believed.
 */
export async function readBase(
  data: DataDirectory,
  name: string,
  overlooks?: AcceptedProblems,
): Promise<OpenedSet | null> {
  const live = await readLive(data, name, overlooks)
  return (await readFollower(data, name, live)) ?? live
}

/** Finishes such a change, for a command that is about to make the next set; and remembers which set is live. */
export async function finishInterrupted(
  data: DataDirectory,
  name: string,
  overlooks?: AcceptedProblems,
): Promise<void> {
  const live = await readLive(data, name, overlooks)
  if (live) await remember(data, live)
  const follower = await readFollower(data, name, live)
  if (!follower) return
  await serve(data, follower.set, await readPagesOfSet(data, follower.set))
}

async function readFollower(data: DataDirectory, name: string, live: OpenedSet | null): Promise<OpenedSet | null> {
  const sequence = (live?.set.sequence ?? 0) + 1
  if ((await newestSequence(data, name)) < sequence) return null
  const path = setPath(data, name, sequence)
  const content = await readFile(path, 'utf8')
  const seen = live && { sequence: live.set.sequence, hash: live.hash }
  const trust = await readTrust(data)
  try {
    const follower = verifySet(content, { environment: name, trust, seen, now: new Date(), overlooks: 'expired' })
    if (follower.set.previous_hash === (live?.hash ?? null)) return follower
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  throw new OpsError(`${path} does not follow the live set and was never live: somebody put it there. Delete it`)
}
