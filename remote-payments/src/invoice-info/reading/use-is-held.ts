import { useEffect, useState } from 'react'

/** For a call that does not answer: typing must not wait for it. */
const longestMs = 2_000

/**
 * Whether the form is still held back, because something will move it: a press would land beside its target. Once it is
 * shown it stays, until its open fields become the check of what was read.
 */
export function useIsHeld(isComing: boolean, isWatched: boolean): boolean {
  const [shownAs, setShownAs] = useState<'watched' | 'check' | null>(null)
  const next = isWatched ? 'watched' : 'check'
  useEffect(() => {
    if (!isComing) setShownAs(next)
  }, [isComing, next])
  useEffect(() => {
    const timer = setTimeout(() => setShownAs(next), longestMs)
    return () => clearTimeout(timer)
  }, [next])
  return shownAs === null || (shownAs === 'watched' && next === 'check')
}
