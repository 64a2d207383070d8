import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { OpenedSet } from './envelope.ts'
import { Refused } from './refused.ts'

const Seen = v.strictObject({ sequence: v.number(), hash: v.string() })

/**
 * The newest set that a process has accepted: an older one is never accepted again, nor another one of the same
 * sequence.
 */
export type Seen = v.InferOutput<typeof Seen>

/** Null where nothing was accepted yet. @throws Refused where the file is damaged. */
export async function readHighestSeen(file: string): Promise<Seen | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return v.parse(Seen, JSON.parse(text))
  } catch (cause) {
    throw new Refused('unreadable', `${file} does not say which set was seen last`, { cause })
  }
}

/** The newer one of two. */
export const newerOf = (a: Seen | null, b: Seen | null): Seen | null =>
  (a?.sequence ?? 0) >= (b?.sequence ?? 0) ? (a ?? b) : b

/** Remembers a set across restarts, unless a newer one is remembered already: several processes may share the file. */
export async function raiseHighestSeen(file: string, seen: Seen): Promise<void> {
  const known = await readHighestSeen(file)
  if (known && known.sequence >= seen.sequence) return
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  const handle = await open(temporary, 'w', 0o644)
  try {
    await handle.writeFile(JSON.stringify({ sequence: seen.sequence, hash: seen.hash }))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

/** @throws Refused for a set that is older than the newest one seen, or another one of its sequence. */
export function refuseReplay(
  { set: { name, sequence }, hash }: Pick<OpenedSet, 'set' | 'hash'>,
  seen: Seen | null,
): void {
  if (!seen) return
  if (sequence < seen.sequence) {
    throw new Refused(
      'replayed',
      `Set ${sequence} of ${name} is older than set ${seen.sequence}, which was live already`,
    )
  }
  if (sequence === seen.sequence && hash !== seen.hash) {
    throw new Refused(
      'replayed',
      `Set ${sequence} of ${name} is another one than the set ${sequence} that was live already`,
    )
  }
}
