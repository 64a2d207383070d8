import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Whether the user waits for the next screen. That may be interrupted, by a hash link or a link to this screen: what is
 * put off meanwhile goes on when this is false again. Needs a data router.
 */
function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  return (useNavigation().location?.pathname ?? pathname) !== pathname
}

/**
 * Whether the user is still at the screen of the component that asks, for what goes on once an answer is there: a user
 * who has left, or waits for the next screen, is not led anywhere else. Needs a data router.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  const isLeaving = useIsLeaving()
  useEffect(() => {
    isShown.current = !isLeaving
    return () => {
      isShown.current = false
    }
  }, [isLeaving])
  return useCallback(() => isShown.current, [])
}

/**
 * As `useIsShown`, for an answer that must not be lost: where the user waits for the next screen, it resolves once they
 * have left or stay after all.
 *
 * ```ts
 * if (!(await stays())) return notify.error(text)
 * ```
 */
export function useStays(): () => Promise<boolean> {
  const isShown = useIsShown()
  const isLeaving = useIsLeaving()
  const pending = useRef<Promise<void>>(null)
  useEffect(() => {
    if (!isLeaving) return
    let end = () => {}
    pending.current = new Promise(resolve => {
      end = resolve
    })
    return () => {
      pending.current = null
      end()
    }
  }, [isLeaving])
  return useCallback(async () => {
    while (pending.current) await pending.current
    return isShown()
  }, [isShown])
}
