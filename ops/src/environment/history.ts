import { openSet, Refused, verifySetSignature, type OpenedSet } from '@invoice-card/environment/verify'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readTrust } from '../keys/trust-file.ts'
import { setPath } from './files.ts'

/** Sequence of the newest set in the history; 0 where there is none. */
export async function newestSequence(data: DataDirectory, name: string): Promise<number> {
  const files = await readdir(dirname(setPath(data, name, 1))).catch(() => [])
  return Math.max(0, ...files.map(file => Number(/^(\d{6,})\.json$/.exec(file)?.[1] ?? 0)))
}

/**
 * The sets before a verified one, newest first. Each names the hash of the one before, so the last signature vouches for all.
 * @throws OpsError at the first set that was edited or is gone.
 */
export async function* setsBefore(
  data: DataDirectory, { set: live }: Pick<OpenedSet, 'set'>,
): AsyncGenerator<OpenedSet> {
  for (let set = live; set.previous !== null;) {
    const content = await readFile(setPath(data, live.name, set.previous), 'utf8').catch(() => null)
    if (content === null) {
      throw new OpsError(`${brokenChain(set)} is gone from the history: bring ${setPath(data, live.name, set.previous)} back from a backup`)
    }
    const earlier = readable(content, set)
    if (earlier.hash !== set.previous_hash) {
      throw new OpsError(`${brokenChain(set)} is not the one that set ${set.sequence} was made from: the history was edited. Bring ${setPath(data, live.name, set.previous)} back from a backup`)
    }
    yield earlier
    set = earlier.set
  }
}

/** An earlier set as the source of a new one. @throws OpsError where it is not in the history, or its key was revoked. */
export async function readEarlierSet(
  data: DataDirectory, live: Pick<OpenedSet, 'set'>, sequence: number,
): Promise<EnvironmentSet> {
  const { name } = live.set
  if (sequence === live.set.sequence) return live.set
  for await (const earlier of setsBefore(data, live)) {
    if (earlier.set.sequence !== sequence) continue
    assertTrusted(earlier, await readTrust(data))
    return earlier.set
  }
  throw new OpsError(`Environment ${name} has no set ${sequence}`)
}

function assertTrusted(earlier: OpenedSet, trust: Awaited<ReturnType<typeof readTrust>>): void {
  try {
    verifySetSignature(earlier, { environment: earlier.set.name, trust })
  }
  catch (cause) {
    throw new OpsError(`${(cause as Error).message}: deploy the versions you want by name, \`pnpm ops deploy NAME@VERSION\``, { cause })
  }
}

function readable(content: string, next: EnvironmentSet): OpenedSet {
  try {
    return openSet(content, brokenChain(next))
  }
  catch (cause) {
    if (cause instanceof Refused) throw new OpsError(`${cause.message}: the history was edited`, { cause })
    throw cause
  }
}

const brokenChain = ({ name, previous }: EnvironmentSet) => `Set ${previous} of ${name}`
