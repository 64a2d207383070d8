import { type FileStore, hashOfStream } from '@invoice-card/file-store'

/** What became of one file; `gone` was removed at the source while it ran. */
export type Outcome = 'copied' | 'renewed' | 'same' | 'newer_at_target' | 'gone'

interface Between {
  readonly from: FileStore
  readonly to: FileStore
  readonly isDryRun: boolean
}

/**
 * Copies a file that the target lacks or has an older form of.
 * @throws where what the target has afterwards is not what was read
 */
export async function copyFile(between: Between, key: string): Promise<Outcome> {
  const { from, to, isDryRun } = between
  const theirs = await to.inspect(key)
  if (theirs === null) return isDryRun ? 'copied' : add(between, key)
  const ours = await from.inspect(key)
  if (ours === null) return 'gone'
  if (ours.sha256 === theirs.sha256) return 'same'
  if (ours.writtenAt <= theirs.writtenAt) return 'newer_at_target'
  return isDryRun ? 'renewed' : replace(between, key)
}

async function add({ from, to }: Between, key: string): Promise<Outcome> {
  const source = await from.open(key)
  if (!source) return 'gone'
  const stored = await to.add(key, source.stream, source.size)
  if (stored) return readBack(to, key, { sha256: stored.sha256, outcome: 'copied' })
  // The product wrote it in between, or an answer was lost: the file that is there counts.
  source.stream.destroy()
  const [ours, theirs] = await Promise.all([from.inspect(key), to.inspect(key)])
  return ours?.sha256 === theirs?.sha256 ? 'same' : 'newer_at_target'
}

async function replace({ from, to }: Between, key: string): Promise<Outcome> {
  const source = await from.open(key)
  if (!source) return 'gone'
  const { sha256 } = await to.put(key, source.stream, source.size)
  return readBack(to, key, { sha256, outcome: 'renewed' })
}

/** All of its bytes, not the hash that a store remembers. */
async function readBack(
  to: FileStore,
  key: string,
  { sha256, outcome }: { readonly sha256: string; readonly outcome: Outcome },
): Promise<Outcome> {
  const copy = await to.open(key)
  if (!copy || (await hashOfStream(copy.stream)) !== sha256)
    throw new Error(`${key} came back with other bytes than were copied`)
  return outcome
}
