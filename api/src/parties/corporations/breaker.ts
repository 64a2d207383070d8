import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel'
import { RegistryUnreachableError } from './registry.ts'

interface BreakerOptions {
  readonly maxFailures: number
  readonly pauseMs: number
}

/** After some failures in a row nobody waits for the register any more; after the pause a single question tries it. */
export function createBreaker({ maxFailures, pauseMs }: BreakerOptions): <T>(ask: () => Promise<T>) => Promise<T> {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(maxFailures) })
  return async ask => {
    try {
      return await breaker.execute(ask)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      throw new RegistryUnreachableError('The register of corporations is not asked for a moment: it failed too often')
    }
  }
}
