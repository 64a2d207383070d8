import { loginUserAtom, store } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

/** Who is signed in: what one user began must not be shown to, or saved for, the next user of this tab. */
export const signedIn = (): string | null => store.get(loginUserAtom)?.emailAddress ?? null

/** Whether the session has ended while the screen is shown: the host is leading to the sign-in. */
export function useIsSessionOver(): boolean {
  const isSignedIn = useAtomValue(loginUserAtom) !== null
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  return wasSignedIn && !isSignedIn
}
