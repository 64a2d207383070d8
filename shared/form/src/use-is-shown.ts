import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Whether the user is still at the screen of the component that asks, for what goes on once an answer is there: a user
 * who has left, or waits for the next screen, is not led anywhere else. Needs a data router.
 */
export function useIsShown(): () => boolean {
  const isMounted = useRef(false)
  const isLeaving = useRef(false)
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    isLeaving.current = next !== pathname
  }, [next, pathname])
  return useCallback(() => isMounted.current && !isLeaving.current, [])
}
