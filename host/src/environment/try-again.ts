const refreshTimeoutMs = 8000

/**
 * Loads scripts, up to `attempts` times while that fails. Between attempts the scripts are fetched past the browser's
 * cache: a damaged answer would stay in it, and the first request after a failed preload gets that failure even when
 * the server is back.
 * @param scriptsOf the scripts that an error comes from; null where loading them again would not help
 */
export async function tryAgain<T>(
  load: () => Promise<T>,
  attempts: number,
  scriptsOf: (error: unknown) => readonly string[] | null,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const scripts = scriptsOf(error)
    if (attempts <= 1 || scripts === null) throw error
    await refresh(scripts)
    return tryAgain(load, attempts - 1, scriptsOf)
  }
}

/** Fetches scripts past the browser's cache, also past a request for them that hangs. Never rejects. */
export const refresh = async (scripts: readonly string[]): Promise<void> => {
  await Promise.allSettled(
    scripts.map(url => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refreshTimeoutMs) })),
  )
}

/** The script of webpack's `ChunkLoadError`. */
export const failedChunk = (error: unknown): readonly string[] =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' ? [error.request] : []

/** Whether scripts did not come, rather than came and threw. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || error.message.includes('[ Federation Runtime ]'))
