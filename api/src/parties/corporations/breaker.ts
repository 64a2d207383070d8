import { RegistryUnreachableError } from './registry.ts'

interface BreakerOptions {
  /** Milliseconds of a clock that only moves on. */
  readonly clock: () => number
  readonly maxFailures: number
  readonly pauseMs: number
}

/** After some failures in a row nobody waits for the register any more; after the pause a single question tries it. */
export function createBreaker({
  clock,
  maxFailures,
  pauseMs,
}: BreakerOptions): <T>(ask: () => Promise<T>) => Promise<T> {
  let failures = 0
  let pausedUntil = -Infinity
  return async ask => {
    if (failures >= maxFailures) {
      if (clock() < pausedUntil)
        throw new RegistryUnreachableError(
          'The register of corporations is not asked for a moment: it failed too often',
        )
      pausedUntil = clock() + pauseMs
    }
    try {
      const answer = await ask()
      failures = 0
      return answer
    } catch (error) {
      failures += 1
      if (failures >= maxFailures) pausedUntil = clock() + pauseMs
      throw error
    }
  }
}
