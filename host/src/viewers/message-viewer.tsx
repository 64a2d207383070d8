import { lazy, Suspense, useEffect, useState } from 'react'
import { bus, type SnackbarItem } from '@invoice-card/events'

// Before somebody is signed in there is next to nothing to say, so the first screens do not carry it.
const Snackbar = lazy(() => import('@invoice-card/ui/core').then(({ Snackbar }) => ({ default: Snackbar })))

/** Shows the messages that host and remotes put on the bus. */
export function MessageViewer() {
  const [item, setItem] = useState<SnackbarItem>()
  const [isWanted, setIsWanted] = useState(false)
  useEffect(
    () =>
      bus.on('snackbar', item => {
        setIsWanted(true)
        setItem(item)
      }),
    [],
  )
  if (!isWanted) return null
  const clear = (cleared: SnackbarItem) => setItem(current => (current === cleared ? undefined : current))
  return (
    <Suspense>
      <Snackbar item={item} onCleared={clear} />
    </Suspense>
  )
}
