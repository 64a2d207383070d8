import { type MouseEvent, useRef } from 'react'

/**
 * Drops presses that follow one before its busy state can have rendered, such as the second of a double click: a query
 * library reports the start of its work one timer later. What it gives says whether a press counts.
 */
function useOnePress(): () => boolean {
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

type Press = (event: MouseEvent<HTMLButtonElement>) => void

/**
 * What a button does when it is pressed: nothing while its work is in progress, and where `isLoading` is given, true or
 * false, once for two clicks in a row.
 */
export function useGuardedPress(isLoading: boolean | undefined, onClick: Press | undefined): Press {
  const isPressCounted = useOnePress()
  return event => {
    if (isLoading || (isLoading === false && !isPressCounted())) event.preventDefault()
    else onClick?.(event)
  }
}
