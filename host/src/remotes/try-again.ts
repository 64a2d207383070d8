const refreshTimeoutMs = 8000

/**
 * Loads scripts, up to `attempts` times while that fails. Between attempts the scripts are fetched past the browser's cache: a damaged
 * answer would stay in it, and the first request after a failed preload gets that failure even when the server is back.
 */
export async function tryAgain<T>(load: () => Promise<T>, attempts: number, scriptsOf: (error: unknown) => readonly string[]): Promise<T> {
  try {
    return await load()
  }
  catch (error) {
    if (attempts <= 1) throw error
    await Promise.allSettled(scriptsOf(error).map(url => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refreshTimeoutMs) })))
    return tryAgain(load, attempts - 1, scriptsOf)
  }
}

/** The script of webpack's `ChunkLoadError`. */
export const failedChunk = (error: unknown): readonly string[] =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' ? [error.request] : []
