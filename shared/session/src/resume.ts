import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { store } from './store.ts'
import { loginUserAtom } from './user.ts'

let resumePath: string | null = null

/** Where the flow that is shown goes on once its user has signed in again; null where that is its own address. */
export const readResumePath = (): string | null => resumePath

/**
 * Names, while the screen is shown, where its flow goes on after the session has ended and its user has signed in
 * again: a path inside the product. The data of the flow ends with the session, so its own address shows nothing of it.
 */
export function useResumePath(path: string | null): void {
  useEffect(() => {
    if (path === null) return
    resumePath = path
    return () => {
      resumePath = null
    }
  }, [path])
}

/** Whether the session has ended while the screen is shown: the host is leading to the sign-in. */
export function useIsSessionOver(): boolean {
  const isSignedIn = useAtomValue(loginUserAtom, { store }) !== null
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  return wasSignedIn && !isSignedIn
}
