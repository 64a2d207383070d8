import { onSessionCleared, readTokens } from '@invoice-card/session'
import { useSyncExternalStore } from 'react'

/** Whether somebody is signed in at this tab, for views that stay where the session ends: nobody is led from there. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(onSessionCleared, () => readTokens() !== null)
