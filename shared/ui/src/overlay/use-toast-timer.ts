import { useEffect, useRef } from 'react'

const defaultDurationMs = 5000

/**
 * Calls `onEnd` once after the duration. While `isPaused` the clock stands; what was left of it is left when it goes
 * on.
 */
export function useToastTimer(durationMs = defaultDurationMs, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => latest.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
