import { useCallback, useEffect, useRef } from 'react'

/** Whether the component that asks is still mounted, for what goes on once an answer is there. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
