import { useEffect, useState } from 'react'

/** For a call that does not answer: typing must not wait for it. */
const longestMs = 2_000

/**
 * Whether the form is still held back, because something will move it: a press would land beside its target. Once it is
 * shown it stays.
 */
export function useIsHeld(isComing: boolean): boolean {
  const [isHeld, setIsHeld] = useState(true)
  useEffect(() => {
    if (!isComing) setIsHeld(false)
  }, [isComing])
  useEffect(() => {
    const timer = setTimeout(() => setIsHeld(false), longestMs)
    return () => clearTimeout(timer)
  }, [])
  return isHeld
}
