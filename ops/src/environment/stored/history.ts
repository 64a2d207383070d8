import { openSet, Refused, verifySetSignature, type OpenedSet } from '@invoice-card/environment/verify'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { readTrust } from '../../keys/trust-file.ts'
import { listIfThere, readIfThere } from '../../read-if-there.ts'
import { setPath, setsPath } from './files.ts'

/** Sequence of the newest set in the history; 0 where there is none. */
export async function newestSequence(data: DataDirectory, name: string): Promise<number> {
  const files = await listIfThere(setsPath(data, name))
  return Math.max(0, ...files.map(file => Number(/^(\d{6,})\.json$/.exec(file)?.[1] ?? 0)))
}

/**
 * The sets before a verified one, newest first. Each names the hash of the one before, so the last signature vouches
 * for all.
 * @throws OpsError at the first set that was edited or is gone.
 */
export async function* setsBefore(data: DataDirectory, live: EnvironmentSet): AsyncGenerator<OpenedSet> {
  let earlier = await readBefore(data, live)
  while (earlier) {
    yield earlier
    earlier = await readBefore(data, earlier.set)
  }
}

/** The set that a verified one was made from. @throws OpsError where it was edited or is gone. */
export async function readBefore(data: DataDirectory, next: EnvironmentSet): Promise<OpenedSet | null> {
  if (next.previous === null) return null
  const earlier = await readUnverified(data, next.name, next.previous)
  if (earlier.hash === next.previous_hash) return earlier
  const advice = `Bring ${setPath(data, next.name, next.previous)} back from a backup`
  throw new OpsError(
    `Set ${next.previous} of ${next.name} is not the one that set ${next.sequence} was made from: ` +
      `the history was edited. ${advice}`,
  )
}

/**
 * An earlier set as the source of a new one. @throws OpsError where it is not in the history, or its key was revoked.
 */
export async function readEarlierSet(
  data: DataDirectory,
  live: EnvironmentSet,
  sequence: number,
): Promise<EnvironmentSet> {
  const { name } = live
  if (sequence === live.sequence) return live
  if (sequence < live.sequence) {
    for await (const earlier of setsBefore(data, live)) {
      if (earlier.set.sequence !== sequence) continue
      await assertTrusted(data, name, earlier, ': deploy the versions you want by name, `pnpm ops deploy NAME@VERSION`')
      return earlier.set
    }
  }
  throw new OpsError(`Environment ${name} has no set ${sequence}: \`pnpm ops history --env ${name}\` lists them`, {
    code: 'not_found',
  })
}

/** A set by its own signature, where none after it vouches for it. @throws OpsError unless it is to be believed. */
export async function readSet(data: DataDirectory, name: string, sequence: number): Promise<OpenedSet> {
  const opened = await readUnverified(data, name, sequence)
  await assertTrusted(data, name, opened)
  if (opened.set.sequence === sequence) return opened
  throw new OpsError(`Set ${sequence} of ${name} is a copy of set ${opened.set.sequence}: the history was edited`)
}

async function assertTrusted(data: DataDirectory, environment: string, opened: OpenedSet, advice = ''): Promise<void> {
  const trust = await readTrust(data)
  try {
    verifySetSignature(opened, { environment, trust })
  } catch (cause) {
    throw new OpsError(`${(cause as Error).message}${advice}`, { cause })
  }
}

async function readUnverified(data: DataDirectory, name: string, sequence: number): Promise<OpenedSet> {
  const path = setPath(data, name, sequence)
  const what = `Set ${sequence} of ${name}`
  const content = await readIfThere(path)
  if (content === null) throw new OpsError(`${what} is gone from the history: bring ${path} back from a backup`)
  try {
    return openSet(content, what)
  } catch (cause) {
    if (cause instanceof Refused) throw new OpsError(`${cause.message}: the history was edited`, { cause })
    throw cause
  }
}
