import { useSyncExternalStore } from 'react'

/** Whole seconds until `time` (epoch milliseconds), counted down to 0. */
export function useCountdown(time: number): number {
  // Read from the clock in every render: a time that is stored would be stale when `time` changes.
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((time - Date.now()) / 1000)))
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
