import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ErrorView } from '../error/error-view.tsx'
import { traceOf } from '../reports/trace-of.ts'
import { messages } from './messages.ts'
import { isLoadFailure } from '../environment/try-again.ts'

/** `slow`: it may still come. `broken`: it came and threw, which only a new document mends. */
export type Problem = 'failed' | 'slow' | 'broken'

interface Props {
  readonly problem?: Problem
  /** The shell itself is missing, and its menus with it. */
  readonly isShell?: boolean
  readonly isLoading: boolean
  /** What failed, where it is known. */
  readonly error?: unknown
  readonly onRetry: () => void
}

/** In the place of a screen that could not be loaded; header and menus around it keep working. */
export function UnavailableView({ problem = 'failed', isShell, isLoading, error, onRetry }: Props) {
  const isOffline = !useSyncExternalStore(subscribe, () => navigator.onLine)
  const isBroken = problem === 'broken'
  // A screen that threw is no matter of the connection.
  const isDisconnected = isOffline && !isBroken && (error === undefined || isLoadFailure(error))
  const [hasAskedAgain, clearAsked] = useOnceConnected(isDisconnected, isOffline || isBroken ? undefined : onRetry)
  const message = messages[isBroken && isOffline ? 'brokenOffline' : problem]
  const isAskingAgain = hasAskedAgain && isLoading && !isOffline
  return (
    <ErrorView
      title={problem === 'slow' ? messages.slowTitle : messages.title}
      message={
        isDisconnected
          ? messages.offline
          : isAskingAgain
            ? messages.backOnline
            : message + (isShell ? '' : messages.others)
      }
      reference={
        problem === 'slow' || isDisconnected || isAskingAgain ? null : error === undefined ? undefined : traceOf(error)
      }
      retryLabel={isBroken ? messages.reload : undefined}
      isRetrying={isLoading}
      // The browser's own error page would take the place of the document, and nothing leads back from there.
      onRetry={() => {
        if (isBroken && isOffline) return
        clearAsked()
        onRetry()
      }}
    />
  )
}

/** Asks again by itself, once for each return of the connection. Gives whether it has, and what clears that. */
function useOnceConnected(isDisconnected: boolean, ask: (() => void) | undefined): [boolean, () => void] {
  const wasDisconnected = useRef(isDisconnected)
  const [hasAsked, setHasAsked] = useState(false)
  useEffect(() => {
    const isBack = wasDisconnected.current && !isDisconnected
    wasDisconnected.current = isDisconnected
    if (!isBack || !ask) return
    setHasAsked(true)
    ask()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one request for one return
  }, [isDisconnected])
  return [hasAsked, () => setHasAsked(false)]
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
