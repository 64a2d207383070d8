import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import { readHistory } from '../environment/stored/set-history.ts'
import { readCurrentSet } from '../environment/stored/store.ts'
import { readIfThere } from '../read-if-there.ts'
import { readRelease } from '../release/store.ts'

/** What the last start had built, and the set that it left live. */
const LastStart = v.object({ sequence: v.number(), built: v.record(v.string(), v.string()) })
type LastStart = v.InferOutput<typeof LastStart>

const path = (data: DataDirectory) => join(data.root, 'builds', 'last-start.json')

/** Written when its builds are live: a start that fails in between leaves them new for the next one. */
export const writeLastStart = (data: DataDirectory, last: LastStart): Promise<void> =>
  writeAtomically(path(data), JSON.stringify(last))

async function readLastStart(data: DataDirectory): Promise<LastStart | null> {
  const last = v.safeParse(v.pipe(v.string(), v.parseJson(), LastStart), await readIfThere(path(data)))
  return last.success ? last.output : null
}

interface Chosen {
  readonly name: string
  /** Null for what somebody took out. */
  readonly version: string | null
  readonly reason: string
}

/**
 * What a start leaves as it is: pinned versions, and what somebody rolled back to, deployed or took out since the last
 * start, while what is built was built by then or was live since and replaced.
 */
export async function chosenSinceLastStart(
  data: DataDirectory,
  environment: string,
  built: Readonly<Record<string, string>>,
): Promise<Chosen[]> {
  const [live, last] = await Promise.all([readCurrentSet(data, environment), readLastStart(data)])
  if (!live) return []
  const since = last ? await setsSince(data, environment, last.sequence) : []
  const chosen = Object.entries(built).flatMap(([name, newest]) => {
    const version = live.releases[name] ?? null
    const reason = newest === version ? null : whyChosen({ name, built: newest, live, last, since })
    return reason ? [{ name, version, reason }] : []
  })
  const isReadable = await Promise.all(
    chosen.map(
      async ({ name, version }) =>
        version === null ||
        readRelease(data, name, version).then(
          () => true,
          () => false,
        ),
    ),
  )
  return chosen.filter((_, index) => isReadable[index])
}

interface Candidate {
  readonly name: string
  readonly built: string
  readonly live: EnvironmentSet
  readonly last: LastStart | null
  readonly since: readonly EnvironmentSet[]
}

function whyChosen({ name, built, live, last, since }: Candidate): string | null {
  if (live.pinned?.includes(name)) return 'it is pinned'
  if (last?.built[name] === built) return 'somebody chose it, and nothing new was built since'
  return since.some(set => set.releases[name] === built) ? 'somebody chose it after the newest build' : null
}

async function setsSince(data: DataDirectory, environment: string, sequence: number): Promise<EnvironmentSet[]> {
  const sets = []
  for await (const entry of readHistory(data, environment)) {
    if (entry.sequence <= sequence) break
    if (entry.set) sets.push(entry.set)
  }
  return sets
}
