import { useEffect, useState } from 'react'

const pauseMs = 300

/** A value once it has not changed for a moment: what is typed asks the server after the typing, not with every key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
