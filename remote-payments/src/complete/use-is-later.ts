import { useEffect, useState } from 'react'

/** Becomes true once the component has been shown for that long. */
export function useIsLater(delayMs: number): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isLater
}
