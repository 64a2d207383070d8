import { useEffect, useState } from 'react'

/** Timing of the snackbar (docs/product.md#messages-and-dialogs). */
const appearMs = 100
const defaultDurationMs = 5000
const clearMs = 400

/**
 * Shown 100 ms after `item` is set, closed after its duration, cleared 400 ms after closing. While `isPaused` (pointer
 * or focus on it) it stays; a new item starts over.
 */
export function useSnackbarTiming<Item extends { readonly durationMs?: number }>(
  item: Item | undefined,
  onCleared: (item: Item) => void,
  isPaused: boolean,
) {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'closing'>('waiting')
  const [timed, setTimed] = useState(item)
  if (timed !== item) {
    setTimed(item)
    setPhase('waiting')
  }

  useEffect(() => {
    if (!item || (phase === 'shown' && isPaused)) return
    const [wait, next] = {
      waiting: [appearMs, () => setPhase('shown')] as const,
      shown: [item.durationMs ?? defaultDurationMs, () => setPhase('closing')] as const,
      closing: [clearMs, () => onCleared(item)] as const,
    }[phase]
    const timer = setTimeout(next, wait)
    return () => clearTimeout(timer)
    // A caller's inline `onCleared` must not restart the clock.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [item, phase, isPaused])

  return { isShown: item !== undefined && phase === 'shown', close: () => setPhase('closing') }
}
