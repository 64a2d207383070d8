import { useEffect, useState } from 'react'

const pauseMs = 300

/** A value once it has not changed for 300 ms: the server is asked after the typing, not with every key. */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
