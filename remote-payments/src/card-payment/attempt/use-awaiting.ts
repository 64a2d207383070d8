import { useCallback, useEffect, useRef } from 'react'

/**
 * Keys of the attempts whose end a screen waits for, or has heard, that is shown: a user who goes back within the flow
 * is led to one again.
 */
const awaited = new Set<string>()

/** Whether a screen that is shown hears the end of the attempt. */
export const isAwaited = (key: string): boolean => awaited.has(key)

/** Gives a function that waits for the end of an attempt for as long as the screen is shown. */
export function useAwaiting(): (key: string) => void {
  const own = useRef('')
  const change = useCallback((key: string) => {
    awaited.delete(own.current)
    own.current = key
    if (key !== '') awaited.add(key)
  }, [])
  useEffect(() => () => change(''), [change])
  return change
}
