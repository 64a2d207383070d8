import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { OpenedSet } from './envelope.ts'
import { newerOf, raiseHighestSeen, readHighestSeen, type Seen } from './highest-seen.ts'
import { readTrustFile } from './trust.ts'
import { expiredSet, isExpired, verifySet } from './verify-set.ts'

/** Something that is not accepted may be put right without any file of these changing. */
const retryMs = 5000

/** Files, environment, callbacks and clock of `watchSet`. */
export interface WatchOptions<T> {
  /** `current.json` of the environment. */
  readonly file: string
  readonly trustFile: string
  readonly environment: string
  /** Where the newest set accepted is remembered across restarts. */
  readonly seenFile: string
  /** What is made of a verified set; throws where what belongs to it does not hold. */
  readonly load: (set: OpenedSet['set']) => Promise<T> | T
  /** Called once for each new reason for which the live set is not accepted. */
  readonly onRefused: (message: string) => void
  readonly now?: () => Date
}

interface Good<T> {
  readonly value: T
  readonly set: OpenedSet['set']
}

/**
 * Follows the live set of an environment: gives what was made of the last set that verified, null as long as none did.
 * A call asks whether set or trust file has changed; only then they are read and verified again.
 */
export function watchSet<T>(options: WatchOptions<T>): () => Promise<T | null> {
  const now = options.now ?? (() => new Date())
  let good: Good<T> | null = null
  let seen: Seen | null = null
  let state: { readonly identity: string; readonly retryAt: number } | null = null
  const reported = new Set<string>()
  let reading: Promise<void> | null = null

  const refuse = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    if (!reported.has(message)) options.onRefused(message)
    reported.add(message)
  }

  async function read(identity: string): Promise<void> {
    try {
      seen = newerOf(await readHighestSeen(options.seenFile), seen)
      const trust = await readTrustFile(options.trustFile)
      const opened = verifySet(await readFile(options.file, 'utf8'), {
        environment: options.environment,
        trust,
        seen,
        now: now(),
      })
      good = { value: await options.load(opened.set), set: opened.set }
      seen = { sequence: opened.set.sequence, hash: opened.hash }
      state = { identity, retryAt: Infinity }
      reported.clear()
      // What cannot be remembered is no reason to serve an older set; it is one to be heard of.
      await raiseHighestSeen(options.seenFile, seen).catch(refuse)
    } catch (error) {
      state = { identity, retryAt: Date.now() + retryMs }
      refuse(error)
    }
  }

  return async () => {
    const identity = `${identityOf(options.file)} ${identityOf(options.trustFile)}`
    if (state?.identity !== identity || Date.now() > state.retryAt) {
      reading ??= read(identity).finally(() => {
        reading = null
      })
      await reading
    }
    if (good && isExpired(good.set, now())) refuse(expiredSet(good.set))
    return good?.value ?? null
  }
}

/**
 * A replaced file has another inode, a changed one another time of change, which nobody can set.
 * Not awaited: a trip to the thread pool takes ten times as long as the question, and each call of the API asks.
 */
function identityOf(path: string): string {
  try {
    const facts = statSync(path)
    return `${facts.ino}:${facts.ctimeMs}:${facts.size}`
  } catch {
    return 'none'
  }
}
