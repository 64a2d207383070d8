import { useRef } from 'react'

/**
 * Drops presses that follow one before its busy state can have rendered, such as the second of a double click: a query
 * library reports the start of its work one timer later. The function that it gives says whether a press counts.
 */
export function useOnePress(): () => boolean {
  const isHeld = useRef(false)
  return () => {
    if (isHeld.current) return false
    isHeld.current = true
    // After the timers of the work that this press begins.
    setTimeout(() => {
      isHeld.current = false
    })
    return true
  }
}
