import { useCallback, useEffect, useRef } from 'react'

/** Gives the question whether the focus has gone with the element that had it, since the component is there. */
export function useIsFocusLost(): () => boolean {
  const last = useRef<Element>(null)
  useEffect(() => {
    const remember = () => {
      last.current = document.activeElement
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return useCallback(() => document.activeElement === document.body && last.current?.isConnected === false, [])
}
