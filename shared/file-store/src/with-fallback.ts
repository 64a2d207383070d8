import type { FileStore } from './file-store.ts'

const unlimited = Number.MAX_SAFE_INTEGER

/**
 * A store that takes what is written, and one that is asked for files which the first lacks. While all processes have
 * both, in either order, every file is found: so a product moves from one to the other without a pause.
 */
export function withFallback(first: FileStore, second: FileStore): FileStore {
  return {
    put: first.put,
    add: async (key, bytes, maxBytes) => ((await second.sizeOf(key)) === null ? first.add(key, bytes, maxBytes) : null),
    open: async key => (await first.open(key)) ?? second.open(key),
    sizeOf: async key => (await first.sizeOf(key)) ?? second.sizeOf(key),
    withLocalCopy: async (key, use) =>
      (await first.sizeOf(key)) === null ? second.withLocalCopy(key, use) : first.withLocalCopy(key, use),
    move: async (from, to) => {
      if (await first.move(from, to)) {
        await second.remove(from)
        return true
      }
      const opened = await second.open(from)
      if (!opened) return false
      await first.put(to, opened.stream, unlimited)
      await second.remove(from)
      return true
    },
    remove: async key => {
      await first.remove(key)
      await second.remove(key)
    },
    removeOlder: async (group, before) => {
      await first.removeOlder(group, before)
      await second.removeOlder(group, before)
    },
    inspect: async key => (await first.inspect(key)) ?? second.inspect(key),
    groups: async () => [...new Set([...(await first.groups()), ...(await second.groups())])].toSorted(),
    list: group => merged(first.list(group), second.list(group)),
    downloadUrl: async (key, download) =>
      (await first.sizeOf(key)) === null ? second.downloadUrl(key, download) : first.downloadUrl(key, download),
    check: async () => {
      await first.check()
      await second.check()
    },
  }
}

/** Two listings in the order of keys as one; what both have is that of the first. */
async function* merged(first: ReturnType<FileStore['list']>, second: ReturnType<FileStore['list']>) {
  const seen = new Set<string>()
  for await (const file of first) {
    seen.add(file.key)
    yield file
  }
  for await (const file of second) if (!seen.has(file.key)) yield file
}
